(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else if ('object' == typeof exports) exports["Tally"] = factory();
    else root["Tally"] = factory();
})(globalThis, ()=>(()=>{
        "use strict";
        var __webpack_require__ = {};
        (()=>{
            __webpack_require__.d = (exports1, getters, values)=>{
                var define1 = (defs, kind)=>{
                    for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) Object.defineProperty(exports1, key, {
                        enumerable: true,
                        [kind]: defs[key]
                    });
                };
                define1(getters, "get");
                define1(values, "value");
            };
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
        var __webpack_exports__ = {};
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            startTally: ()=>startTally
        });
        const jsContent = "(()=>{\n    \"use strict\";\n    const count = (text)=>text.split(/\\s+/).filter(Boolean).length;\n    addEventListener('message', ({ data })=>{\n        postMessage(count(data));\n    });\n})();\n";
        const workerURL = "u" > typeof self && (self.URL || self.webkitURL);
        const blob = workerURL && self.Blob && new Blob([
            "(self.URL || self.webkitURL).revokeObjectURL(self.location.href);",
            jsContent
        ], {
            type: "text/javascript;charset=utf-8"
        });
        function WorkerWrapper(options) {
            let objURL;
            try {
                objURL = blob && workerURL.createObjectURL(blob);
                if (!objURL) throw "";
                const worker = new Worker(objURL, {
                    name: options && options.name
                });
                worker.addEventListener("error", ()=>{
                    workerURL.revokeObjectURL(objURL);
                });
                return worker;
            } catch (e) {
                if (objURL) workerURL.revokeObjectURL(objURL);
                return new Worker("data:text/javascript;charset=utf-8," + encodeURIComponent(jsContent), {
                    name: options && options.name
                });
            }
        }
        const startTally = ()=>new WorkerWrapper();
        return __webpack_exports__;
    })());
