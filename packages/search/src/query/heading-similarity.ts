import type { Section } from '../index/sections.ts';
import type { ParsedQuery } from './parse-query.ts';

/** Weights of a section whose name is spelled like the query. */
export const spellingBoosts = { equal: 3.8, typo: 1.8, prefix: 1.5, none: 1 };
/** Additional weight of a section whose name has exactly the words of the query. */
const similarityWeight = 1.5;
/** Maximum difference in length between a misspelled query and the name it means. */
const maxLengthDifference = 2;

function compareSpelling(
  { squashed, isWord }: ParsedQuery,
  { names }: Section,
  terms: readonly string[],
): number {
  if (squashed === '') return spellingBoosts.none;
  const spellings = names().squashed;
  if (spellings.includes(squashed)) return spellingBoosts.equal;
  const isTypo = (name: string) =>
    Math.abs(name.length - squashed.length) <= maxLengthDifference && terms.includes(name);
  if (isWord && spellings.some(isTypo)) return spellingBoosts.typo;
  const isUnfinished = spellings.some((name) => name.startsWith(squashed));
  return isUnfinished ? spellingBoosts.prefix : spellingBoosts.none;
}

/** Similarity of a query and a name from 0 to 1. `stems` are those of the name. */
export function headingSimilarity(
  { tokens, stems: queryStems, synonyms }: ParsedQuery,
  stems: ReadonlySet<string>,
  termWeights: readonly number[],
): number {
  const matched = new Set(queryStems.filter((stem) => stems.has(stem)));
  const named = new Set<string>();
  for (const { tokens: own, alternatives } of synonyms) {
    for (const name of alternatives.filter((other) => other.stems.every((s) => stems.has(s)))) {
      for (const stem of name.stems) matched.add(stem);
      for (const token of own) named.add(token);
    }
  }
  const all = termWeights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0 || stems.size === 0) return 0;
  const covered = tokens.reduce((sum, token, index) => {
    const isCovered = named.has(token) || stems.has(queryStems[index] ?? '');
    return sum + (isCovered ? (termWeights[index] ?? 0) : 0);
  }, 0);
  return (covered / all) * Math.sqrt(matched.size / stems.size);
}

/** Weight of a section for its name. A heading is also compared together with the title of its page. */
export function headingBoost(
  parsed: ParsedQuery,
  section: Section,
  terms: readonly string[],
  termWeights: readonly number[],
): number {
  const similarities = section
    .names()
    .stems.map((stems) => headingSimilarity(parsed, stems, termWeights));
  const similarity =
    section.depth === 1
      ? Math.max(...similarities)
      : similarities.reduce((sum, value) => sum + value, 0) / similarities.length;
  return Math.max(compareSpelling(parsed, section, terms), 1 + similarityWeight * similarity);
}
