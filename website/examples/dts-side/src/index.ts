export const celsius = (fahrenheit: number): number => ((fahrenheit - 32) * 5) / 9;
