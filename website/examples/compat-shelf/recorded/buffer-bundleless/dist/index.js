import { __webpack_require__ } from "./rslib-runtime.js";
import * as __rspack_external_buffer from "buffer";
__webpack_require__.add({
    d (module) {
        module.exports = __rspack_external_buffer;
    }
});
var Buffer = __webpack_require__("d").Buffer;
const encode = (text)=>Buffer.from(text).toString('base64');
export { encode };
