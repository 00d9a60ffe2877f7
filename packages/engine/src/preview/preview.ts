import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig, resolveOutDir } from '../config/load-config.ts';
import { BuildError } from '../diagnostics.ts';
import { listen, listenOnLoopback } from '../listen.ts';
import type { MakeMissing } from '../outputs/build-step.ts';
import { createPreviewServer } from './server.ts';

/** Host for the URL of a server that listens on `host`. `localhost` could be another server on IPv6. */
function toHostname(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Serves a built site, by default on loopback only. Resolves to its URL.
 *
 * @param makeMissing makes files that a local build has left out
 */
export async function previewSite(
  root: string,
  port: number,
  host?: string,
  makeMissing?: MakeMissing,
): Promise<string> {
  const config = await loadConfig(root);
  const outDir = resolveOutDir(root, config);
  if (!existsSync(join(outDir, '_headers'))) {
    const hint = 'Build it first: npm run build';
    throw new BuildError([{ file: `${config.outDir}/`, message: 'the site is not built', hint }]);
  }
  const server = createPreviewServer({
    outDir,
    base: config.base,
    langs: config.locales.map(({ lang }) => lang),
    defaultLang: config.lang,
    makeMissing,
  });
  if (!host) return `http://localhost:${await listenOnLoopback(server, port)}${config.base}`;
  const opened = await listen(server, port, host);
  return `http://${toHostname(host)}:${opened}${config.base}`;
}
