import type { Page, PageData } from '#contract/page.ts';
import type { SiteData } from '#contract/site.ts';
import { toRoutePath } from '../content/discover.ts';
import { escapeHtml } from '../document/head/head.ts';
import { offlineDocument, pageListMark } from '../output-paths.ts';

/** A page that has no source. */
function buildGeneratedPage(pageId: string, { lang, version }: SiteData): PageData {
  return {
    pageId,
    pagePath: '',
    routePath: `/${pageId}`,
    pageType: 'custom',
    title: pageId,
    frontmatter: {},
    toc: [],
    lang,
    version,
    feeds: [],
    alternates: {},
    _relativePath: '',
    _filepath: '',
  };
}

/** The page that a host answers with when it finds nothing. */
export function buildNotFoundPage(site: SiteData): PageData {
  return { ...buildGeneratedPage('404', site), pageType: '404' };
}

/** The page that a reader without a network gets instead of one that is not kept. */
export function buildOfflinePage(site: SiteData): Page {
  const { offlineTitle, offlineText, offlineRetry, offlinePages } = site.strings;
  const pageId = offlineDocument.replace(/\.html$/, '');
  return {
    ...buildGeneratedPage(pageId, site),
    routePath: toRoutePath(pageId, site.lang, site.defaultLang),
    title: offlineTitle,
    body: [
      `<h1>${escapeHtml(offlineTitle)}</h1><p>${escapeHtml(offlineText)}</p>`,
      `<p><a href="">${escapeHtml(offlineRetry)}</a></p>`,
      `<h2>${escapeHtml(offlinePages)}</h2><ul>${pageListMark}</ul>`,
    ],
  };
}
