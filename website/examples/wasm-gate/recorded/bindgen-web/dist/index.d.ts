export declare function quadruple(value: number): Promise<number>;
