/** Caches the result of a function for each string. The cache is never cleared. */
export function memoize<Result>(compute: (text: string) => Result): (text: string) => Result {
  const cache = new Map<string, Result>();
  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const result = compute(text);
    cache.set(text, result);
    return result;
  };
}

const han = /\p{Script=Han}/u;
/** A quick test for text without Chinese characters. */
const european = /^[\0-\u052f]*$/;

/** Whether a text contains a Chinese character. */
export function isHan(text: string): boolean {
  return !european.test(text) && han.test(text);
}

let segmenter: Intl.Segmenter | undefined;

/** Splits a text of any script into words, spaces and punctuation. */
export function segmentWords(text: string): string[] {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** `Intl.Segmenter` copies the whole text into every segment, so it is called with short chunks. */
const chunks = /[\s\S]{1,100}/gu;

/** Splits Chinese text into words with the dictionary of the browser. */
export const segmentHan = memoize((text): readonly string[] => {
  const words: string[] = [];
  for (const [chunk] of text.matchAll(chunks)) words.push(...segmentWords(chunk));
  return words;
});

function bigrams(text: string): string[] {
  const characters = [...text];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** Tokens of Chinese text: its words, and all bigrams between stop words, because the browser does not know every word. */
export function tokenizeHan(text: string, stopWords: ReadonlySet<string>): string[] {
  const words = segmentHan(text);
  const phrases = words.reduce<string[]>((done, word) => {
    if (stopWords.has(word)) done.push('');
    else done.push((done.pop() ?? '') + word);
    return done;
  }, []);
  return [...words, ...phrases.flatMap(bigrams)];
}
