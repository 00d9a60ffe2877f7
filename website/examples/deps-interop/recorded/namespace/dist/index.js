import * as __rspack_external_units from "units";
const toGrams = (kilograms)=>kilograms * __rspack_external_units.kilo;
export { toGrams };
