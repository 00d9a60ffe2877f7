import pin_namespaceObject from "../static/svg/pin.svg";
export default pin_namespaceObject;
