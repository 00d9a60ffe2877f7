export type Dose = {
    perKg: number;
    max: number;
};
export declare const dose: (kg: number, { perKg, max }: Dose) => number;
