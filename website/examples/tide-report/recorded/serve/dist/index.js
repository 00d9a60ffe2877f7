function round(value) {
    return Math.round(10 * value) / 10;
}
function toKnots(metersPerSecond) {
    return 1.94384 * metersPerSecond;
}
function describe(metersPerSecond) {
    return `${round(toKnots(metersPerSecond))} kn`;
}
export { describe };
