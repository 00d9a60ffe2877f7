import type { Body } from '#contract/page.ts';
import {
  compilePages,
  type PageMarkup,
  type PageSummary,
  readMarkup,
} from '#engine/build/compile-pages.ts';
import { engineRoot, loadProject, type Project } from '#engine/build/project.ts';

export type CheckedPage = PageSummary & PageMarkup;

/** The site of this repository with all its pages; what a build has compiled already is not compiled again. */
export async function readPages(): Promise<{ project: Project; pages: CheckedPage[] }> {
  const project = await loadProject(engineRoot, console.warn);
  const { pages } = await compilePages(project);
  const read = pages.map(async (page) => ({ ...page, ...(await readMarkup(project, page.key)) }));
  return { project, pages: await Promise.all(read) };
}

/** Names of the live components of a body, in order. */
export function listLive(body: Body): string[] {
  return body.flatMap((segment) => {
    if (typeof segment === 'string') return [];
    const own = 'component' in segment ? [segment.component] : [];
    return [...own, ...listLive(segment.children)];
  });
}
