import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageSource } from '../content/discover.ts';
import { compileSource } from '../markdown/compile-options.ts';
import type { CompiledPage } from '../markdown/compiled-page.ts';
import { loadProject, type Project } from '../site/load-project.ts';
import type { PageHead } from '../site/site-data.ts';
import { readTitle } from './read-title.ts';

/** The sources of a site as they are on disk at the moment. */
export type DevSources = {
  /** Configuration and page list. */
  load: () => Promise<Project>;
  /** Titles and dates of all pages, read without compiling them. */
  loadTitles: () => Promise<PageHead[]>;
  /** Compiles a page as it is now. Its faults are in `diagnostics`. */
  compile: (source: PageSource) => Promise<CompiledPage & { source: PageSource }>;
  /** Forgets configuration, page list and titles: the next one who asks has them read again. */
  invalidate: () => void;
  /** How often the sources have changed. A document says which of them it shows. */
  revision: number;
};

/** Makes something when it is asked for, and keeps it until it is forgotten. What fails is not kept. */
function memoizeAsync<T>(make: () => Promise<T>): {
  get: () => Promise<T>;
  invalidate: () => void;
} {
  let made: Promise<T> | undefined;
  function invalidate(): void {
    made = undefined;
  }
  return {
    get() {
      if (!made) {
        made = make();
        made.catch(invalidate);
      }
      return made;
    },
    invalidate: invalidate,
  };
}

/** The sources in the folder `root`, an absolute path. Reads nothing until it is asked. */
export function createDevSources(root: string): DevSources {
  const readText = ({ sourcePath }: PageSource) => readFile(join(root, sourcePath), 'utf8');
  const project = memoizeAsync(async () => {
    const loaded = await loadProject(root, console.warn);
    // A picture that was just put into `public/` is on no other host yet.
    return { ...loaded, config: { ...loaded.config, assetOrigin: undefined } };
  });
  const heads = memoizeAsync(async () => {
    const { sources } = await project.get();
    return Promise.all(
      sources.map(async (source): Promise<PageHead> => {
        const { title, date } = readTitle(await readText(source));
        return { source, title, frontmatter: { date } };
      }),
    );
  });
  return {
    load: project.get,
    loadTitles: heads.get,
    async compile(source) {
      const { config } = await project.get();
      return {
        ...(await compileSource({ root, config: config }, source, await readText(source))),
        source,
      };
    },
    invalidate() {
      project.invalidate();
      heads.invalidate();
    },
    revision: 0,
  };
}
