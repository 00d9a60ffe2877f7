import { join } from 'node:path';
import { hash } from '../../files/hash.ts';
import type { OutputDir } from '../../files/output-dir.ts';
import { outputFile } from '../../files/output-file.ts';
import type { Project } from '../../site/load-project.ts';
import type { SiteHeaders } from './headers.ts';
import { writeHeadersFile } from './headers-file.ts';
import { writeNginx } from './nginx.ts';
import { buildVercelConfig } from './vercel.ts';

/** Folder for what hosts need to know and readers must not get. */
export const deploymentFolder = 'dist-deploy';

/** Writes the headers of the site in the form of each host. */
export async function writeHostFiles(
  { root, config, sources }: Project,
  headers: SiteHeaders,
  output: OutputDir,
): Promise<void> {
  const text = writeHeadersFile(headers, config.base);
  await output.write('_headers', hash(text), () => text);

  const prefixes = config.locales.map(({ lang }) => lang).filter((lang) => lang !== config.lang);
  const { base } = config;
  const documents = new Map(sources.map(({ routePath, outputPath }) => [routePath, outputPath]));
  const files = {
    'nginx.conf': writeNginx({ headers, base, prefixes }),
    'vercel.json': JSON.stringify(
      buildVercelConfig({ headers, base, prefixes, documents }),
      null,
      2,
    ),
  };
  for (const [name, content] of Object.entries(files)) {
    outputFile(join(root, deploymentFolder, name), content);
  }
}
