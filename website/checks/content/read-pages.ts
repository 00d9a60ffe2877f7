import {
  type CompiledPage,
  compilePages,
  hashCode,
  loadProject,
  openPageCache,
  type PageHtml,
  type PageText,
  type Project,
} from 'docs-engine/node';
import type { Body, PageFields } from 'docs-engine/theme';
import { websiteRoot } from '../roots.ts';

/** A compiled page with its HTML and text. */
export type CheckedPage = CompiledPage & PageFields & PageHtml & PageText;

/** Reads this repository's site with all its pages. Compiled pages come from the build cache. */
export async function readPages(): Promise<{ project: Project; pages: CheckedPage[] }> {
  const project = await loadProject(websiteRoot, console);
  const cache = openPageCache(project.diskCache, { hasCopies: false });
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
