import { createElementBlock, defineComponent, openBlock, ref, toDisplayString } from "vue";
import "./LikeButton.css";
import { __webpack_require__ } from "./rslib-runtime.js";
__webpack_require__.add({
    s (__unused_rspack_module, exports) {
        exports.A = (sfc, props)=>{
            const target = sfc.__vccOpts || sfc;
            for (const [key, val] of props)target[key] = val;
            return target;
        };
    }
});
const LikeButtonvue_type_script_setup_true_lang_ts = /*@__PURE__*/ defineComponent({
    __name: 'LikeButton',
    props: {
        label: {}
    },
    setup (__props) {
        const likes = ref(0);
        return (_ctx, _cache)=>(openBlock(), createElementBlock("button", {
                class: "like",
                onClick: _cache[0] || (_cache[0] = ($event)=>likes.value++)
            }, toDisplayString(__props.label) + " " + toDisplayString(likes.value), 1));
    }
});
const exportHelper = __webpack_require__("s");
const __exports__ = /*#__PURE__*/ (0, exportHelper.A)(LikeButtonvue_type_script_setup_true_lang_ts, [
    [
        '__scopeId',
        "data-v-f54efc77"
    ]
]);
const LikeButton = __exports__;
export default LikeButton;
