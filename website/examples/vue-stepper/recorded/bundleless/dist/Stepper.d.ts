export declare const Stepper: import("vue").DefineComponent<import("vue").ExtractPropTypes<{
    step: {
        type: NumberConstructor;
        default: number;
    };
}>, () => import("vue/jsx-runtime").JSX.Element, {}, {}, {}, import("vue").ComponentOptionsMixin, import("vue").ComponentOptionsMixin, {}, string, import("vue").PublicProps, Readonly<import("vue").ExtractPropTypes<{
    step: {
        type: NumberConstructor;
        default: number;
    };
}>> & Readonly<{}>, {
    step: number;
}, {}, {}, {}, string, import("vue").ComponentProvideOptions, true, {}, any>;
