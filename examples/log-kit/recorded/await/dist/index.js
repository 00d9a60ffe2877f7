import { readFile } from "node:fs/promises";
const rules = (await readFile('app.log', 'utf8')).split('\n');
export { rules };
