import { createSignal } from "solid-js";
function Gauge(props) {
    const [percent, setPercent] = createSignal(props.start ?? 0);
    return /*#__PURE__*/ React.createElement("button", {
        type: "button",
        onClick: ()=>setPercent(percent() + 10)
    }, props.label, ": ", percent(), " %");
}
export { Gauge };
