/*! LICENSE: index.js.LICENSE.txt */
import picocolors from "picocolors";
function memo(title, done = !1) {
    let line = `[${done ? 'x' : ' '}] ${title}`;
    return done ? picocolors.green(line) : line;
}
export { memo };
