import type { SearchSettings } from 'docs-search';
import type { NavItemConfig, SidebarNodeConfig } from '../config/schemas/navigation.ts';
import type { SiteConfig } from '../config/schemas/site.ts';
import { toRoutePath } from '../content/discover.ts';
import type { NavItem, PageLink, SidebarNode, Sidebars } from '../contract/navigation.ts';
import { isExternal } from '../contract/urls.ts';
import { localize } from './localize.ts';
import { failUnknownPage, type NavigationContext, toLink } from './navigation-links.ts';

function buildNavItem(context: NavigationContext, item: NavItemConfig, field: string): NavItem[] {
  const { activeMatch, link, items, ...rest } = item;
  const text = localize(context, item.text, `${field}.text`);
  const section =
    activeMatch ??
    (link && !isExternal(link) ? link.slice(0, link.lastIndexOf('/') + 1) : undefined);
  const route = link && toLink(context, link, field);
  const children = items.flatMap((child, index) =>
    buildNavItem(context, child, `${field}.items[${index}]`),
  );
  const wasEmpty = !link && items.length === 0;
  if (!wasEmpty && !route && children.length === 0) return [];
  return [
    {
      ...rest,
      text,
      items: children,
      ...(route && { link: route }),
      ...(link && context.config.isolatedPages.includes(link) && { target: '_self' as const }),
      ...(section && {
        activeMatch: toRoutePath(section.slice(1), context.lang, context.config.lang),
      }),
    },
  ];
}

type SidebarGroupConfig = Extract<SidebarNodeConfig, { items: unknown }>;

function buildSidebarGroup(
  context: NavigationContext,
  { text, link, items, collapsible, collapsed, ...rest }: SidebarGroupConfig,
  field: string,
): SidebarNode[] {
  const shared = { ...rest, text: localize(context, text, `${field}.text`) };
  const route = link && toLink(context, link, field);
  const children = items.flatMap((child, index) =>
    buildSidebarNode(context, child, `${field}.items[${index}]`),
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

function buildPageLink(context: NavigationContext, pageId: string, field: string): SidebarNode[] {
  const page = context.titles.get(pageId);
  if (page) return [{ type: 'link', text: page.title, link: page.routePath }];
  failUnknownPage(context, pageId, field);
  return [];
}

function buildSidebarNode(
  context: NavigationContext,
  node: SidebarNodeConfig,
  field: string,
): SidebarNode[] {
  if (typeof node === 'string') return buildPageLink(context, node, field);
  if ('dividerType' in node) return [{ type: 'divider', ...node }];
  if ('sectionHeaderText' in node) {
    const { sectionHeaderText, ...rest } = node;
    const text = localize(context, sectionHeaderText, `${field}.sectionHeaderText`);
    return [{ type: 'section-header', ...rest, text }];
  }
  if ('items' in node) return buildSidebarGroup(context, node, field);
  const link = toLink(context, node.link, field);
  const text = localize(context, node.text, `${field}.text`);
  return link ? [{ type: 'link', ...node, text, link }] : [];
}

function listLinks(nav: readonly NavItem[]): string[] {
  return nav.flatMap(({ link, items }) => [...(link ? [link] : []), ...listLinks(items)]);
}

function buildLink(
  context: NavigationContext,
  { text, link }: SiteConfig['search']['startLinks'][number],
  field: string,
): PageLink[] {
  const route = toLink(context, link, field);
  return route ? [{ text: localize(context, text, `${field}.text`), link: route }] : [];
}

type SearchLinks = Pick<SearchSettings, 'startLinks' | 'overviewLink'>;

function buildSearchLinks(context: NavigationContext): SearchLinks {
  const { startLinks, overviewLink } = context.config.search;
  const [overview] = overviewLink ? buildLink(context, overviewLink, 'search.overviewLink') : [];
  return {
    startLinks: startLinks.flatMap((link, index) =>
      buildLink(context, link, `search.startLinks[${index}]`),
    ),
    ...(overview && { overviewLink: overview }),
  };
}

/**
 * Navigation, sidebars, links of the search and the target of the home page button, in one language,
 * without links to pages that the language does not have.
 */
export function buildNavigation(context: NavigationContext): {
  nav: NavItem[];
  sidebars: Sidebars;
  searchLinks: SearchLinks;
  getStarted?: string;
} {
  const { config, lang } = context;
  const nav = config.nav.flatMap((item, index) => buildNavItem(context, item, `nav[${index}]`));
  const sidebars = Object.fromEntries(
    Object.entries(config.sidebar).map(([prefix, nodes]) => [
      toRoutePath(prefix.slice(1), lang, config.lang),
      nodes.flatMap((node, index) =>
        buildSidebarNode(context, node, `sidebar[${JSON.stringify(prefix)}][${index}]`),
      ),
    ]),
  );
  const { getStarted } = config.themeOptions;
  const start =
    (getStarted && toLink(context, getStarted, 'themeOptions.getStarted')) ??
    listLinks(nav).find((link) => !isExternal(link));
  return {
    nav,
    sidebars,
    searchLinks: buildSearchLinks(context),
    ...(start && { getStarted: start }),
  };
}
