export declare const untyped: number;
