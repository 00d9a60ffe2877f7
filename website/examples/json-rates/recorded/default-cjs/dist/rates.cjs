"use strict";
var __webpack_modules__ = {
    "./src/rates.json" (module) {
        module.exports = /*#__PURE__*/ JSON.parse('{"base":"EUR","updated":"2026-01-05","rates":{"CHF":0.93,"SEK":11.1}}');
    }
};
var __webpack_module_cache__ = {};
function __webpack_require__(moduleId) {
    var cachedModule = __webpack_module_cache__[moduleId];
    if (void 0 !== cachedModule) return cachedModule.exports;
    var module = __webpack_module_cache__[moduleId] = {
        exports: {}
    };
    __webpack_modules__[moduleId](module, module.exports, __webpack_require__);
    return module.exports;
}
var __webpack_exports__ = __webpack_require__("./src/rates.json");
exports.base = __webpack_exports__.base;
exports.rates = __webpack_exports__.rates;
exports.updated = __webpack_exports__.updated;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "base",
    "rates",
    "updated"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
