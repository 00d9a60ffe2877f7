import { readFileSync } from "node:fs";
import picocolors from "picocolors";
function mitt(n) {
    return {
        all: n = n || new Map,
        on: function(t, e) {
            var i = n.get(t);
            i ? i.push(e) : n.set(t, [
                e
            ]);
        },
        off: function(t, e) {
            var i = n.get(t);
            i && (e ? i.splice(i.indexOf(e) >>> 0, 1) : n.set(t, []));
        },
        emit: function(t, e) {
            var i = n.get(t);
            i && i.slice().map(function(n) {
                n(e);
            }), (i = n.get("*")) && i.slice().map(function(n) {
                n(t, e);
            });
        }
    };
}
const lines = mitt();
function replay(file) {
    for (const line of readFileSync(file, 'utf8').split('\n'))lines.emit('line', line.startsWith('ERROR') ? picocolors.red(line) : line);
}
export { lines, replay };
