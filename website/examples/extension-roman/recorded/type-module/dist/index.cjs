"use strict";
var __webpack_require__ = {};
(()=>{
    __webpack_require__.d = (exports1, getters, values)=>{
        var define = (defs, kind)=>{
            for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) Object.defineProperty(exports1, key, {
                enumerable: true,
                [kind]: defs[key]
            });
        };
        define(getters, "get");
        define(values, "value");
    };
})();
(()=>{
    __webpack_require__.o = (obj, prop)=>Object.prototype.hasOwnProperty.call(obj, prop);
})();
(()=>{
    __webpack_require__.r = (exports1)=>{
        if ("u" > typeof Symbol && Symbol.toStringTag) Object.defineProperty(exports1, Symbol.toStringTag, {
            value: 'Module'
        });
        Object.defineProperty(exports1, '__esModule', {
            value: true
        });
    };
})();
var __webpack_exports__ = {};
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
    toRoman: ()=>toRoman
});
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
exports.toRoman = __webpack_exports__.toRoman;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "toRoman"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
