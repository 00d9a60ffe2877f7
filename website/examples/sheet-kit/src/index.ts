import { existsSync } from 'node:fs';
import mitt from 'mitt';
import color from 'picocolors';

/*! Sheet reader, based on work by R. Ibarra */
export const events = mitt();

export function open(sheetPath: string): void {
  const message = existsSync(sheetPath) ? color.green('found') : color.red('missing');
  events.emit('open', `${message} ${sheetPath}`);
}
