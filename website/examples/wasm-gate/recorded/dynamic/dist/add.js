import { __webpack_require__ } from "./l.js";
__webpack_require__.add({
    "./src/add.wasm" (module, exports, __webpack_require__) {
        module.exports = __webpack_require__.v(exports, "static/wasm/54b710755d.module.wasm");
    }
});
const add = await __webpack_require__("./src/add.wasm");
var add_0 = add.add;
export { add_0 as add };
