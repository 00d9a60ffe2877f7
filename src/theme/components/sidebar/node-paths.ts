import type { SidebarNode } from '#contract/navigation.ts';
import { holdsRoute } from '#contract/sidebar.ts';

/** Tells the entries of a sidebar apart: the names of the groups around an entry, and its own. */
export function nodePath(parent: string, node: SidebarNode, index: number): string {
  return `${parent}/${'text' in node ? node.text : index}`;
}

/** Paths of the groups that hold a page, from the outside in. */
export function listHolders(
  nodes: readonly SidebarNode[],
  routePath: string,
  parent = '',
): string[] {
  return nodes.flatMap((node, index) => {
    if (node.type !== 'group' || !holdsRoute(node, routePath)) return [];
    const path = nodePath(parent, node, index);
    return [path, ...listHolders(node.items, routePath, path)];
  });
}
