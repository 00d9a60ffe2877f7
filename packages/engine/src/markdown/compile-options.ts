import { z } from 'zod';
import { createFrontmatterSchema } from '../config/schemas/frontmatter.ts';
import type { SiteConfig } from '../config/schemas/site.ts';
import type { ComponentDefinitions } from '../config/schemas/theme-manifest.ts';
import { documentIds } from '../contract/dom.ts';
import type { EngineStrings } from '../contract/site.ts';
import { hash } from '../files/hash.ts';
import { type LoadedTransforms, noTransforms } from './transform.ts';

export type CompileOptions = {
  /** Hash of all inputs of a page except its sources: code and configuration. */
  cacheKey: string;
  /** Absolute path of the project. */
  root: string;
  defaultLang: string;
  /** Absolute URL of the site, without a path. */
  origin: string;
  /** Path that the site is served under. */
  base: string;
  /** Prefix of image URLs. */
  assetBase: string;
  /** Shows `title` of the frontmatter as a heading on pages without a `# heading`. */
  fallbackHeadingTitle: boolean;
  /** Whether code blocks show line numbers by default. */
  showLineNumbers: boolean;
  /** Transforms of the site. */
  transforms: LoadedTransforms['run'];
  /** Fields of the frontmatter. */
  frontmatterSchema: z.ZodObject;
  /** Routes without language prefix. Links to them bypass the router. */
  isolatedPages: readonly string[];
  /** Ids of pages that a language may lack. Links to them lead to the default language then. */
  untranslated: readonly string[];
  components: Record<'islands' | 'static', ComponentDefinitions>;
  /** UI strings by language. */
  strings: Readonly<Record<string, EngineStrings>>;
  /** Ids of elements around the content. */
  reservedIds: readonly string[];
};

/** Serializes schemas as JSON Schema, so that the hash covers what they accept. */
function toJson(_name: string, value: unknown): unknown {
  return value instanceof z.ZodType ? z.toJSONSchema(value, { unrepresentable: 'any' }) : value;
}

/**
 * Creates the compiler options of a site. `cacheKey` covers every value a page takes from the
 * configuration, so the compiler must not read any other.
 * @param root absolute path of the project
 * @param sourceHash hash of the compiler's own code
 */
export function createCompileOptions(
  root: string,
  config: SiteConfig,
  sourceHash: string,
  transforms: LoadedTransforms = noTransforms,
): CompileOptions {
  const { lang, origin, base, assetOrigin, themeOptions, markdown, theme, strings } = config;
  const options = {
    defaultLang: lang,
    origin,
    base,
    assetBase: (assetOrigin ?? '') + base,
    fallbackHeadingTitle: themeOptions.fallbackHeadingTitle,
    showLineNumbers: markdown.showLineNumbers,
    frontmatterSchema: createFrontmatterSchema(config),
    isolatedPages: config.isolatedPages,
    untranslated: config.untranslated,
    components: { islands: theme.islands, static: theme.static },
    strings,
    reservedIds: [...documentIds, ...theme.reservedIds],
  };
  const key = [sourceHash, transforms.cacheKey, JSON.stringify(options, toJson)].join('\n');
  return { ...options, root, transforms: transforms.run, cacheKey: hash(key) };
}
