const steepInCold = (minutes)=>8 * minutes;
export { steepInCold };
