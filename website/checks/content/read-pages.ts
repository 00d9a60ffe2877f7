import { compilePages } from 'docs-engine/src/build/compile-pages.ts';
import { hashCode } from 'docs-engine/src/build/hash-code.ts';
import { openPageCache } from 'docs-engine/src/build/page-cache.ts';
import type { Body, PageFields } from 'docs-engine/src/contract/page.ts';
import type { CompiledPage, PageHtml, PageText } from 'docs-engine/src/markdown/compiled-page.ts';
import { loadProject, type Project } from 'docs-engine/src/site/load-project.ts';
import { websiteRoot } from '../roots.ts';

/** A compiled page with its HTML and text. */
export type CheckedPage = CompiledPage & PageFields & PageHtml & PageText;

/** Reads this repository's site with all its pages. Compiled pages come from the build cache. */
export async function readPages(): Promise<{ project: Project; pages: CheckedPage[] }> {
  const project = await loadProject(websiteRoot, console);
  const cache = openPageCache(project.diskCache);
  const log = { step() {}, warn: console.warn };
  const compiled = await compilePages(project, await hashCode(project), cache, log);
  const pages = compiled.map((page) => ({
    ...page,
    ...page.fields,
    ...cache.readHtml(page),
    ...cache.readText(page),
  }));
  return { project, pages };
}

/** Names of the islands in a body, in order. */
export function listIslands(body: Body): string[] {
  return body.flatMap((segment) => {
    if (typeof segment === 'string') return [];
    const own = 'component' in segment ? [segment.component] : [];
    return [...own, ...listIslands(segment.children)];
  });
}
