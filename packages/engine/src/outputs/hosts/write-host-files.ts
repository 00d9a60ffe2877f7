import { join } from 'node:path';
import { throwIfErrors } from '../../diagnostics.ts';
import { hash } from '../../files/hash.ts';
import { outputFile } from '../../files/output-file.ts';
import { listIsolatedRoutes } from '../../site/is-isolated.ts';
import type { BuildStep } from '../build-step.ts';
import { buildHeaders } from './headers.ts';
import { checkLineLength, writeHeadersFile } from './headers-file.ts';
import { writeNginx } from './nginx.ts';
import { buildVercelConfig } from './vercel.ts';

/** Writes the headers of the site in the form of each host: `_headers`, `nginx.conf`, `vercel.json`. */
export const writeHostFiles: BuildStep = async ({ project, assets, out, hostsDir, log }) => {
  const { config, sources } = project;
  const { base } = config;
  const isolatedPaths = listIsolatedRoutes(project).map((route) => route.slice(1));
  const headers = buildHeaders(assets.inlineSources, isolatedPaths);
  const text = writeHeadersFile(headers, base);
  throwIfErrors(checkLineLength(text), log);
  await out.write('_headers', hash(text), () => text);

  const prefixes = config.locales.map(({ lang }) => lang).filter((lang) => lang !== config.lang);
  const documents = new Map(sources.map(({ routePath, outputPath }) => [routePath, outputPath]));
  const vercel = buildVercelConfig({ headers, base, prefixes, documents });
  const files = {
    'nginx.conf': writeNginx({ headers, base, prefixes }),
    'vercel.json': JSON.stringify(vercel, null, 2),
  };
  for (const [name, content] of Object.entries(files)) {
    outputFile(join(hostsDir, name), content);
  }
};
