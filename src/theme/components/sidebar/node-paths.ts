import type { SidebarNode } from '#contract/navigation.ts';
import { containsRoute } from '#contract/sidebar.ts';

/** Tells the entries of the sidebars apart, in all languages alike: the place of the sidebar, of the groups around an entry, and its own. */
export function nodePath(parent: string, index: number): string {
  return `${parent}/${index}`;
}

/** Paths of the groups that hold a page, from the outside in. */
export function ancestorGroups(
  nodes: readonly SidebarNode[],
  routePath: string,
  parent: string,
): string[] {
  return nodes.flatMap((node, index) => {
    if (node.type !== 'group' || !containsRoute(node, routePath)) return [];
    const path = nodePath(parent, index);
    return [path, ...ancestorGroups(node.items, routePath, path)];
  });
}
