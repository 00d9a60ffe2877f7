const legend = [
    'pin: a place',
    'dot: a stop'
];
export { legend };
