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
    __webpack_require__.add = function(modules) {
        Object.assign(__webpack_require__.m, modules);
    };
})();
(()=>{
    __webpack_require__.o = (obj, prop)=>Object.prototype.hasOwnProperty.call(obj, prop);
})();
(()=>{
    __webpack_require__.v = function(exports, wasmModuleFilename, importsObj) {
        return Promise.all([
            import('fs'),
            import('url')
        ]).then(([{ readFile }, { URL }])=>new Promise((resolve, reject)=>{
                readFile(new URL(wasmModuleFilename, import.meta.url), (err, buffer)=>{
                    if (err) return reject(err);
                    resolve({
                        arrayBuffer () {
                            return buffer;
                        }
                    });
                });
            })).then(function(x) {
            return x.arrayBuffer();
        }).then(function(bytes) {
            return WebAssembly.instantiate(bytes, importsObj);
        }).then(function(res) {
            return Object.assign(exports, res.instance.exports);
        });
    };
})();
__webpack_require__.add({
    "./src/pkg/gate_bg.js" (__unused_rspack___webpack_module__, __webpack_exports__, __webpack_require__) {
        let wasm;
        function __wbg_set_wasm(value) {
            wasm = value;
        }
        function double(value) {
            return wasm.double(value);
        }
        function __wbg_log(value) {
            console.log('called from WebAssembly with', value);
        }
        __webpack_require__.d(__webpack_exports__, {
            I6: ()=>__wbg_log,
            gd: ()=>double,
            lI: ()=>__wbg_set_wasm
        });
    },
    "./src/pkg/gate_bg.wasm" (module, exports, __webpack_require__) {
        var rspack_import_0 = __webpack_require__("./src/pkg/gate_bg.js");
        module.exports = __webpack_require__.v(exports, "static/wasm/90ced3fef6.module.wasm", {
            "./gate_bg.js": {
                __wbg_log: rspack_import_0.I6
            }
        });
    }
});
const pkg_gate_bg = await __webpack_require__("./src/pkg/gate_bg.wasm");
const gate_bg = __webpack_require__("./src/pkg/gate_bg.js");
(0, gate_bg.lI)(pkg_gate_bg);
const quadruple = (value)=>(0, gate_bg.gd)((0, gate_bg.gd)(value));
export { quadruple };
