/*! LICENSE: index.js.LICENSE.txt */
import { existsSync } from "node:fs";
import mitt from "mitt";
import kleur from "kleur";
/*! Sheet reader, based on work by R. Ibarra */ const events = mitt();
function src_open(sheetPath) {
    const message = existsSync(sheetPath) ? kleur.green('found') : kleur.red('missing');
    events.emit('open', `${message} ${sheetPath}`);
}
export { events, src_open as open };
