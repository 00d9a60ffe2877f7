var __webpack_require__ = {};
(()=>{
    var scriptUrl;
    if ("string" == typeof import.meta.url) scriptUrl = import.meta.url;
    if (!scriptUrl) throw new Error("Automatic publicPath is not supported in this browser");
    scriptUrl = scriptUrl.replace(/^blob:/, "").replace(/#.*$/, "").replace(/\?.*$/, "").replace(/\/[^\/]+$/, "/");
    __webpack_require__.p = scriptUrl;
})();
const legend_namespaceObject = __webpack_require__.p + "static/assets/legend.pdf";
import pin_namespaceObject from "./static/svg/pin.svg";
const files = [
    pin_namespaceObject,
    legend_namespaceObject
];
export { files };
