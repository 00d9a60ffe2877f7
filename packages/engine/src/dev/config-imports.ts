import { register } from 'node:module';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { engineRoot, workspaceRoot } from '../files/roots.ts';

/** Makes the next `loadConfig` read what the configuration imports again, and reports these files. */
export function watchConfigImports(onImport: (file: string) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.on('message', onImport);
  // Otherwise it would keep the process alive.
  port1.unref();
  const packages = pathToFileURL(join(workspaceRoot, 'packages') + sep).href;
  register('./loader/fresh-imports.mjs', {
    parentURL: pathToFileURL(engineRoot + sep),
    data: { port: port2, packages },
    transferList: [port2],
  });
}
