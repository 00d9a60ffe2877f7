import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import { toHref } from '#contract/urls.ts';
import type { SiteConfig } from '../config/schemas/site.ts';
import type { PageSource } from '../content/discover.ts';

/** Of what a sitemap can say besides addresses, only languages are said. */
const xmlns = { news: false, image: false, video: false, xhtml: true };

/** All pages, each with its versions in the other languages. */
export async function buildSitemap(
  { origin, base, lang: defaultLang }: SiteConfig,
  sources: readonly PageSource[],
  alternates: ReadonlyMap<string, Record<string, string>>,
): Promise<string> {
  const link = (route: string): string => origin + toHref(route, base);
  const items = sources.map(({ routePath, pageId }) => {
    const routes = Object.entries(alternates.get(pageId) ?? {});
    const fallback = routes.find(([lang]) => lang === defaultLang);
    const all = fallback ? [...routes, ['x-default', fallback[1]] as const] : routes;
    return {
      url: link(routePath),
      links: all.map(([lang, route]) => ({ lang, url: link(route) })),
    };
  });
  const stream = Readable.from(items).pipe(new SitemapStream({ hostname: origin, xmlns }));
  return (await streamToPromise(stream)).toString();
}

/** `robots.txt`: all may be read, and the absolute address of the sitemap. */
export function buildRobots({ origin, base }: SiteConfig): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}${base}sitemap.xml\n`;
}
