import { siteConfigFile } from '../config/define-config.ts';
import type { SiteConfig } from '../config/schemas/site.ts';
import { type Diagnostic, didYouMean } from '../diagnostics.ts';
import { assetsDir, offlineDocument } from '../output-paths.ts';
import type { PageSource } from './discover.ts';

const generatedPages = ['404', offlineDocument.replace(/\.html$/, '')];

function checkReservedRoutes(sources: readonly PageSource[]): Diagnostic[] {
  return sources
    .filter(({ pageId }) => generatedPages.includes(pageId.toLowerCase().replace(/\/$/, '')))
    .map(({ sourcePath, routePath }) => ({
      file: sourcePath,
      message: `the route ${routePath} is reserved for a generated page`,
      hint: 'Rename the file. To change that page, edit the UI strings of the theme.',
    }));
}

/** These characters have a meaning in URLs. */
function checkCharacters(sources: readonly PageSource[]): Diagnostic[] {
  return sources
    .filter(({ pageId }) => /[#?%\\]/.test(pageId))
    .map(({ sourcePath, routePath }) => ({
      file: sourcePath,
      message: `the route ${routePath} must not contain # ? % or \\`,
      hint: 'Rename the file.',
    }));
}

/** Browsers cache files in the assets folder for a year, because their names contain a hash. */
function checkAssetsFolder(sources: readonly PageSource[]): Diagnostic[] {
  return sources
    .filter(({ outputPath }) => outputPath.startsWith(assetsDir))
    .map(({ sourcePath, routePath }) => ({
      file: sourcePath,
      message: `the route ${routePath} is in the reserved folder ${assetsDir}`,
      hint: `Rename the folder. Browsers cache files in ${assetsDir} for a year.`,
    }));
}

/** Ignores letter case and trailing slashes, as some hosts do. */
function checkDuplicateRoutes(sources: readonly PageSource[]): Diagnostic[] {
  const owners = new Map<string, PageSource>();
  return sources.flatMap((source) => {
    const key = source.routePath.toLowerCase().replace(/(.)\/$/, '$1');
    const owner = owners.get(key);
    if (!owner) {
      owners.set(key, source);
      return [];
    }
    const message = `the route ${owner.routePath} is already used by ${owner.sourcePath}`;
    return [{ file: source.sourcePath, message, hint: 'Rename or remove one of the two files.' }];
  });
}

/** Reports sources whose route is reserved, invalid or used twice. */
export function checkRoutes(sources: readonly PageSource[]): Diagnostic[] {
  const checks = [checkReservedRoutes, checkCharacters, checkAssetsFolder, checkDuplicateRoutes];
  return checks.flatMap((check) => check(sources));
}

/** The source of each page in the default language, or in another language if it has none. */
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

function missingTranslation(
  { sourcePath, pageId, lang }: PageSource,
  missingLang: string,
): Diagnostic {
  const path = sourcePath.replace(`/${lang}/`, `/${missingLang}/`);
  const name = pageId === '' ? "'' (the id of the home page)" : `'${pageId}'`;
  return {
    file: sourcePath,
    message: `the page is missing in ${missingLang}`,
    hint: `Write ${path}, or add ${name} to untranslated in ${siteConfigFile}.`,
  };
}

/** Reports entries of `untranslated` that are not a page in any language. */
function checkUntranslated(pageIds: readonly string[], config: SiteConfig): Diagnostic[] {
  const example =
    "Write the id of a page: 'guide/start/quick-start'; 'guide/start/' for an index page.";
  return config.untranslated.flatMap((entry, index) => {
    if (pageIds.includes(entry)) return [];
    const message = `untranslated[${index}]: there is no page "${entry}" in any language`;
    return [{ file: siteConfigFile, message, hint: didYouMean(entry, pageIds, example) }];
  });
}

/** Reports pages missing in a language without being listed in `untranslated`, and wrong entries there. */
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
        .map(({ lang }) => missingTranslation(original, lang)),
    );
  return [...missing, ...checkUntranslated([...originals.keys()], config)];
}
