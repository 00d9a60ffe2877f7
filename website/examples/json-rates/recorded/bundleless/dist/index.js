import { base, rates } from "./rates.js";
const toFrancs = (amount)=>`${amount * rates.CHF} CHF from ${base}`;
export { toFrancs };
