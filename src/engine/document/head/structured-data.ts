import type { Page } from '#contract/page.ts';
import type { SiteData } from '#contract/site.ts';
import { homeRoute, toAbsoluteUrl } from '#contract/urls.ts';
import { listBreadcrumbs } from './breadcrumbs.ts';

/** Breadcrumbs from the home page to a page, for search engines (schema.org). Empty for a home page. */
export function buildStructuredData(page: Page, site: SiteData): string {
  const home = homeRoute(page.lang, site.locales);
  if (page.routePath === home) return '';
  const parents = listBreadcrumbs(page, site).filter(
    ({ route }) => route !== undefined && route !== page.routePath,
  );
  const items = [
    { text: site.title, route: home },
    ...parents,
    { text: page.title, route: undefined },
  ];
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ text, route }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      ...(route && { item: toAbsoluteUrl(route, site) }),
    })),
  };
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json" data-page>${json}</script>`;
}
