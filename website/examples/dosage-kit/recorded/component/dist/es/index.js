import { round } from "./round.js";
const dose = (kg, { perKg, max })=>Math.min(round(kg * perKg), max);
export { dose };
