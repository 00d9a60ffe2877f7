export const toFahrenheit = (celsius: number): number => celsius * 1.8 + 32;
