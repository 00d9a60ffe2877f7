export type Unit = 'kg' | 'lb';
export declare const factors: Record<Unit, number>;
export declare const fallback: Unit;
