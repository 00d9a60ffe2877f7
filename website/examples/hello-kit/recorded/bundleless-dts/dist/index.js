import { shout } from "./shout.js";
const greet = (name)=>shout(`Hello, ${name}`);
export { greet };
