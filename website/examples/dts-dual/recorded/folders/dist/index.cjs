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
    phaseOf: ()=>phaseOf
});
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
exports.phaseOf = __webpack_exports__.phaseOf;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "phaseOf"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
