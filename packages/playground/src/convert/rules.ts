import type { Part } from './part.ts';

/** Applies the value of an option; returns false when it has no counterpart. */
type Apply = (value: unknown, part: Part) => unknown;

/**
 * How an option is moved. The options, with their dots, are the rows of the table on the tool's
 * migration page: a test compares both. `raw` takes functions and packages, too.
 */
export type Rule = Apply | { raw: Apply };

export type Rules = ReadonlyMap<string, Rule>;

export function toRules(rules: Record<string, Rule>): Rules {
  return new Map(Object.entries(rules));
}

/** One rule for several options. */
export function each(rule: Rule, ...options: string[]): Record<string, Rule> {
  return Object.fromEntries(options.map((option) => [option, rule]));
}

/** An option with the same values. */
export function same(path: string): Apply {
  return (value, part) => part.set(path, value);
}

/** Needs nothing: Rslib does it anyway, or it only concerns the command line. */
export const builtIn: Rule = { raw: () => {} };

/** The page says what to do, unless the option is off. */
export const byHand: Rule = {
  raw: (value) => value === false || (Array.isArray(value) && value.length === 0),
};

export function toList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

export function toTexts(value: unknown): string[] {
  return toList(value).filter((item) => typeof item === 'string');
}
