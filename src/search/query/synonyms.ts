import { listForms, squash } from '../index/names.ts';
import { isStopWord, listWords, tokenizeQuery } from '../text/tokenize.ts';

/** One of the names of a thing. */
export type Name = {
  squashed: string;
  tokens: string[];
  forms: string[];
  /** Whether one word is left of it: `what is rslib` has said more than `rslib`. */
  isCut: boolean;
};

/** Tokens of a query that name something, and the other names of it. */
export type Synonyms = { tokens: string[]; others: Name[]; isWhole: boolean };

/** The names of a thing, as queries are compared with them. */
export function readNames(names: readonly string[]): Name[] {
  return names.map((name) => {
    const tokens = tokenizeQuery(name);
    const isCut =
      tokens.length === 1 && listWords(name).some((word) => isStopWord(word.toLowerCase()));
    return { squashed: squash(name), tokens, forms: [...listForms(tokens)], isCut };
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
    for (const { squashed, tokens: words } of others) {
      for (const word of [squashed, ...words]) meant.set(word, tokens);
    }
  }
  return groups.flatMap((names) => {
    const named = names.filter(
      ({ tokens, isCut }) =>
        tokens.every((token) => meant.has(token)) && (!isCut || query.length === 1),
    );
    if (named.length === 0) return [];
    const tokens = [
      ...new Set(
        named.flatMap((name) => name.tokens.flatMap((token) => meant.get(token) ?? token)),
      ),
    ];
    const others = names.filter(
      (name) =>
        !name.isCut &&
        (!named.includes(name) || name.tokens.some((token) => meant.get(token)?.[0] !== token)),
    );
    return [{ tokens, others, isWhole: tokens.length === query.length }];
  });
}

function nameOf(tokens: string[]): Name {
  return { squashed: tokens.join(''), tokens, forms: [...listForms(tokens)], isCut: false };
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
    return [{ tokens: [before, token], others: [nameOf([word])], isWhole: query.length === 2 }];
  });
}

/** The fewest letters that the two parts of a word have which was typed without its space. */
const leastParts = [3, 4] as const;

/** Words of a query that nobody knows and that two known ones make: `codesplitting`. */
export function splitWords(
  query: readonly string[],
  isKnown: (word: string) => boolean,
): Synonyms[] {
  const [leastFirst, leastLast] = leastParts;
  return query.flatMap((word) => {
    if (!/^[a-z]{8,}$/.test(word) || isKnown(word)) return [];
    for (let at = word.length - leastLast; at >= leastFirst; at--) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.every(isKnown))
        return [{ tokens: [word], others: [nameOf(parts)], isWhole: query.length === 1 }];
    }
    return [];
  });
}
