const kilogram = 1000;
export { kilogram };
