import type { Entry } from '../index/section-index.ts';
import type { ParsedQuery } from './parse-query.ts';

/** How much a name counts that the query spells out, in whole or in part. */
export const boosts = {
  equals: 3.8,
  alias: 3.2,
  tail: 1.8,
  starts: 1.5,
  holds: 1.4,
  phrase: 2.2,
  none: 1,
};
/** How much a name counts beyond that which has the words of the query. */
const likeness = 1.5;
/** A name that is meant by a word with slips in it is not longer or shorter than this. */
const slip = 2;

function compareSpelling(
  { squashed, dotted, isWord, tokens, aliases }: ParsedQuery,
  { depth, names, squash }: Entry,
  terms: readonly string[],
): number {
  const { whole, tails, keywords } = names();
  const isMeant = (name: string) =>
    Math.abs(name.length - squashed.length) <= slip && terms.includes(name);
  if (squashed === '') return boosts.none;
  if (whole.includes(squashed)) return boosts.equals;
  if (whole.some((name) => aliases.whole.has(name))) return boosts.alias;
  if (keywords.includes(squashed)) return boosts.alias;
  const isFieldOf = depth === 1 && dotted && [...whole, ...tails].includes(dotted.page);
  if (isFieldOf && terms.includes(dotted.field)) return boosts.tail;
  if (tails.includes(squashed) || (isWord && whole.some(isMeant))) return boosts.tail;
  if ([...whole, ...tails].some((name) => name.startsWith(squashed))) return boosts.starts;
  const holds = (name: string) => name.includes(squashed) || aliases.part.has(name);
  if (whole.some(holds)) return boosts.holds;
  return tokens.length > 1 && squash().includes(squashed) ? boosts.phrase : boosts.none;
}

/** How far the words of a name are those of the query, and the other way round: from 0 to 1. */
export function likenName(
  { tokens, forms, synonyms }: ParsedQuery,
  words: ReadonlySet<string>,
  telling: readonly number[],
): number {
  const matched = new Set(forms.filter((form) => words.has(form)));
  const named = new Set<string>();
  for (const { tokens: own, others } of synonyms) {
    for (const alias of others.filter((name) => name.forms.every((form) => words.has(form)))) {
      for (const form of alias.forms) matched.add(form);
      for (const token of own) named.add(token);
    }
  }
  const all = telling.reduce((sum, weight) => sum + weight, 0);
  if (all === 0 || words.size === 0) return 0;
  const covered = tokens.reduce((sum, token, index) => {
    const isCovered = named.has(token) || words.has(forms[index] ?? '');
    return sum + (isCovered ? (telling[index] ?? 0) : 0);
  }, 0);
  return (covered / all) * Math.sqrt(matched.size / words.size);
}

/** How much more a section counts for its name. A heading is read with the title of its page. */
export function boostName(
  parsed: ParsedQuery,
  entry: Entry,
  terms: readonly string[],
  telling: readonly number[],
): number {
  const likes = entry.names().words.map((words) => likenName(parsed, words, telling));
  const like =
    entry.depth === 1
      ? Math.max(...likes)
      : likes.reduce((sum, value) => sum + value, 0) / likes.length;
  return Math.max(compareSpelling(parsed, entry, terms), 1 + likeness * like);
}
