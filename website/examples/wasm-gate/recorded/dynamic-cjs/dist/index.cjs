"use strict";
var __webpack_modules__ = {
    "./src/index.ts" (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        async function total(numbers) {
            const { add } = await __webpack_require__.e("c").then(__webpack_require__.bind(__webpack_require__, "./src/add.wasm"));
            return numbers.reduce((sum, value)=>add(sum, value), 0);
        }
        __webpack_require__.d(__webpack_exports__, {
            total: ()=>total
        });
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
__webpack_require__.m = __webpack_modules__;
(()=>{
    __webpack_require__.d = (exports1, getters, values)=>{
        var define = (defs, kind)=>{
            for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) Object.defineProperty(exports1, key, {
                enumerable: true,
                [kind]: defs[key]
            });
        };
        define(getters, "get");
        define(values, "value");
    };
})();
(()=>{
    __webpack_require__.f = {};
    __webpack_require__.e = (chunkId)=>Promise.all(Object.keys(__webpack_require__.f).reduce((promises, key)=>{
            __webpack_require__.f[key](chunkId, promises);
            return promises;
        }, []));
})();
(()=>{
    __webpack_require__.u = (chunkId)=>"" + chunkId + ".cjs";
})();
(()=>{
    __webpack_require__.o = (obj, prop)=>Object.prototype.hasOwnProperty.call(obj, prop);
})();
(()=>{
    __webpack_require__.r = (exports1)=>{
        if ("u" > typeof Symbol && Symbol.toStringTag) Object.defineProperty(exports1, Symbol.toStringTag, {
            value: 'Module'
        });
        Object.defineProperty(exports1, '__esModule', {
            value: true
        });
    };
})();
(()=>{
    __webpack_require__.v = function(exports1, wasmModuleFilename, importsObj) {
        return new Promise(function(resolve, reject) {
            try {
                var { readFile } = require('fs');
                var { join } = require('path');
                readFile(join(__dirname, wasmModuleFilename), function(err, buffer) {
                    if (err) return reject(err);
                    resolve({
                        arrayBuffer () {
                            return buffer;
                        }
                    });
                });
            } catch (err) {
                reject(err);
            }
        }).then(function(x) {
            return x.arrayBuffer();
        }).then(function(bytes) {
            return WebAssembly.instantiate(bytes, importsObj);
        }).then(function(res) {
            return Object.assign(exports1, res.instance.exports);
        });
    };
})();
(()=>{
    var requireInstalledChunks = {
        q: 1
    };
    var requireInstallChunk = (chunk)=>{
        var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
        for(var moduleId in moreModules)if (__webpack_require__.o(moreModules, moduleId)) __webpack_require__.m[moduleId] = moreModules[moduleId];
        if (runtime) runtime(__webpack_require__);
        for(var i = 0; i < chunkIds.length; i++)requireInstalledChunks[chunkIds[i]] = 1;
    };
    __webpack_require__.f.require = (chunkId, promises)=>{
        if (!requireInstalledChunks[chunkId]) requireInstallChunk(require("./" + __webpack_require__.u(chunkId)));
    };
})();
var __webpack_exports__ = __webpack_require__("./src/index.ts");
exports.total = __webpack_exports__.total;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "total"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
