import type { Language } from '../text/language.ts';
import { readPinyin } from '../text/pinyin.ts';
import { isHan, segmentHan } from '../text/tokenize-han.ts';

/** A Chinese word of the site, and how many sections have it. */
export type HanWord = { word: string; count: number };

/** Shortest pinyin that is read as words, and the share of it that they must cover. */
const pinyinLimits = { length: 4, share: 0.6 };

/** Words for the start of a text in pinyin, and where they end. */
type Reading = { words: string[]; end: number };

/** Spelling without what many speakers do not tell apart. */
function simplify(pinyin: string): string {
  return pinyin.replace(/([zcs])h/g, '$1').replace(/ng/g, 'n');
}

/** All readings of a word; none if a character is unknown. */
function soundsOf(word: string, readings: ReadonlyMap<string, readonly string[]>): string[] {
  const sounds = [...word].reduce<string[]>(
    (all, character) =>
      all.flatMap((sound) => (readings.get(character) ?? []).map((syllable) => sound + syllable)),
    [''],
  );
  return sounds.map(simplify);
}

/** The words that pinyin starts with: those that cover most of it, as few as possible. */
function readWords(pinyin: string, bySound: ReadonlyMap<string, readonly string[]>): Reading {
  const best: Reading[] = [];
  for (let from = pinyin.length; from >= 0; from -= 1) {
    let own: Reading = { words: [], end: from };
    for (const [sound, [word = '']] of bySound) {
      const rest = pinyin.startsWith(sound, from) ? best[from + sound.length] : undefined;
      if (!rest || rest.end < own.end) continue;
      if (rest.end === own.end && rest.words.length + 1 >= own.words.length) continue;
      own = { words: [word, ...rest.words], end: rest.end };
    }
    best[from] = own;
  }
  return best[0] as Reading;
}

/** Which characters belong to known words or pairs. */
function listFixed(
  run: string,
  isKnown: (word: string) => boolean,
  { stopWords }: Language,
): boolean[] {
  const words = segmentHan(run).flatMap((word) => [...word].map(() => word));
  const fixed = words.map((word) => stopWords.has(word));
  for (let at = 0; at < run.length - 1; at += 1) {
    const [first = '', second = ''] = words.slice(at, at + 2);
    const isAcross = first !== second && first.length > 1 && second.length > 1;
    if (!isAcross && isKnown(run.slice(at, at + 2))) fixed.fill(true, at, at + 2);
  }
  return fixed;
}

/** Rewrites unknown words of a query as words of the site that sound like them. */
export type SoundRewriter = (query: string, isKnown: (word: string) => boolean) => string;

/** Creates a rewriter for the words of a site: `leixing` and 类形 become 类型. */
export function createSoundRewriter(words: readonly HanWord[], language: Language): SoundRewriter {
  const readings = readPinyin();
  /** Words by sound, the most frequent first. */
  const bySound = new Map<string, string[]>();
  for (const { word } of [...words].sort((a, b) => b.count - a.count)) {
    for (const sound of soundsOf(word, readings)) {
      bySound.set(sound, [...(bySound.get(sound) ?? []), word]);
    }
  }

  function rewritePinyin(letters: string): string {
    const pinyin = simplify(letters);
    const { words: found, end } = readWords(pinyin, bySound);
    return end >= pinyin.length * pinyinLimits.share ? found.join(' ') : letters;
  }

  /** Corrects one of two characters; both if there are no others. */
  function rewriteHan(run: string, isKnown: (word: string) => boolean): string {
    const characters = [...run];
    const isFixed = listFixed(run, isKnown, language);
    for (let at = 0; at < characters.length - 1; at += 1) {
      const [first = '', second = ''] = characters.slice(at, at + 2);
      const [isFirstFixed, isSecondFixed] = isFixed.slice(at, at + 2);
      if (isFirstFixed && isSecondFixed) continue;
      const found = soundsOf(first + second, readings)
        .flatMap((sound) => bySound.get(sound) ?? [])
        .find(
          (word) =>
            word.length === 2 &&
            ((word[0] === first && !isSecondFixed) ||
              (word[1] === second && !isFirstFixed) ||
              characters.length === 2),
        );
      if (!found) continue;
      characters.splice(at, 2, ...found);
      isFixed.fill(true, at, at + 2);
    }
    return characters.join('');
  }

  return (query, isKnown) =>
    query.replace(/\p{Script=Han}+|(?<![\w.-])[a-z]+(?![\w.-])/gu, (run) => {
      if (isHan(run)) return rewriteHan(run, isKnown);
      return run.length < pinyinLimits.length || isKnown(run) ? run : rewritePinyin(run);
    });
}
