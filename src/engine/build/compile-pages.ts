import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageSource } from '../content/discover.ts';
import { hash } from '../files/hash.ts';
import { hashSources } from '../files/hash-sources.ts';
import { readJson } from '../files/json.ts';
import { outputFile } from '../files/output-file.ts';
import { compileSource, describeCompileOptions } from '../markdown/compile-options.ts';
import type { CompiledPage, Dependency } from '../markdown/compiled-page.ts';
import type { Project } from '../site/load-project.ts';
import type { PageHtml, PageText } from './page-cache.ts';

/** All of a compiled page but its large parts, which are read only when something is made from them. */
export type PageSummary = Omit<CompiledPage, keyof PageHtml | keyof PageText> & {
  source: PageSource;
  /** Changes when anything that the page is compiled from changes. */
  key: string;
};

type Index = { compiler: string; pages: Record<string, PageSummary> };

function indexPath({ cacheDir }: Project): string {
  return join(cacheDir, 'pages.json');
}

async function hashDependency(root: string, path: string): Promise<string> {
  const content = await readFile(join(root, path)).catch(() => undefined);
  return content ? hash(content) : 'missing';
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
  const key = hash(
    [compiler, source.sourcePath, text, JSON.stringify(summary.dependencies)].join('\n'),
  );
  project.store.write(key, { markup: { body, statics }, texts: { sections, markdown } });
  return { ...summary, source, key };
}

/** Compiles the pages that changed since the last build and takes the others from the cache. */
export async function compilePages(
  project: Project,
): Promise<{ pages: PageSummary[]; compiled: number }> {
  const code = [
    'src/engine/build/compile-pages.ts',
    'src/engine/markdown/compile-options.ts',
    'src/engine/build/page-cache.ts',
    'src/engine/markdown',
    'src/engine/content',
    'src/engine/config',
    'src/engine/diagnostics.ts',
    'src/engine/document/placeholders.ts',
    'src/engine/files/hash.ts',
    'src/contract',
    'package-lock.json',
  ];
  const compiler = (await hashSources(code)) + hash(describeCompileOptions(project.config));
  const stored = readJson<Index>(indexPath(project));
  const known = stored?.compiler === compiler ? stored.pages : {};
  const isFresh = createFreshnessCheck(project.root);
  const pages: PageSummary[] = [];
  let compiled = 0;
  for (const source of project.sources) {
    const text = readFileSync(join(project.root, source.sourcePath), 'utf8');
    const before = known[source.sourcePath];
    const key =
      before &&
      hash([compiler, source.sourcePath, text, JSON.stringify(before.dependencies)].join('\n'));
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
    outputFile(indexPath(project), JSON.stringify(index));
    await project.store.removeExcept(pages.map(({ key }) => key));
  }
  return { pages, compiled };
}
