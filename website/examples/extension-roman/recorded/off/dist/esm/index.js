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
const toRoman = (value)=>{
    let rest = value;
    let text = '';
    for (const [symbol, worth] of symbols){
        text += symbol.repeat(Math.floor(rest / worth));
        rest %= worth;
    }
    return text;
};
export { toRoman };
