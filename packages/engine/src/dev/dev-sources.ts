import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExtraFile } from '../config/schemas/extra-files.ts';
import type { PageSource } from '../content/discover.ts';
import { emptyFields } from '../contract/page.ts';
import { BuildError } from '../diagnostics.ts';
import { decodeText } from '../files/decode-text.ts';
import { once } from '../files/once.ts';
import { compilePage } from '../markdown/compile.ts';
import { createCompileOptions } from '../markdown/compile-options.ts';
import type { CompiledPage, CompileResult } from '../markdown/compiled-page.ts';
import { loadTransforms } from '../markdown/transform.ts';
import { loadProject, type Project } from '../site/load-project.ts';
import { readTitle } from './read-title.ts';

type TitledPage = Pick<CompiledPage, 'source' | 'fields'>;

/** The current sources of a site. */
export type DevSources = {
  /** Configuration and page list. */
  load: () => Promise<Project>;
  /** Titles and dates of all pages, read without compiling them. */
  loadTitles: () => Promise<TitledPage[]>;
  /** `extraFiles` of the site by path, made when one is first requested. */
  loadExtraFiles: () => Promise<ReadonlyMap<string, ExtraFile>>;
  /** Compiles the current source of a page. Its problems are in `diagnostics`. */
  compile: (source: PageSource) => Promise<CompileResult>;
  /** Drops configuration, page list and titles, so that the next call reads them again. */
  invalidate: () => void;
  /** Number of changes so far. Documents carry the revision they show. */
  revision: number;
};

/**
 * Sources of the site in `root`, an absolute path. Reads nothing before the first call.
 *
 * @param imports files that the configuration imports
 */
export function createDevSources(root: string, imports: ReadonlySet<string>): DevSources {
  const readText = async ({ sourcePath }: PageSource) =>
    decodeText(await readFile(join(root, sourcePath)), sourcePath);
  function readLazily() {
    const project = once(async () => {
      const loaded = await loadProject(root, console, imports);
      // An image just added to `public/` is not on the other host yet.
      return { ...loaded, config: { ...loaded.config, assetOrigin: undefined } };
    });
    const heads = once(async () => {
      const { sources } = await project();
      return Promise.all(
        sources.map(async (source): Promise<TitledPage> => {
          const { title, date } = readTitle((await readText(source)).text);
          return { source, fields: { ...emptyFields, title, frontmatter: date ? { date } : {} } };
        }),
      );
    });
    const extraFiles = once(async () => {
      const { config, diskCache } = await project();
      const { files = [] } = (await config.extraFiles?.(diskCache.folder)) ?? {};
      return new Map(files.map((file) => [file.path, file]));
    });
    return { project, heads, extraFiles };
  }
  let read = readLazily();
  return {
    load: () => read.project(),
    loadTitles: () => read.heads(),
    loadExtraFiles: () => read.extraFiles(),
    async compile(source) {
      const { config } = await read.project();
      const { text, problem } = await readText(source);
      if (problem) throw new BuildError([problem]);
      const transforms = await loadTransforms(config.markdown.transforms);
      return compilePage(source, text, createCompileOptions(root, config, '', transforms));
    },
    invalidate() {
      read = readLazily();
    },
    revision: 0,
  };
}
