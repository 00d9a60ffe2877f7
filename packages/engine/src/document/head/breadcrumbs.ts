import type { Page } from '../../contract/page.ts';
import { findGroup, findSidebar } from '../../contract/sidebar.ts';
import type { SiteData } from '../../contract/site.ts';

/** A part of the site that contains a page. */
export type Breadcrumb = {
  text: string;
  /** Absent on a group without a page. */
  route?: string;
};

/** Breadcrumbs of a page, outermost first: section of the navigation, group of the sidebar. */
export function listBreadcrumbs({ routePath, title }: Page, site: SiteData): Breadcrumb[] {
  const section = site.nav.find(
    ({ activeMatch, link }) => link && activeMatch && routePath.startsWith(activeMatch),
  );
  const group = findGroup(findSidebar(routePath, site.sidebars), routePath);
  const crumbs: Breadcrumb[] = [
    ...(section?.link ? [{ text: section.text, route: section.link }] : []),
    ...(group ? [{ text: group.text, ...(group.link && { route: group.link }) }] : []),
  ];
  return crumbs.filter(({ text }, index) => text !== title && text !== crumbs[index - 1]?.text);
}
