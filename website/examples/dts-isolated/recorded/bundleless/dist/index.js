import { brewing } from "./brewing.js";
const longest = Math.max(...brewing.values());
function secondsFor(tea) {
    return brewing.get(tea) ?? 180;
}
export { longest, secondsFor };
