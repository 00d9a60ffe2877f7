import { toMeters } from "./convert/index.js";
function addRopes(...ropes) {
    return ropes.reduce((sum, [length, unit])=>sum + toMeters(length, unit), 0);
}
export { addRopes };
