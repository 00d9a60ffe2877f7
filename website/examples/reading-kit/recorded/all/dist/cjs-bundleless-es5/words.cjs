"use strict";
var __webpack_require__ = {};
!function() {
    __webpack_require__.d = function(exports1, getters, values) {
        var define = function(defs, kind) {
            for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) {
                var descriptor = {
                    enumerable: true
                };
                descriptor[kind] = defs[key];
                Object.defineProperty(exports1, key, descriptor);
            }
        };
        define(getters, "get");
        define(values, "value");
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
var words = function(text) {
    var _text_match;
    return null != (_text_match = text.match(/\S+/g)) ? _text_match : [];
};
var letters = function(text) {
    return words(text).join('').length;
};
__webpack_require__.d(__webpack_exports__, {
    letters: function() {
        return letters;
    },
    words: function() {
        return words;
    }
});
exports.letters = __webpack_exports__.letters;
exports.words = __webpack_exports__.words;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "letters",
    "words"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
