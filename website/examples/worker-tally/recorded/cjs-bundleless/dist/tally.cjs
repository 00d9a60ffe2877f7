"use strict";
var __webpack_exports__ = {};
const external_count_cjs_namespaceObject = require("./count.cjs");
addEventListener('message', ({ data })=>{
    postMessage((0, external_count_cjs_namespaceObject.count)(data));
});
for(var __rspack_i in __webpack_exports__)exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
