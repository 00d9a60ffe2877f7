export declare const total: (prices: number[]) => number;
