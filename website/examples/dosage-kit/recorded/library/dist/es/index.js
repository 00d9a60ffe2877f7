const round = (value)=>Math.round(10 * value) / 10;
const dose = (kg, { perKg, max })=>Math.min(round(kg * perKg), max);
export { dose };
