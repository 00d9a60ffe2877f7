import { isIdentifier } from '../text/tokenize.ts';
import { emptyHierarchy, type Hierarchy } from './hit.ts';
import { listNames, type Names } from './names.ts';
import type { PageRecord, SectionRecord } from './records.ts';

/** A section of a page in the index. */
export type Section = {
  route: string;
  anchor: string;
  depth: number;
  /** Position on its page, from 0. */
  position: number;
  heading: string;
  /** Headings above it, and words of its URL. */
  ancestors: string;
  /** Weight of the page. */
  rank: number;
  /** Sentences, one a line. */
  text: string;
  /** Type, default and flags of an option, one a line. */
  facts: string;
  /** Terms of the text that follows `text`. */
  moreTerms: string;
  code: string;
  /** Search terms missing from all of these. */
  keywords: readonly string[];
  hierarchy: Hierarchy;
  /** Computed on the first call: most sections never match. */
  names: () => Names;
};

/** Computes a value on the first call. */
export function once<T>(compute: () => T): () => T {
  let cached: { value: T } | undefined;
  return () => {
    cached ??= { value: compute() };
    return cached.value;
  };
}

function slugOf(route: string): string {
  return route.replace(/\/$/, '').split('/').slice(-2).join(' ');
}

/** Sections of a page with everything the ranking knows about them. */
export function listSections(page: PageRecord): Section[] {
  const [route, title, group, rank, sections] = page;
  const path: SectionRecord[] = [];
  return sections.map((section, position) => {
    const [depth, heading, anchor, text, moreTerms, code, facts = '', keywords = []] = section;
    while ((path.at(-1)?.[0] ?? 0) >= depth) path.pop();
    const above = path.map(([, name]) => name);
    path.push(section);
    const levels = path.map(([level, name]) => [`lvl${level}`, name] as const);
    // Anchors are short English versions of the heading, in all languages.
    const slug = depth === 1 ? slugOf(route) : anchor;
    const qualified = depth > 1 ? `${title}.${heading}` : '';
    return {
      route,
      anchor,
      depth,
      position,
      heading,
      ancestors: [...above, slug, isIdentifier(qualified) ? qualified : ''].join(' '),
      rank,
      text,
      facts,
      moreTerms,
      code,
      keywords,
      hierarchy: { ...emptyHierarchy, lvl0: group, lvl1: title, ...Object.fromEntries(levels) },
      names: once(() => listNames({ heading, depth, route, title })),
    };
  });
}
