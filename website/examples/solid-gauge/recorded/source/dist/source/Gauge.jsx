import { createSignal } from "solid-js";
function Gauge(props) {
    const [percent, setPercent] = createSignal(props.start ?? 0);
    return <button type="button" onClick={()=>setPercent(percent() + 10)}>
      {props.label}: {percent()} %
    </button>;
}
export { Gauge };
