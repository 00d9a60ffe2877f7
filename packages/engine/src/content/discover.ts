import { join } from 'node:path';
import type { SiteConfig } from '../config/schemas/site.ts';
import { listFiles } from '../files/list-files.ts';

/** A page found on disk, before it is read. */
export type PageSource = {
  /** From the project root: `content/zh/guide/start/quick-start.mdx`. */
  sourcePath: string;
  /** Locale, as in the configuration. */
  lang: string;
  /** The same in all languages: `guide/start/quick-start`; `guide/start/` for an index page. */
  pageId: string;
  /** URL path without the base: `/zh/guide/start/quick-start`. */
  routePath: string;
  /** Below `dist/`: `zh/guide/start/quick-start.html`. */
  outputPath: string;
};

export const contentFolder = 'content';
const pageFile = /\.mdx?$/;

/** Route of a page in a language, without the base. The default language has no prefix. */
export function toRoutePath(pageId: string, lang: string, defaultLang: string): string {
  return lang === defaultLang ? `/${pageId}` : `/${lang}/${pageId}`;
}

/** File of a route below `dist/`. A route with a trailing slash is the `index.html` of a folder. */
export function toOutputPath(routePath: string): string {
  const path = routePath.slice(1);
  return path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}

function toSource(relative: string, lang: string, defaultLang: string): PageSource {
  const pageId = relative.replace(pageFile, '').replace(/(^|\/)index$/, '$1');
  const routePath = toRoutePath(pageId, lang, defaultLang);
  return {
    sourcePath: `${contentFolder}/${lang}/${relative}`,
    lang,
    pageId,
    routePath,
    outputPath: toOutputPath(routePath),
  };
}

function isRouted(relative: string): boolean {
  const segments = relative.split('/');
  return (
    pageFile.test(relative) &&
    !segments.includes('shared') &&
    !segments.some((segment) => segment.startsWith('.'))
  );
}

function compareSources(a: PageSource, b: PageSource): number {
  if (a.routePath !== b.routePath) return a.routePath < b.routePath ? -1 : 1;
  return a.sourcePath < b.sourcePath ? -1 : 1;
}

/** Finds the pages of every language, sorted by route. `shared` folders contain partials, which have no routes. */
export async function discoverPages(root: string, config: SiteConfig): Promise<PageSource[]> {
  const found = await Promise.all(
    config.locales.map(async ({ lang }) => {
      const folder = join(root, contentFolder, lang);
      const files = await listFiles(folder);
      return files.filter(isRouted).map((file) => toSource(file, lang, config.lang));
    }),
  );
  return found.flat().sort(compareSources);
}
