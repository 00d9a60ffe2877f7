import type { RankedSection } from './rank.ts';

/** Maximum number of rows for a query. */
const maxRows = 20;
/** Maximum number of sections that are listed below their page at first. */
const maxSections = 3;

/** Matches on one page, as the dialog lists them. */
export type PageGroup = {
  route: string;
  /** The match of the page itself, if it is one. */
  page: RankedSection | undefined;
  /** Its best sections, in the order of the page. */
  sections: RankedSection[];
  /** All matching sections of the page, in its order. */
  all: RankedSection[];
};

function inPageOrder(sections: readonly RankedSection[]): RankedSection[] {
  return [...sections].sort((a, b) => a.section.position - b.section.position);
}

/** Rows of a group: the page, its sections, and a row that counts the others. */
function countRows(sectionCount: number): number {
  return 1 + Math.min(sectionCount, maxSections + 1);
}

/**
 * Groups matches by page, in the order of the best match of each page: what the dialog shows.
 * `ranked` is best first; it ends at the match that would need a row too many.
 */
export function groupByPage(ranked: readonly RankedSection[]): PageGroup[] {
  const pages = new Map<string, { page: RankedSection | undefined; sections: RankedSection[] }>();
  let rows = 0;
  for (const hit of ranked) {
    const { route, depth } = hit.section;
    const known = pages.get(route);
    const { page, sections } = known ?? { page: undefined, sections: [] };
    const next = depth === 1 ? { page: hit, sections } : { page, sections: [...sections, hit] };
    const before = known ? countRows(sections.length) : 0;
    rows += countRows(next.sections.length) - before;
    if (rows > maxRows) break;
    pages.set(route, next);
  }
  return [...pages].map(([route, { page, sections }]) => ({
    route,
    page,
    sections: inPageOrder(sections.slice(0, maxSections)),
    all: inPageOrder(sections),
  }));
}
