import pin_namespaceObject from "./static/svg/pin.svg";
function marker(label) {
    const image = new Image();
    image.src = pin_namespaceObject;
    image.alt = label;
    return image;
}
export { marker };
