import { squash } from './names.ts';
import { stem } from './stem.ts';
import { findSynonyms, type Synonyms } from './synonyms.ts';
import { isHan, tokenizeQuery } from './tokenize.ts';

/** A query as the ranking needs it. */
export type Asked = {
  squashed: string;
  /** Whether the query is one word of Latin letters, such as the name of an option. */
  isWord: boolean;
  tokens: readonly string[];
  /** The form of each token that its other forms share. */
  forms: readonly string[];
  synonyms: readonly Synonyms[];
  /** Other names, squashed: of the whole query, and of parts of it. */
  aliases: { whole: ReadonlySet<string>; part: ReadonlySet<string> };
};

function listAliases(synonyms: readonly Synonyms[]): ReadonlySet<string> {
  return new Set(synonyms.flatMap(({ others }) => others.map(({ squashed }) => squashed)));
}

export function readQuery(query: string): Asked {
  const tokens = tokenizeQuery(query);
  const synonyms = findSynonyms(tokens);
  return {
    squashed: squash(query),
    isWord: !/\s/.test(query.trim()) && !isHan(query),
    tokens,
    forms: tokens.map(stem),
    synonyms,
    aliases: {
      whole: listAliases(synonyms.filter(({ isWhole }) => isWhole)),
      part: listAliases(synonyms.filter(({ isWhole }) => !isWhole)),
    },
  };
}
