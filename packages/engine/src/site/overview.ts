import type { SidebarNode } from '../contract/navigation.ts';
import type { OverviewGroup, OverviewItem, PageFields, TocEntry } from '../contract/page.ts';
import { flattenSidebar } from '../contract/sidebar.ts';

const defaultDepths = [2];

/** Removes headings with an omitted id, and the headings below them. */
function withoutSections(toc: readonly TocEntry[], omitted: readonly string[]): TocEntry[] {
  let depthOfOmitted = Number.POSITIVE_INFINITY;
  return toc.filter(({ depth, id }) => {
    if (depth <= depthOfOmitted) {
      depthOfOmitted = omitted.includes(id) ? depth : Number.POSITIVE_INFINITY;
    }
    return depthOfOmitted === Number.POSITIVE_INFINITY;
  });
}

/**
 * Groups the pages of a sidebar as the sidebar does, each with its headings. Pages outside of groups
 * come last, in a group without a title.
 * @param omitted ids of sections to leave out, such as those that every page has
 */
export function createOverview(
  sidebar: readonly SidebarNode[],
  ownRoute: string,
  pages: ReadonlyMap<string, PageFields>,
  omitted: readonly string[] = [],
): OverviewGroup[] {
  function toItem(link: string): OverviewItem[] {
    const page = link === ownRoute ? undefined : pages.get(link);
    if (!page) return [];
    const depths = page.frontmatter.overviewHeaders ?? defaultDepths;
    const kept = withoutSections(page.toc, omitted);
    const headings = kept.filter(({ depth }) => depths.includes(depth));
    const { description } = page.frontmatter;
    const { title, defaultValue } = page;
    return [
      {
        text: title,
        link,
        ...(description && { description }),
        ...(defaultValue && { defaultValue }),
        headings,
      },
    ];
  }

  function listItems(nodes: readonly SidebarNode[]): OverviewItem[] {
    return flattenSidebar(nodes).flatMap(({ link }) => toItem(link));
  }

  const groups = sidebar.flatMap((node) =>
    node.type === 'group' ? [{ text: node.text, items: listItems([node]) }] : [],
  );
  const loose = listItems(sidebar.filter(({ type }) => type === 'link'));
  return [...groups, { text: '', items: loose }].filter(({ items }) => items.length > 0);
}
