const toHex = (value)=>value.toString(16).padStart(2, '0');
export { toHex };
