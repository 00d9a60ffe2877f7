import { __webpack_require__ } from "./l.js";
__webpack_require__.add({
    "./src/add.wasm" (module, exports, __webpack_require__) {
        __webpack_require__.a(module, async function(__rspack_handle_async_dependencies__, __rspack_async_done) {
            try {
                var __rspack_wasm_module__ = await __webpack_require__.vs("static/wasm/54b710755d.module.wasm");
                __webpack_require__.d(exports, {}, {
                    default: __rspack_wasm_module__
                });
                __rspack_async_done();
            } catch (e) {
                __rspack_async_done(e);
            }
        }, 1);
    }
});
const add = await __webpack_require__("./src/add.wasm");
var default_0 = add.default;
export default default_0;
