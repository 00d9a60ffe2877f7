import type { SidebarNode, Sidebars } from '#contract/navigation.ts';
import type { PageRecord } from '#contract/search.ts';
import { chooseSidebar, holdsRoute } from '#contract/sidebar.ts';
import type { Section } from '../markdown/sections.ts';

/** A page as the search knows it. */
export type SearchablePage = { routePath: string; title: string; sections: Section[] };

function groupOf(routePath: string, nodes: readonly SidebarNode[], fallback: string): string {
  const group = nodes.find((node) => node.type === 'group' && holdsRoute(node, routePath));
  return group?.type === 'group' ? group.text : fallback;
}

/** The index of one language, as the browser loads it. */
export function buildSearchRecords(
  pages: readonly SearchablePage[],
  sidebars: Sidebars,
  siteTitle: string,
): PageRecord[] {
  return pages.map(({ routePath, title, sections }) => [
    routePath,
    title,
    groupOf(routePath, chooseSidebar(routePath, sidebars), siteTitle),
    sections.map(({ depth, heading, anchor, text, code }) => [
      depth,
      heading,
      anchor,
      text,
      code.join(' '),
    ]),
  ]);
}
