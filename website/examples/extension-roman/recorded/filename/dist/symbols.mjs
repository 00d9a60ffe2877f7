const symbols = [
    [
        'X',
        10
    ],
    [
        'IX',
        9
    ],
    [
        'V',
        5
    ],
    [
        'IV',
        4
    ],
    [
        'I',
        1
    ]
];
export { symbols };
