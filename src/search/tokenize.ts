const han = /\p{Script=Han}/u;
const wordOrHan = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}_$@./:-])+/gu;

const stopWords = new Set(
  (
    'a an and are as at be by can do does for from how i if in is it my of on or should that the ' +
    'this to use using was what when where which why will with you your not no get make want need have has ' +
    'there we me its into than then would could who vs between ' +
    '是什么 什么是 怎么样 能不能 是否 应该 的 了 过 得 吧 和 是 在 我 要 怎么 怎么办 怎样 如何 没有 什么 吗 呢 一个 可以 为什么 哪些 哪个 用 让 把 被 与 或 以及 请问 这个 那个 需要 不 有 会 能 想 请 里 中 到 从 时 后 给 对'
  ).split(' '),
);

let segmenter: Intl.Segmenter | undefined;

/** Each segment that `Intl.Segmenter` gives holds a copy of the whole text: it gets short ones only. */
const pieces = /[\s\S]{1,100}/gu;

function segmentHan(text: string): string[] {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const words: string[] = [];
  for (const [piece] of text.matchAll(pieces)) {
    for (const { segment } of segmenter.segment(piece)) words.push(segment);
  }
  return words;
}

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

/** A flag keeps its dashes: `--config` is not the folder `config`. */
function trimIdentifier(text: string): string {
  const begun = text.replace(/^[./:-]*?(?=--\p{L})|^[./:-]+/u, '');
  let end = begun.length;
  while (end > 0 && './:-'.includes(begun.charAt(end - 1))) end--;
  return begun.slice(0, end);
}

/** `lib.autoExternal` and `lib/auto-external` have the names `lib` and `autoexternal`, the words of these, and are one when squashed. */
function tokenizeIdentifier(text: string): string[] {
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
  return text.normalize('NFKC').match(wordOrHan) ?? [];
}

/** Words of a text as they stand in it; identifiers whole. */
export function listWords(text: string): string[] {
  return splitRuns(text).flatMap((run) => (han.test(run) ? segmentHan(run) : trimIdentifier(run)));
}

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

function tokenizeAll(text: string): string[] {
  return splitRuns(text).flatMap((run) =>
    han.test(run) ? tokenizeHan(run) : tokenizeIdentifier(run),
  );
}

/** Tokens of a text that is indexed. */
export function tokenizeText(text: string): string[] {
  return tokenizeAll(text).filter((token) => !stopWords.has(token));
}

/** Tokens of a query, each once; stop words count only when there is nothing else. */
export function tokenizeQuery(query: string): string[] {
  const all = [...new Set(tokenizeAll(query))];
  const telling = all.filter((token) => !stopWords.has(token));
  const words = telling.filter((token) => !/^\p{Script=Han}$/u.test(token));
  return [words, telling, all].find(({ length }) => length > 0) ?? [];
}

export function isHan(token: string): boolean {
  return han.test(token);
}

/** A name of the code, such as an option: one word that starts small. */
export function isIdentifier(text: string): boolean {
  return /^[a-z_$@][\w.$@/-]*$/.test(text);
}
