import { createVNode, defineComponent, ref } from "vue";
const Stepper = defineComponent({
    props: {
        step: {
            type: Number,
            default: 1
        }
    },
    setup (props) {
        const value = ref(0);
        return ()=>createVNode("button", {
                onClick: ()=>value.value += props.step
            }, [
                value.value
            ]);
    }
});
export { Stepper };
