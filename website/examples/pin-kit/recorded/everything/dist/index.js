import "./theme.css";
import pin from "./icons/pin.js";
import { toDegrees } from "./geo/format.js";
import pin_module from "./pin.module.js";
const describePin = (lat, lng)=>({
        className: pin_module.pin,
        icon: pin,
        label: `${toDegrees(lat)}, ${toDegrees(lng)}`
    });
const loadLegend = ()=>import("./legend.js");
export { describePin, loadLegend };
