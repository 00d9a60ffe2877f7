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
            __webpack_require__.u = (chunkId)=>"" + chunkId + ".js";
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
            __webpack_require__.p = "/";
        })();
        (()=>{
            __webpack_require__.b = document.baseURI || self.location.href;
        })();
        var __webpack_exports__ = {};
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            startTally: ()=>startTally
        });
        function WorkerWrapper(options) {
            return new Worker(new URL(__webpack_require__.p + __webpack_require__.u("l"), __webpack_require__.b), Object.assign({}, {
                name: options && options.name
            }, {
                type: void 0
            }));
        }
        const startTally = ()=>new WorkerWrapper();
        return __webpack_exports__;
    })());
