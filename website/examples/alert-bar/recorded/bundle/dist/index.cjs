"use strict";
var __webpack_require__ = {};
(()=>{
    __webpack_require__.n = (module)=>{
        var getter = module && module.__esModule ? ()=>module['default'] : ()=>module;
        __webpack_require__.d(getter, {
            a: getter
        });
        return getter;
    };
})();
(()=>{
    __webpack_require__.d = (exports1, getters, values)=>{
        var define = (defs, kind)=>{
            for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) Object.defineProperty(exports1, key, {
                enumerable: true,
                [kind]: defs[key]
            });
        };
        define(getters, "get");
        define(values, "value");
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
    Alert: ()=>Alert,
    alerts: ()=>alerts
});
const jsx_runtime_namespaceObject = require("react/jsx-runtime");
const external_react_namespaceObject = require("react");
const external_mitt_namespaceObject = require("mitt");
var external_mitt_default = /*#__PURE__*/ __webpack_require__.n(external_mitt_namespaceObject);
const close_namespaceObject = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxwYXRoIGQ9Ik0xIDEgNyA3TTcgMSAxIDciIHN0cm9rZT0iYmxhY2siLz48L3N2Zz4K";
const alerts = external_mitt_default()();
function Alert({ text }) {
    const [open, setOpen] = (0, external_react_namespaceObject.useState)(true);
    const close = ()=>{
        setOpen(false);
        alerts.emit('close', text);
    };
    return open ? /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsxs)("p", {
        className: "alert",
        children: [
            text,
            " ",
            /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)("img", {
                src: close_namespaceObject,
                alt: "Close",
                onClick: close
            })
        ]
    }) : null;
}
exports.Alert = __webpack_exports__.Alert;
exports.alerts = __webpack_exports__.alerts;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "Alert",
    "alerts"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
