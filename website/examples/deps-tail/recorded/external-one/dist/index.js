import { readFileSync } from "node:fs";
import mitt from "mitt";
import picocolors from "picocolors";
const lines = mitt();
function replay(file) {
    for (const line of readFileSync(file, 'utf8').split('\n'))lines.emit('line', line.startsWith('ERROR') ? picocolors.red(line) : line);
}
export { lines, replay };
