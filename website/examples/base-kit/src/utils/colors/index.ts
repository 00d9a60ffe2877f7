export const toHex = (value: number): string => value.toString(16).padStart(2, '0');
