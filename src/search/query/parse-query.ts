import { squash } from '../index/names.ts';
import type { SectionIndex } from '../index/section-index.ts';
import { stem } from '../text/stem.ts';
import { isHan, weighQuery } from '../text/tokenize.ts';
import { listNear } from './spelling.ts';
import { findSynonyms, joinWords, type Synonyms, splitWords } from './synonyms.ts';

/** A query as the ranking needs it. */
export type ParsedQuery = {
  squashed: string;
  /** `banner.dts` asks for `dts` on the page `banner`. */
  dotted: { page: string; field: string } | undefined;
  /** Whether the query is one word of Latin letters, such as the name of an option. */
  isWord: boolean;
  tokens: readonly string[];
  /** How much of what was typed each token stands for. */
  weights: readonly number[];
  /** The form of each token that its other forms share. */
  forms: readonly string[];
  /** The words that each token may have been meant to be, where the index does not know it. */
  near: readonly (readonly string[])[];
  synonyms: readonly Synonyms[];
  /** The words of each other name for what each token is a part of. */
  names: readonly (readonly (readonly string[])[])[];
  /** Other names, squashed: of the whole query, and of parts of it. */
  aliases: { whole: ReadonlySet<string>; part: ReadonlySet<string> };
};

function listAliases(synonyms: readonly Synonyms[]): ReadonlySet<string> {
  return new Set(synonyms.flatMap(({ others }) => others.map(({ squashed }) => squashed)));
}

function readDotted(query: string): ParsedQuery['dotted'] {
  const [, page, field] = /^(?:lib\.)?([\w-]+)\.([\w-]+)$/.exec(query.trim()) ?? [];
  return page && field ? { page: squash(page), field: squash(field) } : undefined;
}

/** Takes a query apart; what words the index knows decides on spellings and synonyms. */
export function parseQuery(
  query: string,
  { inverted, known, names, groups }: SectionIndex,
): ParsedQuery {
  const weighed = weighQuery(query);
  const tokens = weighed.map(({ token }) => token);
  const isKnown = (word: string) => inverted.has(word) || names.has(word);
  const near = tokens.map((token) => (isKnown(token) ? [] : listNear(token, known())));
  const joined = [...joinWords(tokens, isKnown), ...splitWords(tokens, isKnown)];
  const synonyms = [...joined, ...findSynonyms(groups, tokens, near, joined)];
  return {
    squashed: squash(query),
    isWord: !/\s/.test(query.trim()) && !isHan(query),
    dotted: readDotted(query),
    tokens,
    weights: weighed.map(({ weight }) => weight),
    forms: tokens.map(stem),
    near,
    synonyms,
    names: tokens.map((token) =>
      synonyms
        .filter((synonym) => synonym.tokens.includes(token))
        .flatMap(({ others }) => others.map((name) => name.tokens)),
    ),
    aliases: {
      whole: listAliases(synonyms.filter(({ isWhole }) => isWhole)),
      part: listAliases(synonyms.filter(({ isWhole }) => !isWhole)),
    },
  };
}
