import { register } from 'node:module';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { packageRoot } from '../files/package-root.ts';

/** Makes the next `loadConfig` read what the configuration imports again, and reports these files. */
export function watchConfigImports(onImport: (file: string) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.on('message', onImport);
  // Otherwise it would keep the process alive.
  port1.unref();
  const engine = pathToFileURL(join(packageRoot, 'src') + sep).href;
  register('./src/loader/fresh-imports.mjs', {
    parentURL: pathToFileURL(packageRoot + sep),
    data: { port: port2, engine },
    transferList: [port2],
  });
}
