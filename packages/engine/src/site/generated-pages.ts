import { toRoutePath } from '../content/discover.ts';
import { type Body, emptyFields, type Page } from '../contract/page.ts';
import type { SiteData } from '../contract/site.ts';
import { escapeHtml } from '../document/head/head.ts';
import { offlineDocument, pageListMark } from '../output-paths.ts';

/** A page without a source. */
function createGeneratedPage(pageId: string, { lang, version }: SiteData): Page {
  return {
    ...emptyFields,
    title: pageId,
    pageId,
    routePath: `/${pageId}`,
    lang,
    pageType: 'custom',
    version,
    alternates: {},
    feeds: [],
    isGenerated: true,
    pagePath: '',
    _relativePath: '',
    _filepath: '',
  };
}

/** The page that a host shows for a URL without a page. */
export function createNotFoundPage(site: SiteData): Page {
  return { ...createGeneratedPage('404', site), pageType: '404' };
}

/** The page that the service worker shows without a network, for a page that is not cached. */
export function createOfflinePage(site: SiteData): { page: Page; body: Body } {
  const { offlineTitle, offlineText, offlineRetry, offlinePages } = site.strings;
  const pageId = offlineDocument.replace(/\.html$/, '');
  return {
    page: {
      ...createGeneratedPage(pageId, site),
      routePath: toRoutePath(pageId, site.lang, site.defaultLang),
      title: offlineTitle,
      pageType: 'offline',
    },
    body: [
      `<h1>${escapeHtml(offlineTitle)}</h1><p>${escapeHtml(offlineText)}</p>`,
      `<p><a href="">${escapeHtml(offlineRetry)}</a></p>`,
      `<h2>${escapeHtml(offlinePages)}</h2><ul>${pageListMark}</ul>`,
    ],
  };
}
