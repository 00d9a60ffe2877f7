import { __webpack_require__ } from "./rslib-runtime.js";
__webpack_require__.add({
    "./src/index.cjs" (module) {
        module.exports = function(text) {
            return text.toLowerCase();
        };
    }
});
__webpack_require__("./src/index.cjs");
