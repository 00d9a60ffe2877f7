import type { NavItemConfig, SidebarNodeConfig } from '../config/schemas/navigation.ts';
import type { SiteConfig } from '../config/schemas/site.ts';
import { toRoutePath } from '../content/discover.ts';
import type { NavItem, PageLink, SidebarNode, Sidebars } from '../contract/navigation.ts';
import type { SearchSettings } from '../contract/site.ts';
import { isExternal } from '../contract/urls.ts';
import type { Diagnostic } from '../diagnostics.ts';
import {
  type Builder,
  failUnknownPage,
  localizeText,
  type PageTitles,
  toLink,
} from './navigation-links.ts';

function buildNavItem(builder: Builder, item: NavItemConfig, field: string): NavItem[] {
  const { activeMatch, link, items, ...rest } = item;
  const text = localizeText(builder, item.text, `${field}.text`);
  const section =
    activeMatch ??
    (link && !isExternal(link) ? link.slice(0, link.lastIndexOf('/') + 1) : undefined);
  const route = link && toLink(builder, link, field);
  const children = items.flatMap((child, index) =>
    buildNavItem(builder, child, `${field}.items[${index}]`),
  );
  const wasEmpty = !link && items.length === 0;
  if (!wasEmpty && !route && children.length === 0) return [];
  return [
    {
      ...rest,
      text,
      items: children,
      ...(route && { link: route }),
      ...(link && builder.config.isolatedPages.includes(link) && { target: '_self' as const }),
      ...(section && {
        activeMatch: toRoutePath(section.slice(1), builder.lang, builder.config.lang),
      }),
    },
  ];
}

type SidebarGroupConfig = Extract<SidebarNodeConfig, { items: unknown }>;

function buildSidebarGroup(
  builder: Builder,
  { text, link, items, collapsible, collapsed, ...rest }: SidebarGroupConfig,
  field: string,
): SidebarNode[] {
  const shared = { ...rest, text: localizeText(builder, text, `${field}.text`) };
  const route = link && toLink(builder, link, field);
  const children = items.flatMap((child, index) =>
    buildSidebarNode(builder, child, `${field}.items[${index}]`),
  );
  // A group without pages becomes a link to its own page, if it has one.
  if (children.length === 0 && (items.length > 0 || (link && !route))) {
    return route ? [{ type: 'link', ...shared, link: route }] : [];
  }
  return [
    {
      type: 'group',
      ...shared,
      ...(route && { link: route }),
      collapsible,
      collapsed,
      items: children,
    },
  ];
}

function buildPageLink(builder: Builder, pageId: string, field: string): SidebarNode[] {
  const page = builder.titles.get(pageId);
  if (page) return [{ type: 'link', text: page.title, link: page.routePath }];
  failUnknownPage(builder, pageId, field);
  return [];
}

function buildSidebarNode(builder: Builder, node: SidebarNodeConfig, field: string): SidebarNode[] {
  if (typeof node === 'string') return buildPageLink(builder, node, field);
  if ('dividerType' in node) return [{ type: 'divider', ...node }];
  if ('sectionHeaderText' in node) {
    const { sectionHeaderText, ...rest } = node;
    const text = localizeText(builder, sectionHeaderText, `${field}.sectionHeaderText`);
    return [{ type: 'section-header', ...rest, text }];
  }
  if ('items' in node) return buildSidebarGroup(builder, node, field);
  const link = toLink(builder, node.link, field);
  const text = localizeText(builder, node.text, `${field}.text`);
  return link ? [{ type: 'link', ...node, text, link }] : [];
}

function listLinks(nav: readonly NavItem[]): string[] {
  return nav.flatMap(({ link, items }) => [...(link ? [link] : []), ...listLinks(items)]);
}

function buildLink(
  builder: Builder,
  { text, link }: SiteConfig['search']['startLinks'][number],
  field: string,
): PageLink[] {
  const route = toLink(builder, link, field);
  return route ? [{ text: localizeText(builder, text, `${field}.text`), link: route }] : [];
}

type SearchLinks = Pick<SearchSettings, 'startLinks' | 'overviewLink'>;

function buildSearchLinks(builder: Builder): SearchLinks {
  const { startLinks, overviewLink } = builder.config.search;
  const [overview] = overviewLink ? buildLink(builder, overviewLink, 'search.overviewLink') : [];
  return {
    startLinks: startLinks.flatMap((link, index) =>
      buildLink(builder, link, `search.startLinks[${index}]`),
    ),
    ...(overview && { overviewLink: overview }),
  };
}

/**
 * Navigation, sidebars, links of the search and the target of the home page button, in one language,
 * without links to pages that the language does not have. Problems of the configuration are in
 * `diagnostics`.
 */
export function buildNavigation(
  config: SiteConfig,
  lang: string,
  titles: PageTitles,
): {
  nav: NavItem[];
  sidebars: Sidebars;
  searchLinks: SearchLinks;
  getStarted?: string;
  diagnostics: Diagnostic[];
} {
  const builder: Builder = { config, lang, titles, diagnostics: [] };
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
    searchLinks: buildSearchLinks(builder),
    ...(start && { getStarted: start }),
    diagnostics: builder.diagnostics,
  };
}
