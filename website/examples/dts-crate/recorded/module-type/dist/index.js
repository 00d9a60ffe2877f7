const loadUnits = ()=>import("./units.js");
export { loadUnits };
