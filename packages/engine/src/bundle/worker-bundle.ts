import { join } from 'node:path';
import { build } from 'vite';
import { engineRoot, workspaceRoot } from '../files/roots.ts';
import { workerFile } from '../output-paths.ts';
import { license } from './vite-config.ts';

/** Bundles the service worker into one script. */
export async function bundleWorker(outDir: string): Promise<void> {
  await build({
    root: workspaceRoot,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      license,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(engineRoot, 'src/offline/worker.ts'),
        output: { format: 'iife', entryFileNames: workerFile },
      },
    },
  });
}
