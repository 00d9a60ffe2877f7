import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { engineRoot } from '../files/roots.ts';
import type { ClassNames } from './class-names.ts';
import { rolldownChecks } from './vite-config.ts';

/** Bundles router and theme for the browser. Style sheets become maps of their class names. */
export async function buildBrowserBundle(
  shared: InlineConfig,
  outDir: string,
  classNames: ClassNames,
): Promise<void> {
  const { build } = await import('vite');
  const { createChunkGroup } = await import('./chunk-group.ts');
  const { cssClassMap } = await import('./css-class-map.ts');
  const { parallelImports } = await import('./parallel-imports.ts');
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
