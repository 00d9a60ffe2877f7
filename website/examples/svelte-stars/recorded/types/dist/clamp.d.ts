export declare const clamp: (value: number, max: number) => number;
