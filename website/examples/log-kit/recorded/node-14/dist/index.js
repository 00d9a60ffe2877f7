import { readFileSync } from "fs";
function tally(file) {
    const levels = {};
    for (const line of readFileSync(file, 'utf8').trim().split('\n')){
        var _levels, _level;
        const [level = ''] = line.split(' ');
        (_levels = levels)[_level = level] ?? (_levels[_level] = 0);
        levels[level] += 1;
    }
    return levels;
}
export { tally };
