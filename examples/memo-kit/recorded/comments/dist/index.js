import picocolors from "picocolors";
/*! memo-kit, MIT */ /** Formats one memo. */ function memo(title, done = false) {
    // A finished memo is green.
    const line = `[${done ? 'x' : ' '}] ${title}`;
    return done ? picocolors.green(line) : line;
}
export { memo };
