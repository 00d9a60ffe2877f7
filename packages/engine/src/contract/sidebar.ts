import type { PageLink, SidebarGroup, SidebarNode, Sidebars } from './navigation.ts';
import { isExternal } from './urls.ts';

/** The sidebar of a route: the one with the longest matching prefix. */
export function findSidebar(routePath: string, sidebars: Sidebars): SidebarNode[] {
  const prefixes = Object.keys(sidebars).filter((prefix) => routePath.startsWith(prefix));
  const longest = prefixes.sort((a, b) => b.length - a.length)[0];
  return sidebars[longest ?? ''] ?? [];
}

/** All pages of a sidebar in reading order; the page of a group precedes the pages in it. */
export function flattenSidebar(nodes: readonly SidebarNode[]): PageLink[] {
  return nodes.flatMap((node): PageLink[] => {
    if (node.type === 'link') return isExternal(node.link) ? [] : [node];
    if (node.type !== 'group') return [];
    const groupPage = node.link ? [{ text: node.text, link: node.link }] : [];
    return [...groupPage, ...flattenSidebar(node.items)];
  });
}

/** The pages before and after a route in its sidebar. */
export function findPrevNext(
  routePath: string,
  sidebar: readonly SidebarNode[],
): { previous?: PageLink; next?: PageLink } {
  const pages = flattenSidebar(sidebar);
  const index = pages.findIndex(({ link }) => link === routePath);
  const previous = pages[index - 1];
  const next = index >= 0 ? pages[index + 1] : undefined;
  return { ...(previous && { previous }), ...(next && { next }) };
}

/** The first of the groups that contains a route. */
export function findGroup(
  nodes: readonly SidebarNode[],
  routePath: string,
): SidebarGroup | undefined {
  return nodes.find(
    (node): node is SidebarGroup => node.type === 'group' && containsRoute(node, routePath),
  );
}

/** Whether a node links to a route or is a group that contains it. */
export function containsRoute(node: SidebarNode, routePath: string): boolean {
  if (node.type === 'link') return node.link === routePath;
  if (node.type !== 'group') return false;
  return node.link === routePath || node.items.some((child) => containsRoute(child, routePath));
}
