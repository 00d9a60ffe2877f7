import tally from "./tally.js";
const startTally = ()=>new tally();
export { startTally };
