import pin_namespaceObject from "./static/svg/pin.svg";
const toDegrees = (value)=>`${value.toFixed(2)}°`;
const pin_module = {
    pin: "pin-mYUx13"
};
const describePin = (lat, lng)=>({
        className: pin_module.pin,
        icon: pin_namespaceObject,
        label: `${toDegrees(lat)}, ${toDegrees(lng)}`
    });
const loadLegend = ()=>import("./legend~0.js");
export { describePin, loadLegend };
