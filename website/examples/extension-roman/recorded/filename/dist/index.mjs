import { symbols } from "./symbols.mjs";
const toRoman = (value)=>{
    let rest = value;
    let text = '';
    for (const [symbol, worth] of symbols){
        text += symbol.repeat(Math.floor(rest / worth));
        rest %= worth;
    }
    return text;
};
export { toRoman };
