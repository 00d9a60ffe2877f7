import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageSource } from '../content/discover.ts';
import { hashOf } from '../hash.ts';
import type { CompiledPage, Dependency, TitledDraft } from '../markdown/compiled-page.ts';
import { compileSource, describeCompileOptions } from './compile-source.ts';
import { hashCode } from './hash-files.ts';
import type { Project } from './project.ts';
import { readJson } from './read-json.ts';
import { writeFileDeep } from './write-file.ts';

/** All of a compiled page but its markup, which is read only when the page is rendered. */
export type PageSummary = Omit<CompiledPage, keyof PageMarkup | 'markdown'> & {
  source: PageSource;
  /** Changes when anything that the page is compiled from changes. */
  key: string;
};

export type PageMarkup = Pick<CompiledPage, 'body' | 'statics' | 'sections'>;

type Index = { compiler: string; pages: Record<string, PageSummary> };

function indexPath({ cacheDir }: Project): string {
  return join(cacheDir, 'pages.json');
}

function markupPath({ cacheDir }: Project, key: string): string {
  return join(cacheDir, 'markup', `${key}.json`);
}

const damaged = 'The cache is damaged. Remove node_modules/.cache and build again.';

/** The markup of a compiled page, by its key, from the cache. Throws when it is missing or cannot be read. */
export async function readMarkup(project: Project, key: string): Promise<PageMarkup> {
  const markup = await readJson<PageMarkup>(markupPath(project, key));
  if (!markup) throw new Error(damaged);
  return markup;
}

function markdownPath({ cacheDir }: Project, key: string): string {
  return join(cacheDir, 'markdown', `${key}.json`);
}

/** The Markdown of a page has a file of its own: it is read where the larger markup is not. */
export async function readMarkdown(project: Project, key: string): Promise<TitledDraft> {
  const draft = await readJson<TitledDraft>(markdownPath(project, key));
  if (!draft) throw new Error(damaged);
  return draft;
}

async function hashDependency(root: string, path: string): Promise<string> {
  const content = await readFile(join(root, path)).catch(() => undefined);
  return content ? hashOf(content) : 'missing';
}

/** Whether all files that a page was compiled from are what they were. Files are shared by pages, so hashes are kept. */
function createFreshnessCheck(root: string): (dependencies: Dependency[]) => Promise<boolean> {
  const hashes = new Map<string, Promise<string>>();
  return async (dependencies) => {
    const same = dependencies.map(async ({ path, hash }) => {
      const current = hashes.get(path) ?? hashDependency(root, path);
      hashes.set(path, current);
      return (await current) === hash;
    });
    return (await Promise.all(same)).every(Boolean);
  };
}

async function compileAndStore(
  project: Project,
  source: PageSource,
  text: string,
  compiler: string,
): Promise<PageSummary> {
  const { body, statics, sections, markdown, ...summary } = await compileSource(
    project,
    source,
    text,
  );
  const key = hashOf(
    [compiler, source.sourcePath, text, JSON.stringify(summary.dependencies)].join('\n'),
  );
  writeFileDeep(
    markupPath(project, key),
    JSON.stringify({ body, statics, sections } satisfies PageMarkup),
  );
  writeFileDeep(markdownPath(project, key), JSON.stringify(markdown));
  return { ...summary, source, key };
}

/** Removes what was compiled from texts that no page has any more. */
async function removeStale({ cacheDir }: Project, pages: readonly PageSummary[]): Promise<void> {
  const kept = new Set(pages.map(({ key }) => `${key}.json`));
  for (const folder of [join(cacheDir, 'markup'), join(cacheDir, 'markdown')]) {
    const files = await readdir(folder).catch(() => []);
    const stale = files.filter((file) => !kept.has(file));
    await Promise.all(stale.map((file) => rm(join(folder, file))));
  }
}

/** Compiles the pages that changed since the last build and takes the others from the cache. */
export async function compilePages(
  project: Project,
): Promise<{ pages: PageSummary[]; compiled: number }> {
  const code = [
    'src/engine/build/compile-pages.ts',
    'src/engine/build/compile-source.ts',
    'src/engine/markdown',
    'src/engine/content',
    'src/engine/config',
    'src/engine/diagnostics.ts',
    'src/engine/document/place-mark.ts',
    'src/engine/hash.ts',
    'src/contract',
    'package-lock.json',
  ];
  const compiler = (await hashCode(code)) + hashOf(describeCompileOptions(project.site));
  const stored = await readJson<Index>(indexPath(project));
  const known = stored?.compiler === compiler ? stored.pages : {};
  const isFresh = createFreshnessCheck(project.root);
  const pages: PageSummary[] = [];
  let compiled = 0;
  for (const source of project.sources) {
    const text = await readFile(join(project.root, source.sourcePath), 'utf8');
    const before = known[source.sourcePath];
    const key =
      before &&
      hashOf([compiler, source.sourcePath, text, JSON.stringify(before.dependencies)].join('\n'));
    if (before && before.key === key && (await isFresh(before.dependencies))) {
      pages.push(before);
      continue;
    }
    pages.push(await compileAndStore(project, source, text, compiler));
    compiled++;
  }
  if (compiled > 0 || pages.length !== Object.keys(known).length) {
    const index: Index = {
      compiler,
      pages: Object.fromEntries(pages.map((page) => [page.source.sourcePath, page])),
    };
    writeFileDeep(indexPath(project), JSON.stringify(index));
    await removeStale(project, pages);
  }
  return { pages, compiled };
}
