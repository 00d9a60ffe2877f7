"use strict";
exports.ids = [
    6
];
exports.modules = {
    "./src/shout.ts" (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
        const shout = (text)=>`${text}!`;
        __webpack_require__.d(__webpack_exports__, {}, {
            shout: shout
        });
    }
};
