function parseSpan(text) {
    const [hours = 0, minutes = 0] = text.match(/\d+/g)?.map(Number) ?? [];
    return 60 * hours + minutes;
}
export { parseSpan };
