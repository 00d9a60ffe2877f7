import type { NavItem, SidebarNode, Sidebars } from '#contract/navigation.ts';
import { isExternal } from '#contract/urls.ts';
import type { NavItemConfig, SidebarNodeConfig } from '../config/schemas/navigation.ts';
import type { LocalizedText } from '../config/schemas/schema-primitives.ts';
import type { SiteConfig } from '../config/schemas/site.ts';
import { siteConfigFile } from '../config/site-config-file.ts';
import { contentFolder, toRoutePath } from '../content/discover.ts';
import { closestMatch, type Diagnostic } from '../diagnostics.ts';
import { localize } from './localize.ts';

/** Title and route of the pages of one language, by id. */
export type PageTitles = ReadonlyMap<string, { title: string; routePath: string }>;

type Builder = {
  config: SiteConfig;
  lang: string;
  titles: PageTitles;
  diagnostics: Diagnostic[];
};

function addError(builder: Builder, message: string, hint: string): void {
  builder.diagnostics.push({ severity: 'error', file: siteConfigFile, message, hint });
}

function words(builder: Builder, text: LocalizedText, field: string): string {
  return localize(text, builder.lang, field, (message, hint) => addError(builder, message, hint));
}

/**
 * A route of the configuration, which has no language prefix, in the language that is built.
 * `undefined` where the language has no such page, so that nothing leads to it.
 */
function toLink(builder: Builder, link: string, field: string): string | undefined {
  if (isExternal(link)) return link;
  const pageId = link.replace(/^\//, '');
  const page = builder.titles.get(pageId);
  if (!page) failUnknownPage(builder, pageId, field);
  return page?.routePath;
}

function failUnknownPage(builder: Builder, pageId: string, field: string): void {
  if (builder.config.untranslated.includes(pageId)) return;
  const close = closestMatch(pageId, [...builder.titles.keys()]);
  const file = `${contentFolder}/${builder.lang}/${pageId.replace(/(^|\/)$/, '$1index')}.mdx`;
  addError(
    builder,
    `${field}: there is no page "${pageId}" in ${builder.lang}`,
    close === undefined ? `Write ${file}, or name another page.` : `Did you mean "${close}"?`,
  );
}

function buildNavItem(builder: Builder, item: NavItemConfig, field: string): NavItem[] {
  const { activeMatch, tag } = item;
  const section =
    activeMatch ??
    (item.link && !isExternal(item.link)
      ? item.link.slice(0, item.link.lastIndexOf('/') + 1)
      : undefined);
  const text = words(builder, item.text, `${field}.text`);
  const link = item.link && toLink(builder, item.link, field);
  const items = item.items.flatMap((child, index) =>
    buildNavItem(builder, child, `${field}.items[${index}]`),
  );
  const wasEmpty = !item.link && item.items.length === 0;
  if (!wasEmpty && !link && items.length === 0) return [];
  return [
    {
      text,
      position: item.position,
      items,
      ...(link && { link }),
      ...(section && {
        activeMatch: toRoutePath(section.slice(1), builder.lang, builder.config.lang),
      }),
      ...(tag && { tag }),
    },
  ];
}

function buildSidebarNode(builder: Builder, node: SidebarNodeConfig, field: string): SidebarNode[] {
  if (typeof node === 'string') {
    const page = builder.titles.get(node);
    if (!page) {
      failUnknownPage(builder, node, field);
      return [];
    }
    return [{ type: 'link', text: page.title, link: page.routePath }];
  }
  if ('dividerType' in node) return [{ type: 'divider', dividerType: node.dividerType }];
  if ('sectionHeaderText' in node) {
    const text = words(builder, node.sectionHeaderText, `${field}.sectionHeaderText`);
    return [{ type: 'section-header', text, ...(node.tag && { tag: node.tag }) }];
  }
  const link = node.link && toLink(builder, node.link, field);
  const shared = {
    text: words(builder, node.text, `${field}.text`),
    ...(node.tag && { tag: node.tag }),
    ...(node.context && { context: node.context }),
  };
  const entry: SidebarNode[] = link ? [{ type: 'link', ...shared, link }] : [];
  if (!('items' in node)) return entry;
  const items = node.items.flatMap((child, index) =>
    buildSidebarNode(builder, child, `${field}.items[${index}]`),
  );
  // A group that lost all that it held is its page, if it has one, and nothing to unfold.
  if (items.length === 0 && (node.items.length > 0 || (node.link && !link))) return entry;
  return [
    {
      type: 'group',
      ...shared,
      ...(link && { link }),
      collapsible: node.collapsible,
      collapsed: node.collapsed,
      items,
    },
  ];
}

function listLinks(nav: readonly NavItem[]): string[] {
  return nav.flatMap(({ link, items }) => [...(link ? [link] : []), ...listLinks(items)]);
}

/**
 * Navigation, sidebars and the page of the button on the home page, in one language. What leads to
 * a page that the language does not have is left out. Faults of the configuration are in `diagnostics`.
 */
export function buildNavigation(
  config: SiteConfig,
  lang: string,
  titles: PageTitles,
): { nav: NavItem[]; sidebars: Sidebars; getStarted?: string; diagnostics: Diagnostic[] } {
  const builder: Builder = { config: config, lang, titles, diagnostics: [] };
  const nav = config.nav.flatMap((item, index) => buildNavItem(builder, item, `nav[${index}]`));
  const sidebars = Object.fromEntries(
    Object.entries(config.sidebar).map(([prefix, nodes]) => [
      toRoutePath(prefix.slice(1), lang, config.lang),
      nodes.flatMap((node, index) =>
        buildSidebarNode(builder, node, `sidebar[${JSON.stringify(prefix)}][${index}]`),
      ),
    ]),
  );
  const { getStarted } = config.themeConfig;
  const start =
    (getStarted && toLink(builder, getStarted, 'themeConfig.getStarted')) ??
    listLinks(nav).find((link) => !isExternal(link));
  return {
    nav,
    sidebars,
    ...(start && { getStarted: start }),
    diagnostics: builder.diagnostics,
  };
}
