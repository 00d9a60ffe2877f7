import { factors } from "@crew/units";
const toKilograms = (value, unit)=>value * factors[unit];
export { toKilograms };
