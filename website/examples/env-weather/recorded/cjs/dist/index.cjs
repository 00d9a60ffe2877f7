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
const region = "eu";
const units = "metric";
const token = process.env.WEATHER_TOKEN;
const verbose = 'production' !== process.env.NODE_ENV;
const mode = void 0;
__webpack_require__.d(__webpack_exports__, {}, {
    mode: mode,
    region: region,
    token: token,
    units: units,
    verbose: verbose
});
exports.mode = __webpack_exports__.mode;
exports.region = __webpack_exports__.region;
exports.token = __webpack_exports__.token;
exports.units = __webpack_exports__.units;
exports.verbose = __webpack_exports__.verbose;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "mode",
    "region",
    "token",
    "units",
    "verbose"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
