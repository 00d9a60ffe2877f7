import type { SidebarNode } from 'docs-engine/src/contract/navigation.ts';
import { containsRoute } from 'docs-engine/src/contract/sidebar.ts';

/** Identifies a node by its position among all sidebars; the same in all languages. */
export function nodePath(parent: string, index: number): string {
  return `${parent}/${index}`;
}

/** Paths of the groups that contain a page, outermost first. */
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
