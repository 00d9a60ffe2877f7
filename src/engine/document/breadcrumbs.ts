import type { SidebarNode } from '#contract/navigation.ts';
import type { PageData } from '#contract/page.ts';
import { chooseSidebar, holdsRoute } from '#contract/sidebar.ts';
import type { SiteData } from '#contract/site.ts';

/** A part of the site that a page stands in. */
export type Breadcrumb = {
  text: string;
  /** Absent on a group without a page of its own. */
  route?: string;
};

function findGroup(nodes: readonly SidebarNode[], routePath: string): Breadcrumb[] {
  const group = nodes.find((node) => node.type === 'group' && holdsRoute(node, routePath));
  if (group?.type !== 'group') return [];
  return [{ text: group.text, ...(group.link && { route: group.link }) }];
}

/** What a page stands in, from the outside to the inside: section of the navigation, group of the sidebar. */
export function listBreadcrumbs({ routePath, title }: PageData, site: SiteData): Breadcrumb[] {
  const section = site.nav.find(
    ({ activeMatch, link }) => link && activeMatch && routePath.startsWith(activeMatch),
  );
  const crumbs = [
    ...(section?.link ? [{ text: section.text, route: section.link }] : []),
    ...findGroup(chooseSidebar(routePath, site.sidebars), routePath),
  ];
  return crumbs.filter(({ text }, index) => text !== title && text !== crumbs[index - 1]?.text);
}
