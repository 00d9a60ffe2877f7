import type { Body } from '#contract/page.ts';
import { compilePages, type PageSummary } from '#engine/build/compile-pages.ts';
import type { PageHtml, PageText } from '#engine/build/page-cache.ts';
import { packageRoot } from '#engine/files/package-root.ts';
import { loadProject, type Project } from '#engine/site/load-project.ts';

export type CheckedPage = PageSummary & PageHtml & PageText;

/** The site of this repository with all its pages; what a build has compiled already is not compiled again. */
export async function readPages(): Promise<{ project: Project; pages: CheckedPage[] }> {
  const project = await loadProject(packageRoot, console.warn);
  const { pages } = await compilePages(project);
  const { readMarkup, readTexts } = project.store;
  const read = pages.map((page) => ({ ...page, ...readMarkup(page.key), ...readTexts(page.key) }));
  return { project, pages: read };
}

/** Names of the live components of a body, in order. */
export function listLive(body: Body): string[] {
  return body.flatMap((segment) => {
    if (typeof segment === 'string') return [];
    const own = 'component' in segment ? [segment.component] : [];
    return [...own, ...listLive(segment.children)];
  });
}
