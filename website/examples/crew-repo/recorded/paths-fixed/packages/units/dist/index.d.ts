export type Unit = 'kg' | 'lb';
export declare const factors: Record<Unit, number>;
