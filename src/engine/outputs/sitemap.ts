import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import { toHref } from '#contract/urls.ts';
import type { SiteConfig } from '../config/schemas/site.ts';
import type { PageSource } from '../content/discover.ts';
import { hash } from '../files/hash.ts';
import { groupTranslations } from '../site/create-pages.ts';
import type { BuildStep } from './build-step.ts';

/** Extensions of the format: only links between languages. */
const xmlns = { news: false, image: false, video: false, xhtml: true };

/** `sitemap.xml`: all pages, each with its translations. */
export async function buildSitemap(
  { origin, base, lang: defaultLang }: SiteConfig,
  sources: readonly PageSource[],
): Promise<string> {
  const translations = groupTranslations(sources);
  const link = (route: string): string => origin + toHref(route, base);
  const items = sources.map(({ routePath, pageId }) => {
    const routes = Object.entries(translations.get(pageId) ?? {});
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

/** `robots.txt`: allows everything and links to the sitemap. */
export function buildRobots({ origin, base }: SiteConfig): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}${base}sitemap.xml\n`;
}

/** Writes the sitemap and `robots.txt`. */
export const writeSitemap: BuildStep = async ({ project, sourceHash, out }) => {
  const { config, sources } = project;
  const key = hash(JSON.stringify([sourceHash, config.origin, config.base, sources]));
  await out.write('sitemap.xml', key, () => buildSitemap(config, sources));
  await out.write('robots.txt', key, () => buildRobots(config));
};
