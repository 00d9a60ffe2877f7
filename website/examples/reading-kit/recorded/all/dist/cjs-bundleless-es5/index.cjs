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
__webpack_require__.d(__webpack_exports__, {
    minutes: function() {
        return minutes;
    }
});
var external_words_cjs_namespaceObject = require("./words.cjs");
function minutes(text) {
    var pace = arguments.length > 1 && void 0 !== arguments[1] ? arguments[1] : 200;
    return Math.ceil((0, external_words_cjs_namespaceObject.words)(text).length / pace);
}
exports.minutes = __webpack_exports__.minutes;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "minutes"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
