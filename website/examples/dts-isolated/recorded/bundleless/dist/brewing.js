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
export { brewing };
