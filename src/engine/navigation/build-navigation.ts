import type { NavItem, SidebarNode, Sidebars } from '#contract/navigation.ts';
import { isExternal } from '#contract/urls.ts';
import { siteConfigFile } from '../config/load-site.ts';
import type {
  LocalizedText,
  NavItemConfig,
  SidebarNodeConfig,
  SiteConfig,
} from '../config/site-schema.ts';
import { toRoutePath } from '../content/discover.ts';
import { type Diagnostic, findClosest } from '../diagnostics.ts';
import { localize } from './localize.ts';

/** Title and route of the pages of one language, by id. */
export type PageTitles = ReadonlyMap<string, { title: string; routePath: string }>;

type Builder = {
  site: SiteConfig;
  lang: string;
  titles: PageTitles;
  diagnostics: Diagnostic[];
};

function fail(builder: Builder, message: string, hint?: string): void {
  builder.diagnostics.push({ severity: 'error', file: siteConfigFile, message, hint });
}

function words(builder: Builder, text: LocalizedText, field: string): string {
  return localize(text, builder.lang, field, (message, hint) => fail(builder, message, hint));
}

/** A route of the configuration, which has no language prefix, in the language that is built. */
function toLink(builder: Builder, link: string, field: string): string {
  if (isExternal(link)) return link;
  const pageId = link.replace(/^\//, '');
  if (!builder.titles.has(pageId)) failUnknownPage(builder, pageId, field);
  return toRoutePath(pageId, builder.lang, builder.site.lang);
}

function failUnknownPage(builder: Builder, pageId: string, field: string): void {
  if (builder.site.untranslated.includes(pageId)) return;
  const close = findClosest(pageId, [...builder.titles.keys()]);
  fail(
    builder,
    `${field}: there is no page "${pageId}" in ${builder.lang}`,
    close === undefined ? undefined : `Did you mean "${close}"?`,
  );
}

function buildNavItem(builder: Builder, item: NavItemConfig, field: string): NavItem {
  const { link, activeMatch, tag } = item;
  const section =
    activeMatch ??
    (link && !isExternal(link) ? link.slice(0, link.lastIndexOf('/') + 1) : undefined);
  return {
    text: words(builder, item.text, `${field}.text`),
    position: item.position,
    items: item.items.map((child, index) =>
      buildNavItem(builder, child, `${field}.items[${index}]`),
    ),
    ...(link && { link: toLink(builder, link, field) }),
    ...(section && { activeMatch: toRoutePath(section.slice(1), builder.lang, builder.site.lang) }),
    ...(tag && { tag }),
  };
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
  const shared = {
    text: words(builder, node.text, `${field}.text`),
    ...(node.tag && { tag: node.tag }),
    ...(node.context && { context: node.context }),
    ...(node.link && { link: toLink(builder, node.link, field) }),
  };
  if (!('items' in node)) return [{ type: 'link', ...shared, link: shared.link ?? '' }];
  return [
    {
      type: 'group',
      ...shared,
      collapsible: node.collapsible,
      collapsed: node.collapsed,
      items: node.items.flatMap((child, index) =>
        buildSidebarNode(builder, child, `${field}.items[${index}]`),
      ),
    },
  ];
}

/** Navigation and sidebars of one language. Faults of the configuration are in `diagnostics`. */
export function buildNavigation(
  site: SiteConfig,
  lang: string,
  titles: PageTitles,
): { nav: NavItem[]; sidebars: Sidebars; diagnostics: Diagnostic[] } {
  const builder: Builder = { site, lang, titles, diagnostics: [] };
  const nav = site.nav.map((item, index) => buildNavItem(builder, item, `nav[${index}]`));
  const sidebars = Object.fromEntries(
    Object.entries(site.sidebar).map(([prefix, nodes]) => [
      toRoutePath(prefix.slice(1), lang, site.lang),
      nodes.flatMap((node, index) =>
        buildSidebarNode(builder, node, `sidebar[${JSON.stringify(prefix)}][${index}]`),
      ),
    ]),
  );
  return { nav, sidebars, diagnostics: builder.diagnostics };
}
