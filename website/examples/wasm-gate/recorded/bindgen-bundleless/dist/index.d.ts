export declare const quadruple: (value: number) => number;
