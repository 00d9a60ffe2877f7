export declare const count: (text: string) => number;
