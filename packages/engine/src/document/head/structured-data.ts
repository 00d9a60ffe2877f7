import type { Page } from '../../contract/page.ts';
import type { SiteData } from '../../contract/site.ts';
import { homeRoute, toAbsoluteUrl } from '../../contract/urls.ts';
import { listBreadcrumbs } from './breadcrumbs.ts';

/** An item of schema.org. */
type Item = { '@type': string; [property: string]: unknown };

/** Name of the site for search engines, and the software that it documents. */
function describeSite(site: SiteData, home: string): Item {
  const { title, description, htmlLang, release, repository } = site;
  return {
    '@type': 'WebSite',
    name: title,
    url: toAbsoluteUrl(home, site),
    description,
    inLanguage: htmlLang,
    about: {
      '@type': 'SoftwareApplication',
      name: title,
      applicationCategory: 'DeveloperApplication',
      operatingSystem: 'Any',
      ...(release && { softwareVersion: release }),
      sameAs: repository,
    },
  };
}

/** Breadcrumbs from the home page to a page. */
function describePath(page: Page, site: SiteData, home: string): Item {
  const parents = listBreadcrumbs(page, site).filter(
    ({ route }) => route !== undefined && route !== page.routePath,
  );
  const items = [
    { text: site.title, route: home },
    ...parents,
    { text: page.title, route: undefined },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ text, route }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      ...(route && { item: toAbsoluteUrl(route, site) }),
    })),
  };
}

function describePost(page: Page, site: SiteData, image: string | undefined): Item[] {
  const { frontmatter, lastUpdatedTime, routePath, title } = page;
  const { date, description } = frontmatter;
  if (!date) return [];
  return [
    {
      '@type': 'BlogPosting',
      headline: title,
      ...(description && { description }),
      datePublished: date,
      ...(lastUpdatedTime && { dateModified: lastUpdatedTime }),
      ...(image && { image: site.origin + image }),
      inLanguage: site.htmlLang,
      mainEntityOfPage: toAbsoluteUrl(routePath, site),
      author: {
        '@type': 'Organization',
        name: site.title,
        url: toAbsoluteUrl(homeRoute(site.lang, site.locales), site),
      },
    },
  ];
}

/**
 * What search engines read about a page, an element for each item (schema.org).
 * @param image URL of the share image, base path included
 */
export function buildStructuredData(page: Page, site: SiteData, image?: string): string[] {
  const home = homeRoute(page.lang, site.locales);
  const items =
    page.routePath === home
      ? [describeSite(site, home)]
      : [describePath(page, site, home), ...describePost(page, site, image)];
  return items.map((item) => {
    const data = { '@context': 'https://schema.org', ...item };
    const json = JSON.stringify(data).replaceAll('<', '\\u003c');
    return `<script type="application/ld+json" data-page>${json}</script>`;
  });
}
