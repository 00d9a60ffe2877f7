"use strict";
exports.ids = [
    5
];
exports.modules = {
    r (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        const legend = [
            'pin: a place',
            'dot: a stop'
        ];
        __webpack_require__.d(__webpack_exports__, {}, {
            legend: legend
        });
    }
};
