import { type Language, stemAll } from '../text/language.ts';
import { tokenizeQuery } from '../text/query-tokens.ts';

/** One name of a thing. */
export type Name = { text: string; tokens: string[]; stems: string[] };

/** Tokens of a query that name something, and its other names. */
export type Synonyms = { tokens: string[]; alternatives: Name[] };

function createName(text: string, tokens: string[], language: Language): Name {
  return { text, tokens, stems: [...stemAll(tokens, language)] };
}

/** Tokenizes a group of synonyms like queries. */
export function readNames(names: readonly string[], language: Language): Name[] {
  return names.map((name) =>
    createName(
      name,
      tokenizeQuery(name, language).map(({ token }) => token),
      language,
    ),
  );
}

/** Synonyms of what a query names in whole or in part. `corrections` holds the corrected words of each token. */
export function findSynonyms(
  groups: readonly Name[][],
  query: readonly string[],
  corrections: readonly (readonly string[])[],
  compounds: readonly Synonyms[],
): Synonyms[] {
  /** Tokens of the query by the word that they may mean. */
  const sources = new Map<string, readonly string[]>();
  query.forEach((token, index) => {
    for (const word of [...(corrections[index] ?? []), token]) sources.set(word, [token]);
  });
  for (const { tokens, alternatives } of compounds) {
    for (const word of alternatives.flatMap((name) => name.tokens)) sources.set(word, tokens);
  }
  return groups.flatMap((names) => {
    const named = names.filter((name) => name.tokens.every((token) => sources.has(token)));
    if (named.length === 0) return [];
    const tokens = [
      ...new Set(
        named.flatMap((name) => name.tokens.flatMap((token) => sources.get(token) ?? token)),
      ),
    ];
    const alternatives = names.filter(
      (name) =>
        !named.includes(name) || name.tokens.some((token) => sources.get(token)?.[0] !== token),
    );
    return [{ tokens, alternatives }];
  });
}

/** Adjacent words of a query that are known as one word: `ie 11`, `source map`. */
export function joinCompounds(
  query: readonly string[],
  isKnown: (word: string) => boolean,
  language: Language,
): Synonyms[] {
  return query.slice(1).flatMap((token, index) => {
    const before = query[index] ?? '';
    const word = before + token;
    if (!/^[a-z]+[a-z\d]+$/.test(word) || query.includes(word) || !isKnown(word)) return [];
    return [{ tokens: [before, token], alternatives: [createName(word, [word], language)] }];
  });
}

/** Minimum lengths of the two parts of a compound. */
const minPartLengths = { first: 3, last: 4 };

/** A name and its version in one word: `react19`. */
const versioned = /^([a-z][a-z.-]{2,}?)-?v?\d[\d.]*$/;

/** Unknown words of a query that consist of two known words, or of one and a version: `codesplitting`. */
export function splitCompounds(
  query: readonly string[],
  isKnown: (word: string) => boolean,
  language: Language,
): Synonyms[] {
  return query.flatMap((word) => {
    if (isKnown(word)) return [];
    const [, name = ''] = versioned.exec(word) ?? [];
    if (isKnown(name))
      return [{ tokens: [word], alternatives: [createName(name, [name], language)] }];
    if (!/^[a-z]{8,}$/.test(word)) return [];
    for (let at = word.length - minPartLengths.last; at >= minPartLengths.first; at--) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (!parts.every(isKnown)) continue;
      return [{ tokens: [word], alternatives: [createName(word, parts, language)] }];
    }
    return [];
  });
}
