const brewing = new Map([
    [
        'green',
        120
    ],
    [
        'black',
        240
    ]
]);
const longest = Math.max(...brewing.values());
function secondsFor(tea) {
    return brewing.get(tea) ?? 180;
}
export { longest, secondsFor };
