import { readFileSync } from "node:fs";
function tally(file) {
    const levels = {};
    for (const line of readFileSync(file, 'utf8').trim().split('\n')){
        const [level = ''] = line.split(' ');
        levels[level] ??= 0;
        levels[level] += 1;
    }
    return levels;
}
export { tally };
