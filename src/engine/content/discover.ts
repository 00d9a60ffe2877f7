import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { siteConfigFile } from '../config/define-config.ts';
import type { SiteConfig } from '../config/schemas/site.ts';
import { closestMatch, type Diagnostic } from '../diagnostics.ts';
import { assetsDir, offlineDocument } from '../output-paths.ts';

/** A page's source before it is read. */
export type PageSource = {
  /** `content/zh/guide/start/quick-start.mdx`, relative to the root of the project. */
  sourcePath: string;
  lang: string;
  /** `guide/start/quick-start`, or `guide/start/` for an index page; the same in all languages. */
  pageId: string;
  /** `/zh/guide/start/quick-start`, or `/zh/guide/start/`. */
  routePath: string;
  /** File below `dist/`: `zh/guide/start/quick-start.html`, `zh/guide/start/index.html`. */
  outputPath: string;
};

export const contentFolder = 'content';
const pageFile = /\.mdx?$/;

/** Route of a page in a language, without the base path; `''` is the home page. The default language has no prefix. */
export function toRoutePath(pageId: string, lang: string, defaultLang: string): string {
  return lang === defaultLang ? `/${pageId}` : `/${lang}/${pageId}`;
}

/** File of a route below `dist/`; a route that ends in a slash is the `index.html` of a folder. */
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

/** Finds the pages of every language, sorted by route. `shared` folders hold fragments and have no routes. */
export async function discoverPages(root: string, config: SiteConfig): Promise<PageSource[]> {
  const found = await Promise.all(
    config.locales.map(async ({ lang }) => {
      const folder = join(root, contentFolder, lang);
      const files = await readdir(folder, { recursive: true }).catch(() => []);
      return files
        .map((file) => file.split(sep).join('/'))
        .filter(isRouted)
        .map((file) => toSource(file, lang, config.lang));
    }),
  );
  return found.flat().sort(compareSources);
}

/** Pages that the build writes by itself. */
const ownPages = ['404', offlineDocument.replace(/\.html$/, '')];

/** Files that take the place of a page of the build. */
function checkReservedRoutes(sources: readonly PageSource[]): Diagnostic[] {
  return sources
    .filter(({ pageId }) => ownPages.includes(pageId.toLowerCase().replace(/\/$/, '')))
    .map(({ sourcePath, routePath }) => ({
      severity: 'error' as const,
      file: sourcePath,
      message: `the route ${routePath} belongs to a page that the build writes`,
      hint: 'Rename the file. The words of that page are in the ui-strings of the theme.',
    }));
}

/** Files with a sign in their names that means something else in an address. */
function checkNames(sources: readonly PageSource[]): Diagnostic[] {
  return sources
    .filter(({ pageId }) => /[#?%\\]/.test(pageId))
    .map(({ sourcePath, routePath }) => ({
      severity: 'error' as const,
      file: sourcePath,
      message: `the route ${routePath} has a sign that no address can have: # ? % or \\`,
      hint: 'Rename the file.',
    }));
}

/** Pages among the files with a hash in their names, which browsers keep for a year. */
function checkFolders(sources: readonly PageSource[]): Diagnostic[] {
  return sources
    .filter(({ outputPath }) => outputPath.startsWith(assetsDir))
    .map(({ sourcePath, routePath }) => ({
      severity: 'error' as const,
      file: sourcePath,
      message: `the route ${routePath} is in the folder of files that browsers keep for a year`,
      hint: `Rename the folder: ${assetsDir} is for files with a hash in their names.`,
    }));
}

/** Two files that claim one route, in any letter case, with or without a trailing slash. */
function checkDuplicateRoutes(sources: readonly PageSource[]): Diagnostic[] {
  const owners = new Map<string, PageSource>();
  return sources.flatMap((source) => {
    const key = source.routePath.toLowerCase().replace(/(.)\/$/, '$1');
    const owner = owners.get(key);
    if (!owner) {
      owners.set(key, source);
      return [];
    }
    return [
      {
        severity: 'error' as const,
        file: source.sourcePath,
        message: `the route ${owner.routePath} belongs to ${owner.sourcePath} already`,
        hint: 'Rename or remove one of the two files.',
      },
    ];
  });
}

/** Files whose route belongs to something else, or cannot be an address. */
export function checkRoutes(sources: readonly PageSource[]): Diagnostic[] {
  const checks = [checkReservedRoutes, checkNames, checkFolders, checkDuplicateRoutes];
  return checks.flatMap((check) => check(sources));
}

/** The page of an id in the language that others are compared with: the default one, if it is there. */
function findOriginals(
  sources: readonly PageSource[],
  { lang: defaultLang }: SiteConfig,
): Map<string, PageSource> {
  const originals = new Map<string, PageSource>();
  for (const source of sources) {
    const isFirst = source.lang === defaultLang || !originals.has(source.pageId);
    if (isFirst) originals.set(source.pageId, source);
  }
  return originals;
}

function describeMissing({ sourcePath, pageId, lang }: PageSource, missing: string): Diagnostic {
  const path = sourcePath.replace(`/${lang}/`, `/${missing}/`);
  const name = pageId === '' ? "'' (the id of the home page)" : `'${pageId}'`;
  return {
    severity: 'error',
    file: sourcePath,
    message: `the page is missing in ${missing}`,
    hint: `Write ${path}, or add ${name} to untranslated in ${siteConfigFile}.`,
  };
}

/** Entries of `untranslated` that no language has a page for. */
function checkUntranslated(pageIds: readonly string[], config: SiteConfig): Diagnostic[] {
  return config.untranslated.flatMap((entry, index) => {
    if (pageIds.includes(entry)) return [];
    const close = closestMatch(entry, pageIds);
    return [
      {
        severity: 'error' as const,
        file: siteConfigFile,
        message: `untranslated[${index}]: there is no page "${entry}" in any language`,
        hint:
          close === undefined
            ? "Write the id of a page: 'guide/start/quick-start'; 'guide/start/' for an index page."
            : `Did you mean "${close}"?`,
      },
    ];
  });
}

/** Pages that are missing in a language and not listed in `untranslated`, each once; and what is listed there for nothing. */
export function checkTranslations(
  sources: readonly PageSource[],
  config: SiteConfig,
): Diagnostic[] {
  const originals = findOriginals(sources, config);
  const present = new Set(sources.map(({ lang, pageId }) => `${lang}/${pageId}`));
  const missing = [...originals.values()]
    .filter(({ pageId }) => !config.untranslated.includes(pageId))
    .flatMap((original) =>
      config.locales
        .filter(({ lang }) => !present.has(`${lang}/${original.pageId}`))
        .map(({ lang }) => describeMissing(original, lang)),
    );
  return [...missing, ...checkUntranslated([...originals.keys()], config)];
}
