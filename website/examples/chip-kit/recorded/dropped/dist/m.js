import { __webpack_require__ } from "./rslib-runtime.js";
__webpack_require__.add({
    "./src/round.cjs" (__unused_rspack_module, exports) {
        exports.L = (value)=>Math.round(100 * value) / 100;
    }
});
