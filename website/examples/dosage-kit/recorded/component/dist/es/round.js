const round = (value)=>Math.round(10 * value) / 10;
export { round };
