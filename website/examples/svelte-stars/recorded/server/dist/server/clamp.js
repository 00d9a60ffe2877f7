const clamp = (value, max)=>Math.min(Math.max(value, 0), max);
export { clamp };
