const han = /\p{Script=Han}/u;
const wordOrHan = /\p{Script=Han}+|[\p{L}\p{N}_$@][\p{L}\p{N}_$@./:-]*/gu;

const stopWords = new Set(
  (
    'a an and are as at be by can do does for from how i if in is it my of on or should that the ' +
    'this to use using was what when where which why will with you your ' +
    '的 了 和 是 在 我 要 怎么 怎样 如何 什么 吗 呢 一个 可以 为什么 哪些 哪个 用 让 把 被 与 或 以及 请问'
  ).split(' '),
);

let segmenter: Intl.Segmenter | undefined;

/** Chinese has no spaces: its words as the browser knows them, and all pairs of characters. */
function tokenizeHan(text: string): string[] {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const words = [...segmenter.segment(text)].map(({ segment }) => segment);
  const characters = [...text];
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  return [...words, ...pairs];
}

/** `autoExternal` and `auto-external` have the words `auto` and `external` and are one when squashed. */
function tokenizeIdentifier(text: string): string[] {
  const trimmed = text.replace(/^[./:-]+|[./:-]+$/g, '');
  if (trimmed === '') return [];
  const parts = trimmed
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s_./:@-]+/)
    .filter(Boolean);
  const whole = trimmed.toLowerCase();
  const squashed = parts.join('').toLowerCase();
  return [...new Set([whole, squashed, ...parts.map((part) => part.toLowerCase())])];
}

function tokenizeAll(text: string): string[] {
  const words = text.normalize('NFKC').match(wordOrHan) ?? [];
  return words.flatMap((word) => (han.test(word) ? tokenizeHan(word) : tokenizeIdentifier(word)));
}

/** Tokens of a text that is indexed. */
export function tokenizeText(text: string): string[] {
  return tokenizeAll(text).filter((token) => !stopWords.has(token));
}

/** Tokens of a query, each once; stop words count only when there is nothing else. */
export function tokenizeQuery(query: string): string[] {
  const all = [...new Set(tokenizeAll(query))];
  const telling = all.filter((token) => !stopWords.has(token));
  return telling.length > 0 ? telling : all;
}

export function isHan(token: string): boolean {
  return han.test(token);
}
