import type { SiteData } from '#contract/site.ts';
import { hashOf } from '../markdown/file-context.ts';
import { buildSearchRecords } from '../outputs/search-records.ts';
import { type PageSummary, readMarkup } from './compile-pages.ts';
import { hashCode } from './hash-files.ts';
import type { Output } from './output.ts';
import type { Project } from './project.ts';
import { searchManifest } from './site-data.ts';

async function writeLocale(
  project: Project,
  site: SiteData,
  pages: readonly PageSummary[],
  output: Output,
): Promise<string> {
  const searchable = pages.filter(
    ({ source, frontmatter }) =>
      source.lang === site.lang && (frontmatter.pageType ?? 'doc') === 'doc',
  );
  const code = await hashCode(['src/engine/outputs', 'src/search']);
  const key = hashOf(JSON.stringify([code, searchable.map((page) => page.key), site.sidebars]));
  const path = `assets/search-${site.lang}.${key.slice(0, 8)}.json`;
  await output.write(path, key, async () => {
    const loaded = await Promise.all(
      searchable.map(async ({ key: markup, source, title, frontmatter }) => ({
        routePath: source.routePath,
        title,
        description: frontmatter.description ?? '',
        sections: (await readMarkup(project, markup)).sections,
      })),
    );
    return JSON.stringify(buildSearchRecords(loaded, site.sidebars, site.title));
  });
  return project.site.base + path;
}

/** Writes the index of every language and the file that names them. */
export async function writeSearch(
  project: Project,
  sites: readonly SiteData[],
  pages: readonly PageSummary[],
  output: Output,
): Promise<void> {
  const files: Record<string, string> = {};
  for (const site of sites) files[site.lang] = await writeLocale(project, site, pages, output);
  const manifest = JSON.stringify(files);
  await output.write(searchManifest, hashOf(manifest), () => manifest);
}
