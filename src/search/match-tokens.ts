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
  return (match[term] ?? []).reduce((sum, field) => sum + (fieldWeights[field] ?? 0), 0);
}

function weighAliases({ synonyms }: Asked, token: string, result: SearchResult): number {
  const names = synonyms
    .filter(({ tokens }) => tokens.includes(token))
    .flatMap(({ others }) => others.map((name) => name.tokens));
  const weights = names.map((tokens) => {
    const fields = tokens.map((part) => weighFields(result, part));
    return fields.every(Boolean) ? fields.reduce((sum, part) => sum + part, 0) / tokens.length : 0;
  });
  return Math.max(0, ...weights);
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
    const alias = strengths.alias * weighAliases(asked, token, result);
    const kin = others.map(
      (term) => weighKinship(token, form, near, term) * weighFields(result, term),
    );
    const strength = saturate(Math.max(exact, alias, ...kin));
    if (exact > 0) return { share: 1, strength };
    return { share: strength > 0 ? inexact : 0, strength };
  });
}
