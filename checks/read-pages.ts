import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Body } from '#contract/page.ts';
import { compileSource } from '#engine/build/compile-source.ts';
import { engineRoot, loadProject, type Project } from '#engine/build/project.ts';
import type { PageSource } from '#engine/content/discover.ts';
import type { CompiledPage } from '#engine/markdown/compiled-page.ts';

export type CheckedPage = CompiledPage & { source: PageSource };

/** The site of this repository with all its pages compiled. */
export async function readPages(): Promise<{ project: Project; pages: CheckedPage[] }> {
  const project = await loadProject(engineRoot, console.warn);
  const pages: CheckedPage[] = [];
  for (const source of project.sources) {
    const text = await readFile(join(project.root, source.sourcePath), 'utf8');
    pages.push({ ...(await compileSource(project, source, text)), source });
  }
  return { project, pages };
}

/** Names of the live components of a body, in order. */
export function listLive(body: Body): string[] {
  return body.flatMap((segment) => {
    if (typeof segment === 'string') return [];
    const own = 'component' in segment ? [segment.component] : [];
    return [...own, ...listLive(segment.children)];
  });
}
