(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else if ('object' == typeof exports) exports["readingTime"] = factory();
    else root["readingTime"] = factory();
})(self, ()=>(()=>{
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
            minutes: ()=>minutes
        });
        const words = (text)=>{
            var _text_match;
            return null != (_text_match = text.match(/\S+/g)) ? _text_match : [];
        };
        function minutes(text, pace = 200) {
            return Math.ceil(words(text).length / pace);
        }
        return __webpack_exports__;
    })());
