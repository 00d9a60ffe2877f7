export const celsius = (fahrenheit: number): number => ((fahrenheit - 32) * 5) / 9;

export const zero = 32;
