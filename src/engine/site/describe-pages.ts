import type { PageData } from '#contract/page.ts';
import type { SiteData } from '#contract/site.ts';
import type { PageSummary } from '../build/compile-pages.ts';
import { readLastUpdated } from '../content/last-updated.ts';
import { buildBlog, buildPageData, indexAlternates, indexListed } from './create-pages.ts';
import type { Project } from './load-project.ts';

/** A page as the theme gets to know it, and what it is made from. */
export type BuiltPage = { page: PageData; summary: PageSummary };

/** Joins every page with what the rest of the site says about it. */
export async function describePages(
  { site, root, sources }: Project,
  sites: readonly SiteData[],
  summaries: readonly PageSummary[],
): Promise<BuiltPage[]> {
  const alternates = indexAlternates(sources);
  const listed = indexListed(summaries);
  const lastUpdated = site.themeConfig.lastUpdated ? await readLastUpdated(root) : new Map();
  return sites.flatMap(({ lang, sidebars, version }) => {
    const own = summaries.filter(({ source }) => source.lang === lang);
    const blog = buildBlog(site, lang, own);
    return own.map((summary) => ({
      page: buildPageData(summary, { alternates, sidebars, listed, lastUpdated, blog, version }),
      summary,
    }));
  });
}
