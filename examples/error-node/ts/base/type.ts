export type Unit = 'kg';
