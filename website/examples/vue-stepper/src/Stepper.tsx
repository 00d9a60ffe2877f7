import { defineComponent, ref } from 'vue';

export const Stepper = defineComponent({
  props: { step: { type: Number, default: 1 } },
  setup(props) {
    const value = ref(0);
    return () => <button onClick={() => (value.value += props.step)}>{value.value}</button>;
  },
});
