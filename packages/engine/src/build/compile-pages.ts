import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pMap from 'p-map';
import type { PageSource } from '../content/discover.ts';
import { type Diagnostic, type Logger, throwIfErrors } from '../diagnostics.ts';
import { decodeText } from '../files/decode-text.ts';
import { hashPath } from '../files/hash-path.ts';
import { compilePage } from '../markdown/compile.ts';
import { createCompileOptions } from '../markdown/compile-options.ts';
import { type CompiledPage, type Dependency, pageKey } from '../markdown/compiled-page.ts';
import { loadTransforms } from '../markdown/transform.ts';
import type { Project } from '../site/load-project.ts';
import type { PageCache } from './page-cache.ts';

/** Tells whether all dependencies of a page are unchanged. Pages share files, so hashes are reused. */
function createFreshnessCheck(root: string): (page: CompiledPage) => Promise<boolean> {
  const hashes = new Map<string, Promise<string>>();
  async function isUnchanged({ path, hash: before }: Dependency): Promise<boolean> {
    const current = hashes.get(path) ?? hashPath(join(root, path));
    hashes.set(path, current);
    return (await current) === before;
  }
  return async ({ dependencies }) =>
    (await Promise.all(dependencies.map(isUnchanged))).every(Boolean);
}

/** Number of pages in the works: one is compiled while the code of others is tokenized. */
const concurrency = 64;

/**
 * Compiles the pages that have changed since the last build and reads the others from the cache.
 * Throws a `BuildError` that lists all pages that are not UTF-8.
 */
export async function compilePages(
  { root, config, sources }: Project,
  sourceHash: string,
  cache: PageCache,
  log: Logger,
): Promise<CompiledPage[]> {
  const options = createCompileOptions(
    root,
    config,
    sourceHash,
    await loadTransforms(config.markdown.transforms),
  );
  const cached = cache.readPages();
  const isFresh = createFreshnessCheck(root);
  const problems: Diagnostic[] = [];
  let compiled = 0;

  async function compileOrReuse(source: PageSource): Promise<CompiledPage | undefined> {
    const content = readFileSync(join(root, source.sourcePath));
    const { text, problem } = decodeText(content, source.sourcePath);
    if (problem) {
      problems.push(problem);
      return undefined;
    }
    const before = cached[source.sourcePath];
    const key = before && pageKey(options.cacheKey, source, text, before.dependencies);
    if (before && before.key === key && (await isFresh(before))) return before;
    const result = await compilePage(source, text, options);
    cache.add(result);
    compiled++;
    log.progress?.('content', compiled, sources.length);
    return result.page;
  }

  const results = await pMap(sources, compileOrReuse, { concurrency });
  const pages = results.filter((page) => page !== undefined);
  if (compiled > 0 || pages.length !== Object.keys(cached).length) await cache.writePages(pages);
  throwIfErrors(problems, log);
  log.step(`content   ${compiled} compiled, ${pages.length - compiled} unchanged`);
  return pages;
}
