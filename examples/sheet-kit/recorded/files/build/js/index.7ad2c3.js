/*! LICENSE: index.7ad2c3.js.LICENSE.txt */
import { existsSync } from "node:fs";
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
/*! Sheet reader, based on work by R. Ibarra */ const events = mitt();
function src_open(sheetPath) {
    const message = existsSync(sheetPath) ? picocolors.green('found') : picocolors.red('missing');
    events.emit('open', `${message} ${sheetPath}`);
}
export { events, src_open as open };

//# sourceMappingURL=index.7ad2c3.js.map