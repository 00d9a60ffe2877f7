import rates from "./rates.json" with {
    type: "json"
};
const toFrancs = (amount)=>`${amount * rates.rates.CHF} CHF`;
export { toFrancs };
