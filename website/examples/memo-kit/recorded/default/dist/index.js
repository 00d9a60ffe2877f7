/*! LICENSE: index.js.LICENSE.txt */
import { green } from "memo-ink";
/*! memo-kit, MIT */ function memo(title, done = false) {
    const line = `[${done ? 'x' : ' '}] ${title}`;
    return done ? green(line) : line;
}
export { memo };
