import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyFields } from '#contract/page.ts';
import type { PageSource } from '../content/discover.ts';
import { compilePage } from '../markdown/compile.ts';
import { createCompileOptions } from '../markdown/compile-options.ts';
import type { CompiledPage, CompileResult } from '../markdown/compiled-page.ts';
import { loadProject, type Project } from '../site/load-project.ts';
import { readTitle } from './read-title.ts';

type TitledPage = Pick<CompiledPage, 'source' | 'fields'>;

/** The current sources of a site. */
export type DevSources = {
  /** Configuration and page list. */
  load: () => Promise<Project>;
  /** Titles and dates of all pages, read without compiling them. */
  loadTitles: () => Promise<TitledPage[]>;
  /** Compiles a page as it is now. Its faults are in `diagnostics`. */
  compile: (source: PageSource) => Promise<CompileResult>;
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
    const loaded = await loadProject(root, console);
    // A picture that was just put into `public/` is on no other host yet.
    return { ...loaded, config: { ...loaded.config, assetOrigin: undefined } };
  });
  const heads = memoizeAsync(async () => {
    const { sources } = await project.get();
    return Promise.all(
      sources.map(async (source): Promise<TitledPage> => {
        const { title, date } = readTitle(await readText(source));
        return { source, fields: { ...emptyFields, title, frontmatter: date ? { date } : {} } };
      }),
    );
  });
  return {
    load: project.get,
    loadTitles: heads.get,
    async compile(source) {
      const { config } = await project.get();
      return compilePage(source, await readText(source), createCompileOptions(root, config, ''));
    },
    invalidate() {
      project.invalidate();
      heads.invalidate();
    },
    revision: 0,
  };
}
