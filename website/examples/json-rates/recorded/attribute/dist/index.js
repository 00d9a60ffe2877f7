import rates from "./rates.js" with {
    type: "json"
};
const toFrancs = (amount)=>`${amount * rates.rates.CHF} CHF`;
export { toFrancs };
