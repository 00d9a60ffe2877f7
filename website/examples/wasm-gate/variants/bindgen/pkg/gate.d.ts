export function double(value: number): number;
