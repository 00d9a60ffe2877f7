import type { OverviewGroup, OverviewItem } from 'docs-engine/theme';

/** Lower case, with camelCase and hyphens as spaces: `autoExternal` and `auto-external` become `auto external`. */
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
 * Filters an overview by a keyword. A matching group or item is kept with everything in it,
 * otherwise only the matching headings are kept.
 */
export function filterGroups(groups: readonly OverviewGroup[], keyword: string): OverviewGroup[] {
  const term = normalize(keyword);
  if (term === '') return [...groups];
  const withoutSpaces = term.replaceAll(' ', '');
  const matches = (text: string): boolean => {
    const normalized = normalize(text);
    return normalized.includes(term) || normalized.replaceAll(' ', '').includes(withoutSpaces);
  };
  return groups.flatMap((group) => {
    if (matches(group.text)) return [group];
    const items = group.items.flatMap((item) => filterItem(item, matches));
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}
