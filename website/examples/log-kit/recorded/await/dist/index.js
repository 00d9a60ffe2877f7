import { readFile } from "node:fs/promises";
const rules = (await readFile('requests.txt', 'utf8')).split('\n');
export { rules };
