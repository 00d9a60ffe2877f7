import { green } from "memo-ink";
/*! memo-kit, MIT */ /** Formats one memo. */ function memo(title, done = false) {
    // A finished memo is green.
    const line = `[${done ? 'x' : ' '}] ${title}`;
    return done ? green(line) : line;
}
export { memo };
