import type { SiteConfig } from '../config/schemas/site.ts';
import { contentFolder } from '../content/discover.ts';
import { isExternal } from '../contract/urls.ts';
import { didYouMean } from '../diagnostics.ts';
import { addError, type LanguageContext } from './localize.ts';

/** Title and route of the pages of one language, by page id. */
type PageTitles = ReadonlyMap<string, { title: string; routePath: string }>;

/** What the parts of the navigation of one language are built from. */
export type NavigationContext = LanguageContext & { config: SiteConfig; titles: PageTitles };

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
  const file = `${contentFolder}/${context.lang}/${pageId.replace(/(^|\/)$/, '$1index')}.mdx`;
  addError(
    context,
    `${field}: there is no page "${pageId}" in ${context.lang}`,
    didYouMean(pageId, [...context.titles.keys()], `Write ${file}, or name another page.`),
  );
}
