var __webpack_require__ = {};
(()=>{
    __webpack_require__.p = "https://cdn.example.com/map-pins/";
})();
const pin_namespaceObject = __webpack_require__.p + "static/svg/pin.svg";
function marker(label) {
    const image = new Image();
    image.src = pin_namespaceObject;
    image.alt = label;
    return image;
}
export { marker };
