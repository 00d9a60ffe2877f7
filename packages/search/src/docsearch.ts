/** Kind of a DocSearch record: a heading of this level, or text below one. */
export type HitType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

/** Titles above a record: `lvl0` is the sidebar group, `lvl1` the page, the others its headings. */
export type Hierarchy = Record<
  'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6',
  string | null
>;

/** A hierarchy without titles. */
export const emptyHierarchy: Hierarchy = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

/** Names of all levels, outermost first. */
export const levels = Object.keys(emptyHierarchy) as (keyof Hierarchy)[];

/** The shape of a DocSearch record: what a hosted index has, and what the browser stores of a hit. */
export type Hit = {
  objectID: string;
  /** URL with base path and hash. */
  url: string;
  type: HitType;
  /** Text of a hosted hit below a heading; `null` for a heading. */
  content: string | null;
  hierarchy: Hierarchy;
};

/** Whether a value is an absolute URL path or a web URL, so that it cannot run scripts. */
export function isSafeUrl(url: unknown): url is string {
  return typeof url === 'string' && /^(?:https?:\/\/|\/(?![/\\]))/.test(url);
}
