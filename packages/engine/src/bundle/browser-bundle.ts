import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { engineRoot } from '../files/roots.ts';
import { createChunkGroup } from './chunk-group.ts';
import type { ClassNames } from './class-names.ts';
import { cssClassMap } from './css-class-map.ts';
import { parallelImports } from './parallel-imports.ts';
import { rolldownChecks } from './vite-config.ts';

/** Bundles router and theme for the browser. Style sheets become maps of their class names. */
export async function buildBrowserBundle(
  shared: InlineConfig,
  outDir: string,
  classNames: ClassNames,
): Promise<void> {
  await build({
    ...shared,
    plugins: [...(shared.plugins ?? []), cssClassMap(classNames), parallelImports()],
    build: {
      ...shared.build,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        checks: rolldownChecks,
        input: { entry: join(engineRoot, 'src/browser/entry.ts') },
        output: {
          entryFileNames: 'assets/[name].[hash].js',
          chunkFileNames: 'assets/[name].[hash].js',
          assetFileNames: 'assets/[name].[hash][extname]',
          // Chromium compiles the functions while the file arrives. They run together when React hydrates.
          postBanner: ({ name }) => (name === 'app' ? '//# allFunctionsCalledOnLoad' : ''),
          codeSplitting: { groups: [createChunkGroup()] },
        },
      },
    },
  });
}
