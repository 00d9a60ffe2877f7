export function size() {
    return Math.random() + 1;
}
