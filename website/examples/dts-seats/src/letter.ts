export const toLetter = (row: number): string => String.fromCharCode(65 + row);
