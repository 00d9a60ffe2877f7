export type Unit = 'kg' | 'lb';

export const factors: Record<Unit, number> = { kg: 1, lb: 0.4536 };

export const fallback: Unit = 'kg';
