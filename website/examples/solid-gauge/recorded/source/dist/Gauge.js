import { delegateEvents, insert, template } from "solid-js/web";
import { createSignal } from "solid-js";
var _tmpl$ = /*#__PURE__*/ template("<button type=button>: <!> %");
function Gauge(props) {
    const [percent, setPercent] = createSignal(props.start ?? 0);
    return (()=>{
        var _el$ = _tmpl$(), _el$2 = _el$.firstChild, _el$4 = _el$2.nextSibling;
        _el$4.nextSibling;
        _el$.$$click = ()=>setPercent(percent() + 10);
        insert(_el$, ()=>props.label, _el$2);
        insert(_el$, percent, _el$4);
        return _el$;
    })();
}
delegateEvents([
    "click"
]);
export { Gauge };
