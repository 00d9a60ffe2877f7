import { words } from "./words.js";
function minutes(text, pace = 200) {
    return Math.ceil(words(text).length / pace);
}
export { minutes };
