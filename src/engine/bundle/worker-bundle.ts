import { join } from 'node:path';
import { workerFile } from '../output-paths.ts';
import { packageRoot } from '../site/load-project.ts';

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
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(packageRoot, 'src/engine/offline/worker.ts'),
        output: { format: 'iife', entryFileNames: workerFile },
      },
    },
  });
}
