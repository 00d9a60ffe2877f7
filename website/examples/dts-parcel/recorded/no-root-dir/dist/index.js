const factors = {
    near: 1,
    far: 1.8
};
const factorOf = (zone)=>factors[zone];
function quote(grams, zone, options = {}) {
    const base = 45 * Math.ceil(grams / 100) * factorOf(zone);
    const insurance = (options.insured ?? 0) * 0.01;
    return Math.round(base * (options.express ? 2 : 1) + insurance);
}
export { quote };
