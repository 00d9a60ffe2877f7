export const kilo = 1000;
