const factors = {
    kg: 1,
    lb: 0.4536
};
const toKilograms = (value, unit)=>value * factors[unit];
export { toKilograms };
