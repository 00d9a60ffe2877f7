/*! LICENSE: index.072127.js.LICENSE.txt */
import { existsSync } from "node:fs";
import mitt from "mitt";
import picocolors from "picocolors";
/*! Sheet reader, based on work by R. Ibarra */ const events = mitt();
function src_open(sheetPath) {
    const message = existsSync(sheetPath) ? picocolors.green('found') : picocolors.red('missing');
    events.emit('open', `${message} ${sheetPath}`);
}
export { events, src_open as open };

//# sourceMappingURL=index.072127.js.map