const folder = __dirname;
const file = __filename;
const load = (name)=>require(name);
export { file, folder, load };
