import { pageAttribute } from '../../contract/dom.ts';
import type { HeadElement, Page } from '../../contract/page.ts';
import type { SiteData } from '../../contract/site.ts';
import { toAbsoluteUrl, toMarkdownRoute } from '../../contract/urls.ts';
import { socialTags } from './social.ts';
import { buildStructuredData } from './structured-data.ts';

type Attributes = Record<string, string>;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text and values in double quotes. Single quotes stay. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** An opening tag. Values are escaped, names are not; an empty value is omitted. */
export function openTag(tag: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? name : `${name}="${escapeHtml(value)}"`,
  );
  return `<${[tag, ...written].join(' ')}>`;
}

/** `page title - site title`; reversed on the home page. */
export function documentTitle({ title, pageType, frontmatter }: Page, site: SiteData): string {
  const suffix = frontmatter.titleSuffix ?? site.title;
  if (pageType === 'home') return title === site.title ? title : `${site.title} - ${title}`;
  return `${title} - ${suffix}`;
}

function alternateLinks(page: Page, site: SiteData): Attributes[] {
  const routes = Object.entries(page.alternates);
  if (routes.length < 2) return [];
  const links = routes.map(([lang, route]) => ({
    hreflang: lang,
    href: toAbsoluteUrl(route, site),
  }));
  const fallback = page.alternates[site.defaultLang];
  const all = fallback
    ? [...links, { hreflang: 'x-default', href: toAbsoluteUrl(fallback, site) }]
    : links;
  return all.map((link) => ({ rel: 'alternate', ...link }));
}

/**
 * Elements of `<head>` that belong to one page; the router replaces them on navigation.
 * @param image URL of the share image, base path included
 * @param added elements of the configuration
 */
export function buildPageHead(
  page: Page,
  site: SiteData,
  image?: string,
  added: readonly HeadElement[] = [],
): string[] {
  const description = page.frontmatter.description ?? site.description;
  const own = { [pageAttribute]: '' };
  const shared = [
    `<title>${escapeHtml(documentTitle(page, site))}</title>`,
    openTag('meta', { name: 'description', content: description, ...own }),
  ];
  const extra = [...added, ...(page.frontmatter.head ?? [])].map(([tag, attributes]) =>
    openTag(tag, { ...attributes, ...own }),
  );
  // Generated pages must not be indexed.
  if (page.isGenerated) {
    return [...shared, openTag('meta', { name: 'robots', content: 'noindex', ...own })];
  }
  return [
    ...shared,
    openTag('link', { rel: 'canonical', href: toAbsoluteUrl(page.routePath, site), ...own }),
    ...alternateLinks(page, site).map((link) => openTag('link', { ...link, ...own })),
    openTag('link', {
      rel: 'alternate',
      type: 'text/markdown',
      href: toAbsoluteUrl(toMarkdownRoute(page.routePath), site),
      ...own,
    }),
    ...page.feeds.map(({ url, mime, language }) =>
      openTag('link', {
        rel: 'alternate',
        type: mime,
        hreflang: language,
        href: toAbsoluteUrl(url, site),
        ...own,
      }),
    ),
    ...socialTags(page, site, image).map(([property, content]) =>
      openTag('meta', {
        [property.startsWith('twitter:') ? 'name' : 'property']: property,
        content,
        ...own,
      }),
    ),
    ...buildStructuredData(page, site, image),
    ...extra,
  ];
}
