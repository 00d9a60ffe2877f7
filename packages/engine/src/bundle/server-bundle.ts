import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { engineRoot } from '../files/roots.ts';
import { rolldownChecks } from './vite-config.ts';

/**
 * Bundles the theme for the build. It contains every component, static ones too, so its style sheet
 * is that of the site.
 */
export async function buildServerBundle(shared: InlineConfig, outDir: string): Promise<void> {
  await build({
    ...shared,
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: {
      ...shared.build,
      outDir,
      emptyOutDir: true,
      ssr: true,
      emitAssets: true,
      minify: 'oxc',
      rolldownOptions: {
        checks: rolldownChecks,
        input: { server: join(engineRoot, 'src/document/server-entry.ts') },
        output: {
          entryFileNames: '[name].js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css'))
              ? 'style.css'
              : 'assets/[name].[hash][extname]',
        },
      },
    },
  });
}
