import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { SiteConfig } from '../config/schemas/site.ts';
import type { PageSource } from '../content/discover.ts';
import { listPublicFiles, publicFolder } from '../content/public-files.ts';
import { toAbsoluteUrl } from '../contract/urls.ts';
import { type Diagnostic, throwIfErrors } from '../diagnostics.ts';
import { hash } from '../files/hash.ts';
import { groupTranslations } from '../site/create-pages.ts';
import type { BuildStep } from './build-step.ts';
import { removeForbidden } from './valid-xml.ts';

const sitemapFile = 'sitemap.xml';
const robotsFile = 'robots.txt';

/** Extensions of the format: only links between languages. */
const xmlns = { news: false, image: false, video: false, xhtml: true };

/** A page of the sitemap. */
export type SitemapPage = Pick<PageSource, 'routePath' | 'pageId' | 'lang'> & {
  /** ISO date of the last change. */
  lastUpdatedTime?: string | undefined;
};

/** `sitemap.xml`: all pages, each with its translations and the day of its last change. */
export async function buildSitemap(
  { origin, base, lang: defaultLang }: SiteConfig,
  pages: readonly SitemapPage[],
): Promise<string> {
  const translations = groupTranslations(pages);
  const link = (route: string): string => toAbsoluteUrl(route, { origin, base });
  const items = pages.map(({ routePath, pageId, lastUpdatedTime }) => {
    const routes = Object.entries(translations.get(pageId) ?? {});
    const fallback = routes.find(([lang]) => lang === defaultLang);
    const all = fallback ? [...routes, ['x-default', fallback[1]] as const] : routes;
    return {
      url: link(routePath),
      ...(lastUpdatedTime && { lastmod: lastUpdatedTime }),
      links: all.map(([lang, route]) => ({ lang, url: link(route) })),
    };
  });
  const options = { hostname: origin, xmlns, lastmodDateOnly: true };
  const stream = Readable.from(items).pipe(new SitemapStream(options));
  return removeForbidden((await streamToPromise(stream)).toString());
}

function sitemapLine(place: SiteConfig): string {
  return `Sitemap: ${toAbsoluteUrl('/sitemap.xml', place)}`;
}

/** `robots.txt`: allows everything and links to the sitemap. */
export function buildRobots(config: SiteConfig): string {
  return `User-agent: *\nAllow: /\n\n${sitemapLine(config)}\n`;
}

/** Asks for the line about the sitemap in a `robots.txt` of the site itself. */
export function checkRobots(content: string, config: SiteConfig): Diagnostic[] {
  if (/^\s*sitemap\s*:/im.test(content)) return [];
  const file = `${publicFolder}/${robotsFile}`;
  const message = 'the file does not link to the sitemap';
  const hint = `Add the line: ${sitemapLine(config)}`;
  return [{ severity: 'warning', file, message, hint }];
}

/** Writes the sitemap and `robots.txt`, unless `public/` has them. */
export const writeSitemap: BuildStep = async ({ project, site, sourceHash, out, log }) => {
  const { root, config } = project;
  const own = await listPublicFiles(root);
  const pages = [...site.pages.values()];
  const inputs = pages.map(({ routePath, lastUpdatedTime }) => [routePath, lastUpdatedTime]);
  const key = hash(JSON.stringify([sourceHash, config.origin, config.base, inputs]));
  if (!own.includes(sitemapFile))
    await out.write(sitemapFile, key, () => buildSitemap(config, pages));
  if (!own.includes(robotsFile)) await out.write(robotsFile, key, () => buildRobots(config));
  else {
    const content = await readFile(join(root, publicFolder, robotsFile), 'utf8');
    throwIfErrors(checkRobots(content, config), log);
  }
};
