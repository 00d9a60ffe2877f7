import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsxElement, type TransformContext } from 'docs-engine/markdown';
import type { Root } from 'mdast';

const folder = join(import.meta.dirname, '../statements');

/** Sentences that the probes of a file name. */
function countStatements(text: string): number {
  const names = [...text.matchAll(/^\s*statement\(\s*(['"`].*)$/gm)].map(([, name]) => name);
  return new Set(names).size;
}

/** Number of proven statements by the path of the file with their probes. */
const probes = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [
      file.replaceAll('\\', '/'),
      countStatements(readFileSync(join(folder, file), 'utf8')),
    ]),
);

export const cacheKey = JSON.stringify([...probes].sort());

/** File with the probes of a page, if there is one. */
function findProbes(path: string): { file: string; count: number } | undefined {
  const file = path.replace(/^content\/[\w-]+\/(.+)\.mdx?$/, '$1.ts');
  const count = probes.get(file) ?? 0;
  return count > 0 ? { file, count } : undefined;
}

/** Says below the text of a page what its code and its sentences are verified by. */
export function transform(tree: Root, { dependencies, frontmatter, path }: TransformContext): void {
  const { pageType = 'doc' } = frontmatter;
  if (pageType !== 'doc') return;
  const names = dependencies.map((file) => /^examples\/([^/]+)\//.exec(file)?.[1]);
  const kits = [...new Set(names)].filter((name) => name !== undefined);
  const found = findProbes(path);
  if (kits.length === 0 && !found) return;
  tree.children.push(jsxElement('VerifiedBy', { kits, ...(found && { probes: found }) }, []));
}
