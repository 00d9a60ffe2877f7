const celsius = (fahrenheit)=>(fahrenheit - 32) * 5 / 9;
export { celsius };
