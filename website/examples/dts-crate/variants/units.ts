export const kilogram = 1000;
