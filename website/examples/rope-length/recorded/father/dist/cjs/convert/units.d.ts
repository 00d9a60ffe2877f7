export declare const meters: {
    fathom: number;
    foot: number;
};
export type Unit = keyof typeof meters;
//# sourceMappingURL=units.d.ts.map