import { listForms, squash } from './names.ts';
import { tokenizeQuery } from './tokenize.ts';

/** One of the names of a thing. */
export type Name = { squashed: string; tokens: string[]; forms: string[] };

/** Tokens of a query that name something, and the other names of it. */
export type Synonyms = { tokens: string[]; others: Name[]; isWhole: boolean };

/** The names of a thing, as queries are compared with them. */
export function readNames(names: readonly string[]): Name[] {
  return names.map((name) => {
    const tokens = tokenizeQuery(name);
    return { squashed: squash(name), tokens, forms: [...listForms(tokens)] };
  });
}

/** Other names for what a query names, in all or in part; `near` are the words that may be meant by each of its own. */
export function findSynonyms(
  groups: readonly Name[][],
  query: readonly string[],
  near: readonly (readonly string[])[],
  joined: readonly Synonyms[],
): Synonyms[] {
  const meant = new Map<string, readonly string[]>();
  query.forEach((token, index) => {
    for (const word of [...(near[index] ?? []), token]) meant.set(word, [token]);
  });
  for (const { tokens, others } of joined) {
    for (const { squashed } of others) meant.set(squashed, tokens);
  }
  return groups.flatMap((names) => {
    const named = names.filter(({ tokens }) => tokens.every((token) => meant.has(token)));
    if (named.length === 0) return [];
    const tokens = [
      ...new Set(
        named.flatMap((name) => name.tokens.flatMap((token) => meant.get(token) ?? token)),
      ),
    ];
    const others = names.filter(
      (name) =>
        !named.includes(name) || name.tokens.some((token) => meant.get(token)?.[0] !== token),
    );
    return [{ tokens, others, isWhole: tokens.length === query.length }];
  });
}

/** Words of a query that stand side by side and are known as one: `ie 11`, `source map`. */
export function joinWords(
  query: readonly string[],
  isKnown: (word: string) => boolean,
): Synonyms[] {
  return query.slice(1).flatMap((token, index) => {
    const before = query[index] ?? '';
    const word = before + token;
    if (!/^[a-z]+[a-z\d]+$/.test(word) || query.includes(word) || !isKnown(word)) return [];
    const name = { squashed: word, tokens: [word], forms: [...listForms([word])] };
    return [{ tokens: [before, token], others: [name], isWhole: query.length === 2 }];
  });
}
