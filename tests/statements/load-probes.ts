import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PageProbes, takeProbes } from '../../website/statements/statement.ts';
import { websiteRoot } from '../support/roots.ts';

/** Folder of the probes, by the path of their page. */
const statementsFolder = 'statements';

export type LoadedProbes = PageProbes & {
  /** Page that the probes prove, such as `config/lib/banner`. */
  pageId: string;
  /** Text above the first probe, which may declare what the probes share. */
  head: string;
};

async function listProbeFiles(): Promise<string[]> {
  const root = join(websiteRoot, statementsFolder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return (
    entries
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map((entry) => join(entry.parentPath, entry.name))
      // The folders hold pages; files next to them are shared.
      .filter((file) => dirname(file) !== root)
      .sort()
  );
}

/** Loads the probes of all pages. They register themselves in the order of import. */
export async function loadProbes(): Promise<LoadedProbes[]> {
  const loaded: LoadedProbes[] = [];
  for (const file of await listProbeFiles()) {
    takeProbes();
    await import(/* @vite-ignore */ pathToFileURL(file).href);
    const path = relative(join(websiteRoot, statementsFolder), file).split(sep).join('/');
    const [head = ''] = (await readFile(file, 'utf8')).split(/^(?:below|statement|unproven)\(/m);
    loaded.push({ ...takeProbes(), pageId: path.replace(/(?:(?<=^|\/)index)?\.ts$/, ''), head });
  }
  return loaded;
}
