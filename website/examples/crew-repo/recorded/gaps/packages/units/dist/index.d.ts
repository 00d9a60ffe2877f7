export type Unit = 'kg' | 'lb';
export declare const factors: Record<Unit, number>;
export declare const edit1: Unit;
export declare const edit2: Unit;
