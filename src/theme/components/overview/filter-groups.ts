import type { OverviewGroup, OverviewItem } from '#contract/page.ts';

/** Lower case, with camelCase and hyphens as spaces: `autoExternal`, `auto-external` and `auto external` are one. */
function normalize(text: string): string {
  return text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

function filterItem(item: OverviewItem, matches: (text: string) => boolean): OverviewItem[] {
  if (matches(item.text)) return [item];
  const headings = item.headings.filter(({ text }) => matches(text));
  return headings.length > 0 ? [{ ...item, headings }] : [];
}

/**
 * What a keyword leaves of an overview: a group or an item that matches stays
 * whole, otherwise only the headings that match.
 */
export function filterGroups(groups: readonly OverviewGroup[], keyword: string): OverviewGroup[] {
  const wanted = normalize(keyword);
  if (wanted === '') return [...groups];
  const squashed = wanted.replaceAll(' ', '');
  const matches = (text: string): boolean => {
    const own = normalize(text);
    return own.includes(wanted) || own.replaceAll(' ', '').includes(squashed);
  };
  return groups.flatMap((group) => {
    if (matches(group.text)) return [group];
    const items = group.items.flatMap((item) => filterItem(item, matches));
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}
