import type { Section } from '../index/sections.ts';
import { isHan } from '../text/tokenize-han.ts';
import type { ParsedQuery } from './parse-query.ts';

/** Number of sections that are indexed while a reader waits. */
const maxCandidates = 400;
/** Weight of a match in a heading; elsewhere it is 1. */
const headingWeight = 3;
/** Tokens below this weight, such as Chinese bigrams, may be missing. */
const minRequiredWeight = 0.3;

/** A token of a query with the strings that can appear for it in a text. */
type QueryWord = { strings: string[]; isRequired: boolean };

function listQueryWords({ tokens, weights, stems, alternatives }: ParsedQuery): QueryWord[] {
  return tokens.map((token, at) => ({
    strings: [isHan(token) ? token : (stems[at] ?? token), ...(alternatives[at] ?? []).flat()],
    isRequired: (weights[at] ?? 1) >= minRequiredWeight,
  }));
}

/**
 * Ids of the sections whose text contains words of a query, best first: they are indexed first.
 * `undefined` when a word appears nowhere, because correcting it takes the complete index.
 */
export function candidateSections(
  parsed: ParsedQuery,
  sections: readonly Section[],
): number[] | undefined {
  const words = listQueryWords(parsed);
  const seen = new Set<QueryWord>();
  const scored: { id: number; score: number }[] = [];
  sections.forEach(({ heading, ancestors, text, facts, moreTerms, code, keywords }, id) => {
    const title = heading.toLowerCase();
    const rest =
      `${ancestors} ${keywords.join(' ')} ${text} ${facts} ${moreTerms} ${code}`.toLowerCase();
    let score = 0;
    for (const word of words) {
      const isInHeading = word.strings.some((string) => title.includes(string));
      if (!isInHeading && !word.strings.some((string) => rest.includes(string))) continue;
      seen.add(word);
      score += isInHeading ? headingWeight : 1;
    }
    if (score > 0) scored.push({ id, score });
  });
  if (words.some((word) => word.isRequired && !seen.has(word))) return undefined;
  return scored
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .slice(0, maxCandidates)
    .map(({ id }) => id);
}
