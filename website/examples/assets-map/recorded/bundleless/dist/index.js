import pin from "./icons/pin.js";
function marker(label) {
    const image = new Image();
    image.src = pin;
    image.alt = label;
    return image;
}
export { marker };
