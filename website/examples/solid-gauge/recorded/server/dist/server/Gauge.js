import { escape as web_escape, ssr, ssrHydrationKey } from "solid-js/web";
import { createSignal } from "solid-js";
var _tmpl$ = [
    "<button",
    " type=\"button\"><!--$-->",
    "<!--/-->: <!--$-->",
    "<!--/--> %</button>"
];
function Gauge(props) {
    const [percent, setPercent] = createSignal(props.start ?? 0);
    return ssr(_tmpl$, ssrHydrationKey(), web_escape(props.label), web_escape(percent()));
}
export { Gauge };
