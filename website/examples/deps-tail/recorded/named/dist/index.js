import { red } from "picocolors";
const alarm = (text)=>red(text);
export { alarm };
