/** Names of all levels, outermost first: `lvl0` is the sidebar group, `lvl1` the page, the others its headings. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

type Level = (typeof levels)[number];

/** Kind of a DocSearch record: a heading of this level, or text below one. */
export type HitType = Exclude<Level, 'lvl0'> | 'content';

/** Titles above a record. */
export type Hierarchy = Record<Level, string | null>;

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
