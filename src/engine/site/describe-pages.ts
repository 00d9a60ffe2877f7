import type { PageData } from '#contract/page.ts';
import type { SiteData } from '#contract/site.ts';
import type { PageSummary } from '../build/compile-pages.ts';
import { readGitDates } from '../content/last-updated.ts';
import { buildBlog, createPage, groupTranslations, indexListed } from './create-pages.ts';
import type { Project } from './load-project.ts';

/** A page as the theme gets to know it, and what it is made from. */
export type BuiltPage = { page: PageData; summary: PageSummary };

/** Joins every page with what the rest of the site says about it. */
export async function describePages(
  { config, root, sources }: Project,
  sites: readonly SiteData[],
  summaries: readonly PageSummary[],
): Promise<BuiltPage[]> {
  const alternates = groupTranslations(sources);
  const listed = indexListed(summaries);
  const lastUpdated = config.themeConfig.lastUpdated ? await readGitDates(root) : new Map();
  return sites.flatMap(({ lang, sidebars, version }) => {
    const own = summaries.filter(({ source }) => source.lang === lang);
    const blog = buildBlog(config, lang, own);
    return own.map((summary) => ({
      page: createPage(summary, { alternates, sidebars, listed, lastUpdated, blog, version }),
      summary,
    }));
  });
}
