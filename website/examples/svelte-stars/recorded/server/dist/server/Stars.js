import "./clamp.js";
import * as __rspack_external_svelte_internal_server_c57d3e80 from "svelte/internal/server";
function Stars($$renderer, $$props) {
    $$renderer.component(($$renderer)=>{
        let { value = 0, max = 5, onrate } = $$props;
        $$renderer.push('<div class="stars svelte-1p75bi0" role="group">\x3c!--[--\x3e');
        const each_array = __rspack_external_svelte_internal_server_c57d3e80.ensure_array_like(Array.from({
            length: max
        }));
        for(let index = 0, $$length = each_array.length; index < $$length; index++){
            each_array[index];
            $$renderer.push(`<button${__rspack_external_svelte_internal_server_c57d3e80.attr_class('svelte-1p75bi0', void 0, {
                on: index < value
            })}>★</button>`);
        }
        $$renderer.push("\x3c!--]--\x3e</div>");
        __rspack_external_svelte_internal_server_c57d3e80.bind_props($$props, {
            value
        });
    });
}
export default Stars;
