import type { SearchResult } from 'minisearch';
import type { Asked } from './read-query.ts';
import { stem } from './stem.ts';

/** How much of a word of the query a result has, and how much the places count where it stands. */
export type TokenMatch = { share: number; strength: number };

const fieldWeights: Record<string, number> = {
  heading: 5,
  above: 2.5,
  group: 0.5,
  text: 1,
  rest: 0.5,
  code: 0.5,
};
const saturation = 4;
/** What a word counts that a result has only in another form or under another name. */
const inexact = 0.9;
const strengths = { form: 0.9, alias: 0.85, beginning: 0.7, misspelt: 0.4 };

function weighFields({ match }: SearchResult, term: string): number {
  if (!Object.hasOwn(match, term)) return 0;
  let sum = 0;
  for (const field of match[term] ?? []) sum += fieldWeights[field] ?? 0;
  return sum;
}

/** The most that a result has of one of the other names, of which it has to have every word. */
function weighAliases(names: readonly (readonly string[])[], result: SearchResult): number {
  let most = 0;
  for (const words of names) {
    if (!words.every((word) => Object.hasOwn(result.match, word))) continue;
    const sum = words.reduce((total, word) => total + weighFields(result, word), 0);
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

/** What a result has of each word of the query. */
export function matchTokens(asked: Asked, result: SearchResult): TokenMatch[] {
  const own = new Set(asked.tokens);
  const others = result.terms.filter((term) => !own.has(term));
  return asked.tokens.map((token, index) => {
    const form = asked.forms[index] ?? token;
    const near = asked.near[index] ?? [];
    const exact = weighFields(result, token);
    const alias = strengths.alias * weighAliases(asked.names[index] ?? [], result);
    const kin = others.map(
      (term) => weighKinship(token, form, near, term) * weighFields(result, term),
    );
    const strength = saturate(Math.max(exact, alias, ...kin));
    if (exact > 0) return { share: 1, strength };
    return { share: strength > 0 ? inexact : 0, strength };
  });
}
