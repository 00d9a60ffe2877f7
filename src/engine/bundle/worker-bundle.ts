import { join } from 'node:path';
import { packageRoot } from '../files/package-root.ts';
import { workerFile } from '../output-paths.ts';
import { license } from './vite-config.ts';

/** Bundles the service worker into one script. */
export async function bundleWorker(outDir: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    root: packageRoot,
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
        input: join(packageRoot, 'src/engine/offline/worker.ts'),
        output: { format: 'iife', entryFileNames: workerFile },
      },
    },
  });
}
