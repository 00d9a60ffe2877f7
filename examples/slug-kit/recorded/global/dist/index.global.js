(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else if ('object' == typeof exports) exports["SlugKit"] = factory();
    else root["SlugKit"] = factory();
})(globalThis, ()=>(()=>{
        var __webpack_modules__ = {
            E (module1) {
                var x = String;
                var create = function() {
                    return {
                        isColorSupported: false,
                        reset: x,
                        bold: x,
                        dim: x,
                        italic: x,
                        underline: x,
                        inverse: x,
                        hidden: x,
                        strikethrough: x,
                        black: x,
                        red: x,
                        green: x,
                        yellow: x,
                        blue: x,
                        magenta: x,
                        cyan: x,
                        white: x,
                        gray: x,
                        bgBlack: x,
                        bgRed: x,
                        bgGreen: x,
                        bgYellow: x,
                        bgBlue: x,
                        bgMagenta: x,
                        bgCyan: x,
                        bgWhite: x,
                        blackBright: x,
                        redBright: x,
                        greenBright: x,
                        yellowBright: x,
                        blueBright: x,
                        magentaBright: x,
                        cyanBright: x,
                        whiteBright: x,
                        bgBlackBright: x,
                        bgRedBright: x,
                        bgGreenBright: x,
                        bgYellowBright: x,
                        bgBlueBright: x,
                        bgMagentaBright: x,
                        bgCyanBright: x,
                        bgWhiteBright: x
                    };
                };
                module1.exports = create();
                module1.exports.createColors = create;
            }
        };
        var __webpack_module_cache__ = {};
        function __webpack_require__(moduleId) {
            var cachedModule = __webpack_module_cache__[moduleId];
            if (void 0 !== cachedModule) return cachedModule.exports;
            var module1 = __webpack_module_cache__[moduleId] = {
                exports: {}
            };
            __webpack_modules__[moduleId](module1, module1.exports, __webpack_require__);
            return module1.exports;
        }
        (()=>{
            __webpack_require__.n = (module1)=>{
                var getter = module1 && module1.__esModule ? ()=>module1['default'] : ()=>module1;
                __webpack_require__.d(getter, {
                    a: getter
                });
                return getter;
            };
        })();
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
        (()=>{
            "use strict";
            __webpack_require__.r(__webpack_exports__);
            var picocolors__rspack_import_1 = __webpack_require__("E");
            var picocolors__rspack_import_1_default = /*#__PURE__*/ __webpack_require__.n(picocolors__rspack_import_1);
            function slug(text, options = {}) {
                const words = text.trim().split(/\s+/).join("-");
                return options.upper ? words.toUpperCase() : words.toLowerCase();
            }
            const show = (text)=>console.log(picocolors__rspack_import_1_default().green(slug(text)));
            __webpack_require__.d(__webpack_exports__, {
                slug: ()=>slug
            }, {
                show: show
            });
        })();
        return __webpack_exports__;
    })());
