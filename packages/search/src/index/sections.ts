import { type Language, stemAll } from '../text/language.ts';
import { isIdentifier } from '../text/tokenize.ts';
import type { PageRecord, SectionHead, SectionText } from './records.ts';

/**
 * Lowercase letters and digits only, so `lib.autoExternal` and `lib/auto-external` are equal.
 * Keeps a prefix of `__` or `--`: `__filename` is not `filename`.
 */
export function squash(text: string): string {
  const [, prefix = '', rest = ''] = /^(__|--)?([\s\S]*)$/.exec(text.trim()) ?? [];
  return (
    prefix +
    rest
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '')
  );
}

/** Names of a section. */
export type Names = {
  /** All spellings, squashed. */
  squashed: string[];
  /** Stems of each name. */
  stems: ReadonlySet<string>[];
  /** Stems of each name of its page. */
  titleStems: ReadonlySet<string>[];
};

type Named = { heading: string; depth: number; route: string; title: string };

/** Names of a section; a page is also known by its address. */
export function listNames({ heading, depth, route, title }: Named, language: Language): Names {
  const slug = route.split('/').filter(Boolean).at(-1) ?? '';
  const spellings = depth === 1 ? [heading, slug] : [heading];
  const readable = depth === 1 ? [heading, slug] : [heading, `${title} ${heading}`];
  const listStems = (name: string) => stemAll(language.tokenize(name), language);
  return {
    squashed: spellings.map(squash),
    stems: readable.map(listStems),
    titleStems: [title, slug].map(listStems),
  };
}

/** A section of a page in the index. */
export type Section = SectionHead &
  SectionText & {
    route: string;
    /** Position on its page, from 0. */
    position: number;
    /** Headings above it, and words of its URL. */
    ancestors: string;
    /** Weight of the page. */
    rank: number;
    /** By level: the sidebar group, the page, and the headings down to its own; '' where a level is missing. */
    titles: readonly string[];
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

/** Sections of a page with everything the ranking knows about them. Their texts come later. */
export function listSections(page: PageRecord<SectionHead>, language: Language): Section[] {
  const { route, title, group, rank, sections } = page;
  const path: SectionHead[] = [];
  return sections.map((section, position) => {
    const { depth, heading, anchor, keywords } = section;
    while ((path.at(-1)?.depth ?? 0) >= depth) path.pop();
    const above = path.map((one) => one.heading);
    path.push(section);
    const titles = [group, title, ...Array<string>(Math.max(0, depth - 1)).fill('')];
    for (const one of path) titles[one.depth] = one.heading;
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
      keywords,
      titles,
      text: '',
      facts: '',
      moreTerms: '',
      code: '',
      names: once(() => listNames({ heading, depth, route, title }, language)),
    };
  });
}
