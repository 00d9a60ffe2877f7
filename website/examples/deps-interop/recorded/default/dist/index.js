import units from "units";
const toGrams = (kilograms)=>kilograms * units.kilo;
export { toGrams };
