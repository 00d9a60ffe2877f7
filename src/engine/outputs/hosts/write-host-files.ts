import { join } from 'node:path';
import { hashOf } from '../../files/hash.ts';
import type { Output } from '../../files/output-dir.ts';
import { writeFileDeep } from '../../files/output-file.ts';
import type { Project } from '../../site/load-project.ts';
import type { SiteHeaders } from './headers.ts';
import { writeHeadersFile } from './headers-file.ts';
import { writeNginx } from './nginx.ts';
import { buildVercelConfig } from './vercel.ts';

/** Folder for what hosts need to know and readers must not get. */
export const deploymentFolder = 'dist-deploy';

/** Writes the headers of the site in the form of each host. */
export async function writeDeployment(
  { root, site, sources }: Project,
  headers: SiteHeaders,
  output: Output,
): Promise<void> {
  const text = writeHeadersFile(headers, site.base);
  await output.write('_headers', hashOf(text), () => text);

  const prefixes = site.locales.map(({ lang }) => lang).filter((lang) => lang !== site.lang);
  const { base } = site;
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
    writeFileDeep(join(root, deploymentFolder, name), content);
  }
}
