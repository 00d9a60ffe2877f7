import { z } from 'zod';
import { documentIds } from '#contract/dom.ts';
import type { SiteConfig } from '../config/schemas/site.ts';
import { hash } from '../files/hash.ts';
import type { CompileOptions } from './compile.ts';

/** Schemas count as what they accept. */
function toJson(_name: string, value: unknown): unknown {
  return value instanceof z.ZodType ? z.toJSONSchema(value, { unrepresentable: 'any' }) : value;
}

/**
 * Options of the compiler for the site in `root`. Its `cacheKey` covers everything that a page takes
 * from the configuration, so the compiler must not read anything else of it.
 * @param sourceHash hash of the code that compiles
 */
export function createCompileOptions(
  root: string,
  config: SiteConfig,
  sourceHash: string,
): CompileOptions {
  const { lang, origin, base, assetOrigin, themeConfig, markdown, theme, strings } = config;
  const options = {
    defaultLang: lang,
    origin,
    base,
    assetBase: (assetOrigin ?? '') + base,
    fallbackHeadingTitle: themeConfig.fallbackHeadingTitle,
    showLineNumbers: markdown.showLineNumbers,
    components: { islands: theme.islands, static: theme.static },
    strings,
    reservedIds: [...documentIds, ...theme.reservedIds],
  };
  return { ...options, root, cacheKey: hash(sourceHash + JSON.stringify(options, toJson)) };
}
