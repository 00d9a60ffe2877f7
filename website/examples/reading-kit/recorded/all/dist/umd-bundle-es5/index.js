(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else if ('object' == typeof exports) exports["readingTime"] = factory();
    else root["readingTime"] = factory();
})(self, function() {
    return function() {
        "use strict";
        var __webpack_require__ = {};
        !function() {
            __webpack_require__.d = function(exports1, getters, values) {
                var define1 = function(defs, kind) {
                    for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) {
                        var descriptor = {
                            enumerable: true
                        };
                        descriptor[kind] = defs[key];
                        Object.defineProperty(exports1, key, descriptor);
                    }
                };
                define1(getters, "get");
                define1(values, "value");
            };
        }();
        !function() {
            __webpack_require__.o = function(obj, prop) {
                return Object.prototype.hasOwnProperty.call(obj, prop);
            };
        }();
        !function() {
            __webpack_require__.r = function(exports1) {
                if ("u" > typeof Symbol && Symbol.toStringTag) Object.defineProperty(exports1, Symbol.toStringTag, {
                    value: 'Module'
                });
                Object.defineProperty(exports1, '__esModule', {
                    value: true
                });
            };
        }();
        var __webpack_exports__ = {};
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            minutes: function() {
                return minutes;
            }
        });
        var words_words = function(text) {
            var _text_match;
            return null != (_text_match = text.match(/\S+/g)) ? _text_match : [];
        };
        function minutes(text) {
            var pace = arguments.length > 1 && void 0 !== arguments[1] ? arguments[1] : 200;
            return Math.ceil(words_words(text).length / pace);
        }
        return __webpack_exports__;
    }();
});
