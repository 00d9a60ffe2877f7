import { delegateEvents, getNextElement, getNextMarker, insert, runHydrationEvents, template } from "solid-js/web";
import { createSignal } from "solid-js";
var _tmpl$ = /*#__PURE__*/ template("<button type=button><!$><!/>: <!$><!/> %");
function Gauge(props) {
    const [percent, setPercent] = createSignal(props.start ?? 0);
    return (()=>{
        var _el$ = getNextElement(_tmpl$), _el$4 = _el$.firstChild, [_el$5, _co$] = getNextMarker(_el$4.nextSibling), _el$2 = _el$5.nextSibling, _el$6 = _el$2.nextSibling, [_el$7, _co$2] = getNextMarker(_el$6.nextSibling);
        _el$7.nextSibling;
        _el$.$$click = ()=>setPercent(percent() + 10);
        insert(_el$, ()=>props.label, _el$5, _co$);
        insert(_el$, percent, _el$7, _co$2);
        runHydrationEvents();
        return _el$;
    })();
}
delegateEvents([
    "click"
]);
export { Gauge };
