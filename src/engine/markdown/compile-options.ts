import { z } from 'zod';
import { documentIds } from '#contract/dom.ts';
import { toAssetBase } from '../config/asset-base.ts';
import type { SiteConfig } from '../config/schemas/site.ts';
import type { PageSource } from '../content/discover.ts';
import type { Project } from '../site/load-project.ts';
import { type CompileOptions, compilePage } from './compile.ts';
import type { CompiledPage } from './compiled-page.ts';

/**
 * All that a compiled page takes from the configuration. The cache of pages is keyed by the whole
 * of it, so nothing may reach the compiler beside it.
 */
function buildCompileOptions(config: SiteConfig): Omit<CompileOptions, 'root'> {
  const { lang, origin, base, themeConfig, markdown, theme, strings } = config;
  return {
    defaultLang: lang,
    origin,
    base,
    assetBase: toAssetBase(config),
    fallbackHeadingTitle: themeConfig.fallbackHeadingTitle,
    showLineNumbers: markdown.showLineNumbers,
    components: { islands: theme.islands, static: theme.static },
    strings,
    reservedIds: [...documentIds, ...theme.reservedIds],
  };
}

/** Differs when pages would be compiled in another way. A schema counts as what it accepts. */
export function describeCompileOptions(config: SiteConfig): string {
  return JSON.stringify(buildCompileOptions(config), (_, value: unknown) =>
    value instanceof z.ZodType ? z.toJSONSchema(value, { unrepresentable: 'any' }) : value,
  );
}

/** Compiles the text of a page as its project wants it. */
export function compileSource(
  { root, config }: Pick<Project, 'root' | 'config'>,
  source: PageSource,
  text: string,
): Promise<CompiledPage> {
  return compilePage(source, text, { root, ...buildCompileOptions(config) });
}
