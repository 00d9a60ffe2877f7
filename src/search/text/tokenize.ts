import { memoize } from './memoize.ts';
import { stopWords, weakWords } from './stop-words.ts';

const script = /\p{Script=Han}/u;
/** Letters of the European languages are told apart quickly. */
const european = /^[\0-\u052f]*$/;
const han = { test: (text: string) => !european.test(text) && script.test(text) };
const ascii = /^[\0-\x7f]*$/;
const asciiWord = /[\w$@./:-]+/g;
const word = /[\p{L}\p{N}_$@./:-]+/gu;
const wordOrHan = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}_$@./:-])+/gu;

/** How much of what was typed a token stands for that is not a word of its own. */
const shares = {
  /** Of a marked name, such as `--config` or `__dirname`, the name alone. */
  marked: 0.8,
  /** Two characters of two words. */
  pair: 0.25,
  /** A word of `weakWords`. */
  weak: 0.35,
};
/** The more forms a name has, the less each counts. */
const formPower = 0.4;

let segmenter: Intl.Segmenter | undefined;

/** Each segment that `Intl.Segmenter` gives holds a copy of the whole text: it gets short ones only. */
const pieces = /[\s\S]{1,100}/gu;

const segmentHan = memoize((text): readonly string[] => {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const words: string[] = [];
  for (const [piece] of text.matchAll(pieces)) {
    for (const { segment } of segmenter.segment(piece)) words.push(segment);
  }
  return words;
});

function listPairs(text: string): string[] {
  const characters = [...text];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** Chinese has no spaces: its words as the browser knows them, and all pairs of characters between stop words. */
function tokenizeHan(text: string): string[] {
  const words = segmentHan(text);
  const runs = words.reduce<string[]>((done, word) => {
    if (stopWords.has(word)) done.push('');
    else done.push((done.pop() ?? '') + word);
    return done;
  }, []);
  return [...words, ...runs.flatMap(listPairs)];
}

/** Most runs are one word and nothing else. */
const plainWord = /^[A-Z]?[a-z\d]+$/;

/** A flag keeps its dashes: `--config` is not the folder `config`, and `-w` is no letter. */
function trimIdentifier(text: string): string {
  const begun = text.replace(/^[./:-]*?(?=--\p{L}|-\p{L}$)|^[./:-]+/u, '');
  let end = begun.length;
  while (end > 0 && './:-'.includes(begun.charAt(end - 1))) end--;
  return begun.slice(0, end);
}

/** `lib.autoExternal` and `lib/auto-external` have the names `lib` and `autoexternal`, the words of these, and are one when squashed. */
function tokenizeIdentifier(text: string): readonly string[] {
  if (plainWord.test(text)) return [text.toLowerCase()];
  const trimmed = trimIdentifier(text);
  if (trimmed === '') return [];
  const names = trimmed.split(/[./:@]+/).map((name) =>
    name
      .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .split(/[\s_-]+/)
      .filter(Boolean),
  );
  const parts = names.flat();
  const all = [trimmed, parts.join(''), ...names.map((name) => name.join('')), ...parts];
  return [...new Set(all.filter(Boolean).map((token) => token.toLowerCase()))];
}

function splitRuns(text: string): string[] {
  if (ascii.test(text)) return text.match(asciiWord) ?? [];
  const plain = text.normalize('NFKC');
  return plain.match(european.test(plain) ? word : wordOrHan) ?? [];
}

/** Words of a text as they stand in it; identifiers whole. */
export function listWords(text: string): string[] {
  return splitRuns(text).flatMap((run) => (han.test(run) ? segmentHan(run) : trimIdentifier(run)));
}

/** Whether a word, in lower case, is on the list in `common-words.ts`. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

function withoutStopWords(tokens: readonly string[]): string[] {
  return tokens.filter((token) => !stopWords.has(token));
}

const listTellingNames = memoize((run) => withoutStopWords(tokenizeIdentifier(run)));

/** Tokens of a text that is indexed. Readers wait for the index: the loop takes half the time of `flatMap`. */
export function tokenizeText(text: string): string[] {
  const tokens: string[] = [];
  for (const run of splitRuns(text)) {
    const own = han.test(run) ? withoutStopWords(tokenizeHan(run)) : listTellingNames(run);
    for (const token of own) tokens.push(token);
  }
  return tokens;
}

/** A word of a query, and how much of what was typed it stands for: the forms of one name share their weight. */
export type QueryToken = { token: string; weight: number };

/** Pairs of characters that stand in two words tell little, unless the browser does not know the word: then it takes it to pieces. */
function weighPairs(words: readonly string[]): QueryToken[] {
  const characters = words.flatMap((word) =>
    [...word].map((character) => ({ character, word, isAlone: [...word].length === 1 })),
  );
  return characters.slice(1).flatMap(({ character, word, isAlone }, index) => {
    const before = characters[index];
    if (!before || stopWords.has(word) || stopWords.has(before.word)) return [];
    return [
      {
        token: before.character + character,
        weight: isAlone && before.isAlone ? 1 : shares.pair,
      },
    ];
  });
}

function weighHan(run: string): QueryToken[] {
  const words = segmentHan(run);
  const own = words.map((token) => ({ token, weight: [...token].length === 1 ? 0 : 1 }));
  return [...own, ...weighPairs(words)];
}

/** What stands before a name belongs to it: `--config` is not `config`. */
function weighIdentifier(run: string): QueryToken[] {
  const tokens = tokenizeIdentifier(run);
  const isMarked = /^(?:__|--|-\p{L}$)/u.test(run);
  return tokens.map((token, index) => ({
    token,
    weight: isMarked && index > 0 ? shares.marked : 1 / tokens.length ** formPower,
  }));
}

function weighRun(run: string): QueryToken[] {
  return han.test(run) ? weighHan(run) : weighIdentifier(run);
}

/** Tokens of a query, each once; stop words count only when there is nothing else. */
export function weighQuery(query: string): QueryToken[] {
  const all = new Map<string, number>();
  for (const { token, weight } of splitRuns(query).flatMap(weighRun)) {
    const share = weakWords.has(token) ? weight * shares.weak : weight;
    all.set(token, Math.max(share, all.get(token) ?? 0));
  }
  const tokens = [...all].map(([token, weight]) => ({ token, weight }));
  const telling = tokens.filter(({ token }) => !stopWords.has(token));
  const words = telling.filter(({ weight }) => weight > 0);
  if (words.length > 0) return words;
  return (telling.length > 0 ? telling : tokens).map(({ token }) => ({ token, weight: 1 }));
}

/** The tokens of `weighQuery`, in the same order, without their weights. */
export function tokenizeQuery(query: string): string[] {
  return weighQuery(query).map(({ token }) => token);
}

/** Whether a text has at least one Chinese character. */
export function isHan(token: string): boolean {
  return han.test(token);
}

/** A name of the code, such as an option: one word that starts small. */
export function isIdentifier(text: string): boolean {
  return /^[a-z_$@][\w.$@/-]*$/.test(text);
}
