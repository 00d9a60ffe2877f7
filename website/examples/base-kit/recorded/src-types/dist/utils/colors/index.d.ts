export declare const toHex: (value: number) => string;
