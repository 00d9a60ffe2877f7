import * as __rspack_external_picocolors from "picocolors";
var __webpack_modules__ = {};
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
__webpack_require__.m = __webpack_modules__;
(()=>{
    __webpack_require__.add = function(modules) {
        Object.assign(__webpack_require__.m, modules);
    };
})();
__webpack_require__.add({
    picocolors (module) {
        module.exports = __rspack_external_picocolors;
    }
});
const colors = __webpack_require__("picocolors");
const mode = "production";
const icon = new URL('./icon.svg', import.meta.url);
const paint = (text)=>colors.red(text ?? 'none');
var src_unit = "px";
export { icon, mode, paint, src_unit as unit };
