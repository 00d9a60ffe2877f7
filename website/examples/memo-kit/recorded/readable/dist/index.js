/*! LICENSE: index.js.LICENSE.txt */
import { green } from "memo-ink";
function memo(title, done = !1) {
    let line = `[${done ? 'x' : ' '}] ${title}`;
    return done ? green(line) : line;
}
export { memo };
