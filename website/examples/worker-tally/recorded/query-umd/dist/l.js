(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else if ('object' == typeof exports) exports["Tally"] = factory();
    else root["Tally"] = factory();
})(globalThis, ()=>(()=>{
        "use strict";
        var __webpack_exports__ = {};
        const count = (text)=>text.split(/\s+/).filter(Boolean).length;
        addEventListener('message', ({ data })=>{
            postMessage(count(data));
        });
        return __webpack_exports__;
    })());
