const synodicMonth = 29.530588;
const knownNewMoon = Date.UTC(2000, 0, 6, 18, 14);
function daysSinceNewMoon(date) {
    return (date.getTime() - knownNewMoon) / 86400000 % synodicMonth;
}
function phaseOf(date) {
    const day = Math.round(daysSinceNewMoon(date));
    if (0 === day) return 'new';
    if (day < 14) return 'waxing';
    return day < 16 ? 'full' : 'waning';
}
export { phaseOf };
