import { siteConfigFile } from '../config/define-config.ts';
import type { LocalizedText } from '../config/schemas/schema-primitives.ts';
import type { SiteConfig } from '../config/schemas/site.ts';
import { contentFolder } from '../content/discover.ts';
import { isExternal } from '../contract/urls.ts';
import { closestMatch, type Diagnostic } from '../diagnostics.ts';
import { localize } from './localize.ts';

/** Title and route of the pages of one language, by page id. */
export type PageTitles = ReadonlyMap<string, { title: string; routePath: string }>;

/** What the parts of the navigation of one language are built from. */
export type NavigationContext = {
  config: SiteConfig;
  lang: string;
  titles: PageTitles;
  diagnostics: Diagnostic[];
};

function addError(context: NavigationContext, message: string, hint: string): void {
  context.diagnostics.push({ file: siteConfigFile, message, hint });
}

export function localizeText(
  context: NavigationContext,
  text: LocalizedText,
  field: string,
): string {
  return localize(text, context.lang, field, (message, hint) => addError(context, message, hint));
}

/**
 * Adds the language prefix to a route of the configuration. `undefined` when the language does not
 * have the page.
 */
export function toLink(
  context: NavigationContext,
  link: string,
  field: string,
): string | undefined {
  if (isExternal(link)) return link;
  const pageId = link.replace(/^\//, '');
  const page = context.titles.get(pageId);
  if (!page) failUnknownPage(context, pageId, field);
  return page?.routePath;
}

export function failUnknownPage(context: NavigationContext, pageId: string, field: string): void {
  if (context.config.untranslated.includes(pageId)) return;
  const close = closestMatch(pageId, [...context.titles.keys()]);
  const file = `${contentFolder}/${context.lang}/${pageId.replace(/(^|\/)$/, '$1index')}.mdx`;
  addError(
    context,
    `${field}: there is no page "${pageId}" in ${context.lang}`,
    close === undefined ? `Write ${file}, or name another page.` : `Did you mean "${close}"?`,
  );
}
