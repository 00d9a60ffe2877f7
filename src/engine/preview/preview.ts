import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadSite } from '../config/load-config.ts';
import { BuildFailure } from '../diagnostics.ts';
import { listen } from '../listen.ts';
import { createPreviewServer } from './server.ts';

/** Serves `dist/` of a site; resolves with its address once it listens. */
export async function previewSite(root: string, port: number): Promise<string> {
  const site = await loadSite(root);
  const outDir = join(root, 'dist');
  if (!existsSync(join(outDir, '_headers'))) {
    throw new BuildFailure([
      {
        severity: 'error',
        file: 'dist/',
        message: 'the site is not built',
        hint: 'Build it first: npm run build',
      },
    ]);
  }
  const server = createPreviewServer({
    outDir,
    base: site.base,
    langs: site.locales.map(({ lang }) => lang),
    defaultLang: site.lang,
  });
  return `http://localhost:${await listen(server, port)}${site.base}`;
}
