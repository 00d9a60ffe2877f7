var __webpack_require__ = {};
(()=>{
    __webpack_require__.d = (exports, getters, values)=>{
        var define = (defs, kind)=>{
            for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports, key)) Object.defineProperty(exports, key, {
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
    __webpack_require__.r = (exports)=>{
        if ("u" > typeof Symbol && Symbol.toStringTag) Object.defineProperty(exports, Symbol.toStringTag, {
            value: 'Module'
        });
        Object.defineProperty(exports, '__esModule', {
            value: true
        });
    };
})();
var gate_bg_namespaceObject = {};
__webpack_require__.r(gate_bg_namespaceObject);
__webpack_require__.d(gate_bg_namespaceObject, {
    __wbg_log: ()=>__wbg_log,
    __wbg_set_wasm: ()=>__wbg_set_wasm,
    double: ()=>gate_bg_double
});
let wasm;
function __wbg_set_wasm(value) {
    wasm = value;
}
function gate_bg_double(value) {
    return wasm.double(value);
}
function __wbg_log(value) {
    console.log('called from WebAssembly with', value);
}
async function init(input = new URL("./static/wasm/90ced3fef6.module.wasm", import.meta.url)) {
    const { instance } = await WebAssembly.instantiateStreaming(fetch(input), {
        './gate_bg.js': gate_bg_namespaceObject
    });
    __wbg_set_wasm(instance.exports);
}
async function quadruple(value) {
    await init();
    return gate_bg_double(gate_bg_double(value));
}
export { quadruple };
