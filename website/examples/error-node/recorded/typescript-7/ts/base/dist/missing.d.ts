export declare const missing: number;
