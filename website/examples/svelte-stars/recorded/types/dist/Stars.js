import "svelte/internal/disclose-version";
import { clamp } from "./clamp.js";
import "./Stars.css";
import * as __rspack_external_svelte_internal_client_f8ec82ce from "svelte/internal/client";
var root = __rspack_external_svelte_internal_client_f8ec82ce.from_html("<button>★</button>");
var root_1 = __rspack_external_svelte_internal_client_f8ec82ce.from_html('<div class="stars svelte-1p75bi0" role="group"></div>');
function Stars($$anchor, $$props) {
    __rspack_external_svelte_internal_client_f8ec82ce.push($$props, true);
    let value = __rspack_external_svelte_internal_client_f8ec82ce.prop($$props, 'value', 15, 0), max = __rspack_external_svelte_internal_client_f8ec82ce.prop($$props, 'max', 3, 5);
    function rate(next) {
        value(clamp(next, max()));
        $$props.onrate?.(value());
    }
    var div = root_1();
    __rspack_external_svelte_internal_client_f8ec82ce.each(div, 21, ()=>Array.from({
            length: max()
        }), __rspack_external_svelte_internal_client_f8ec82ce.index, ($$anchor, _, index)=>{
        var button = root();
        let classes;
        __rspack_external_svelte_internal_client_f8ec82ce.template_effect(()=>classes = __rspack_external_svelte_internal_client_f8ec82ce.set_class(button, 1, 'svelte-1p75bi0', null, classes, {
                on: index < value()
            }));
        __rspack_external_svelte_internal_client_f8ec82ce.delegated('click', button, ()=>rate(index + 1));
        __rspack_external_svelte_internal_client_f8ec82ce.append($$anchor, button);
    });
    __rspack_external_svelte_internal_client_f8ec82ce.reset(div);
    __rspack_external_svelte_internal_client_f8ec82ce.append($$anchor, div);
    __rspack_external_svelte_internal_client_f8ec82ce.pop();
}
__rspack_external_svelte_internal_client_f8ec82ce.delegate([
    'click'
]);
export default Stars;
