import { fieldWeights } from '../index/postings.ts';
import type { Language } from '../text/language.ts';
import { memoize } from '../text/tokenize-han.ts';
import type { ParsedQuery } from './parse-query.ts';
import type { Match } from './score-sections.ts';

/** The higher, the more a token gains from further fields. */
const saturation = 3.2;
/** Similarity of terms that differ from the typed word: for finding sections, and for ranking those found. */
export const similarities = {
  inflection: { score: 0.6, rank: 0.9 },
  synonym: { score: 0.7, rank: 1 },
  prefix: { score: 0.6, rank: 0.7 },
  correction: { score: 0.35, rank: 0.7 },
};

function fieldWeight({ fieldMasks }: Match, term: string): number {
  return fieldWeights[fieldMasks.get(term) ?? 0] ?? 0;
}

/** Weight of the best synonym. All its words must match; their average counts. */
function synonymWeight(synonyms: readonly (readonly string[])[], match: Match): number {
  let best = 0;
  for (const tokens of synonyms) {
    if (!tokens.every((token) => match.fieldMasks.has(token))) continue;
    const sum = tokens.reduce((total, token) => total + fieldWeight(match, token), 0);
    best = Math.max(best, sum / tokens.length);
  }
  return best;
}

function termSimilarity(
  token: string,
  tokenStem: string,
  corrections: readonly string[],
  term: string,
  { stem }: Language,
): number {
  if (stem(term) === tokenStem) return similarities.inflection.rank;
  if (corrections.includes(term)) return similarities.correction.rank;
  return term.startsWith(token) ? similarities.prefix.rank : 0;
}

/** Each further field counts less. */
function saturate(weight: number): number {
  return (weight * (1 + saturation)) / (weight + saturation);
}

/** Creates a function that scores each token of a query in a match; 0 where the token is missing. */
export function createTermScorer(parsed: ParsedQuery): (match: Match) => number[] {
  const own = new Set(parsed.tokens);
  // Most terms appear in many matches.
  const similaritiesOf = memoize((term) =>
    parsed.tokens.map((token, index) =>
      own.has(term)
        ? 0
        : termSimilarity(
            token,
            parsed.stems[index] ?? token,
            parsed.corrections[index] ?? [],
            term,
            parsed.language,
          ),
    ),
  );

  return (match) => {
    const similar = parsed.tokens.map(() => 0);
    for (const term of match.fieldMasks.keys()) {
      const weight = fieldWeight(match, term);
      similaritiesOf(term).forEach((similarity, index) => {
        similar[index] = Math.max(similar[index] ?? 0, similarity * weight);
      });
    }
    return parsed.tokens.map((token, index) => {
      const exact = fieldWeight(match, token);
      const synonym =
        similarities.synonym.rank * synonymWeight(parsed.alternatives[index] ?? [], match);
      return saturate(Math.max(exact, synonym, similar[index] ?? 0));
    });
  };
}
