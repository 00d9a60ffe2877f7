import pin_namespaceObject from "./images/src/flags/pin.svg";
import icons_pin_namespaceObject from "./images/src/icons/pin.svg";
const icons = {
    flag: pin_namespaceObject,
    pin: icons_pin_namespaceObject
};
export { icons };
