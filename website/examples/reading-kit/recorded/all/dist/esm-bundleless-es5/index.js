import { words } from "./words.js";
function minutes(text) {
    var pace = arguments.length > 1 && void 0 !== arguments[1] ? arguments[1] : 200;
    return Math.ceil(words(text).length / pace);
}
export { minutes };
