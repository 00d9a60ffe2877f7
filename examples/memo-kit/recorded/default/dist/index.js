/*! LICENSE: index.js.LICENSE.txt */
import picocolors from "picocolors";
/*! memo-kit, MIT */ function memo(title, done = false) {
    const line = `[${done ? 'x' : ' '}] ${title}`;
    return done ? picocolors.green(line) : line;
}
export { memo };
