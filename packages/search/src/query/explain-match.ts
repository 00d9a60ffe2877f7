import type { Language } from '../text/language.ts';
import { tokenizeQuery } from '../text/query-tokens.ts';
import { isHan, segmentHan } from '../text/tokenize-han.ts';
import type { ParsedQuery } from './parse-query.ts';

/** Tokens below this weight, such as bigrams across two Chinese words, explain nothing. */
const minWeight = 0.3;

/** How one token of a query matches a section. */
export type TokenMatch = {
  token: string;
  /** The token in any form, compounds included, and the start of a word. What is marked. */
  words: string[];
  prefixes: string[];
  /** Words that a misspelled token was corrected to. Marked, too. */
  corrections: string[];
  /** A name that the section has for what the reader typed, and the tokens typed. */
  otherNames: { name: string; typed: string; tokens: readonly string[] }[];
  /** Whether the token counts. */
  isMeaningful: boolean;
};

const noSpaces = (tokens: readonly string[]) => tokens.join('');

/** What was typed for some tokens of a query. */
function typedWords(query: string, tokens: readonly string[], language: Language): string {
  if (tokens.some(isHan))
    return noSpaces(segmentHan(query).filter((word) => tokens.includes(word)));
  const typed = query
    .split(/\s+/)
    .filter((word) => tokenizeQuery(word, language).some(({ token }) => tokens.includes(token)));
  return typed.join(' ');
}

/** Creates a function that explains how a section matches, from the terms that matched. */
export function createExplainer(
  query: string,
  { language, tokens, stems, corrections, synonyms, weights }: ParsedQuery,
): (terms: readonly string[]) => TokenMatch[] {
  /** Parts of a name do not count as the start of another word. */
  const whole = new Set(query.toLowerCase().split(/\s+/));

  return (terms) => {
    const matched = new Set(terms);
    const named = synonyms.flatMap(({ tokens: own, alternatives }) =>
      alternatives
        .filter((name) => name.tokens.every((token) => matched.has(token)))
        .map((name) => ({ own, name, isCompound: noSpaces(own) === noSpaces(name.tokens) })),
    );
    return tokens.map((token, at) => {
      const names = named.filter(({ own }) => own.includes(token));
      const isPrefixed =
        whole.has(token) && terms.some((term) => term !== token && term.startsWith(token));
      return {
        token,
        words: [
          ...terms.filter((term) => language.stem(term) === stems[at]),
          ...names.flatMap(({ name, isCompound }) => (isCompound ? name.tokens : [])),
        ],
        prefixes: isPrefixed && token.length > 1 ? [token] : [],
        corrections: (corrections[at] ?? []).filter((word) => matched.has(word)),
        otherNames: names.flatMap(({ own, name, isCompound }) =>
          isCompound
            ? []
            : { name: name.text, typed: typedWords(query, own, language), tokens: own },
        ),
        isMeaningful: (weights[at] ?? 1) >= minWeight,
      };
    });
  };
}
