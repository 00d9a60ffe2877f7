const celsius = (fahrenheit)=>(fahrenheit - 32) * 5 / 9;
const zero = 32;
export { celsius, zero };
