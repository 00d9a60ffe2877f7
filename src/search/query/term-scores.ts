import { type Found, sumParts } from '../index/postings.ts';
import { stem } from '../text/stem.ts';
import type { ParsedQuery } from './parse-query.ts';

const partWeights = sumParts({
  heading: 5,
  above: 3,
  group: 0.5,
  text: 0.65,
  rest: 0.5,
  code: 0.4,
  keywords: 2.5,
});
const saturation = 3.2;
const strengths = { form: 0.9, alias: 1, beginning: 0.7, misspelt: 0.4 };

function weighParts({ match }: Found, term: string): number {
  return partWeights[match.get(term) ?? 0] ?? 0;
}

/** The most that a result has of one of the other names, of which it has to have every word. */
function weighAliases(names: readonly (readonly string[])[], result: Found): number {
  let most = 0;
  for (const words of names) {
    if (!words.every((word) => result.match.has(word))) continue;
    const sum = words.reduce((total, word) => total + weighParts(result, word), 0);
    most = Math.max(most, sum / words.length);
  }
  return most;
}

/** How a word of the query and a word of the index belong together. */
function weighKinship(token: string, form: string, near: readonly string[], term: string): number {
  if (stem(term) === form) return strengths.form;
  if (near.includes(term)) return strengths.misspelt;
  return term.startsWith(token) ? strengths.beginning : 0;
}

/** Each further place where a word stands tells less. */
function saturate(weight: number): number {
  return (weight * (1 + saturation)) / (weight + saturation);
}

/**
 * Tells how much the places count where each word of a query stands in a result, 0 where none does.
 * Results have the same words: each is judged once.
 */
export function createTokenMatch(parsed: ParsedQuery): (result: Found) => number[] {
  const own = new Set(parsed.tokens);
  const kinships = new Map<string, number[]>();

  function judge(term: string): number[] {
    const known = kinships.get(term);
    if (known) return known;
    const judged = parsed.tokens.map((token, index) =>
      own.has(term)
        ? 0
        : weighKinship(token, parsed.forms[index] ?? token, parsed.near[index] ?? [], term),
    );
    kinships.set(term, judged);
    return judged;
  }

  return (result) => {
    const kin = parsed.tokens.map(() => 0);
    for (const term of result.match.keys()) {
      const weight = weighParts(result, term);
      judge(term).forEach((kinship, index) => {
        kin[index] = Math.max(kin[index] ?? 0, kinship * weight);
      });
    }
    return parsed.tokens.map((token, index) => {
      const exact = weighParts(result, token);
      const alias = strengths.alias * weighAliases(parsed.names[index] ?? [], result);
      return saturate(Math.max(exact, alias, kin[index] ?? 0));
    });
  };
}
