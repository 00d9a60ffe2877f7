import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PageProbes, takeProbes } from '../../website/statements/statement.ts';
import { websiteRoot } from '../support/roots.ts';
import { sourceOf } from './page-statements.ts';

/** Folder of the probes, by the path of their page. */
const statementsFolder = 'statements';

export type LoadedProbes = PageProbes & {
  /** Page that the probes prove, such as `config/lib/banner`. */
  pageId: string;
  /** Text above the first probe, which may declare what the probes share. */
  head: string;
};

const probesRoot = join(websiteRoot, statementsFolder);

function pageOf(file: string): string {
  const path = relative(probesRoot, file).split(sep).join('/');
  return path.replace(/(?:(?<=^|\/)index)?\.ts$/, '');
}

async function listProbeFiles(): Promise<string[]> {
  const entries = await readdir(probesRoot, { recursive: true, withFileTypes: true });
  return (
    entries
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map((entry) => join(entry.parentPath, entry.name))
      // Files next to the folders are shared, unless there is a page of their name.
      .filter(
        (file) =>
          dirname(file) !== probesRoot || existsSync(join(websiteRoot, sourceOf(pageOf(file)))),
      )
      .sort()
  );
}

/** Loads the probes of all pages. They register themselves in the order of import. */
export async function loadProbes(): Promise<LoadedProbes[]> {
  const loaded: LoadedProbes[] = [];
  for (const file of await listProbeFiles()) {
    takeProbes();
    await import(/* @vite-ignore */ pathToFileURL(file).href);
    const [head = ''] = (await readFile(file, 'utf8')).split(/^(?:below|statement|unproven)\(/m);
    loaded.push({ ...takeProbes(), pageId: pageOf(file), head });
  }
  return loaded;
}
