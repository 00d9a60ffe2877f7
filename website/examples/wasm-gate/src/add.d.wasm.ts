export declare const add: (a: number, b: number) => number;
