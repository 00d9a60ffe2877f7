import { firstMatch, hasMatch, type Typed } from './highlight.ts';
import { isHan, segmentWords } from './tokenize-han.ts';

/** A sentence that only introduces what follows it. */
const introduction = /[:：]$/;

/** The line of a text that has the most words of a query, without a colon at its end; one of the first if several have. */
export function bestSentence(text: string, words: readonly Typed[]): string {
  let best = '';
  let most = -1;
  for (const sentence of text.split('\n')) {
    const found = words.filter((word) => hasMatch(sentence, word)).length;
    const count = found - (introduction.test(sentence) ? 0.5 : 0);
    if (count > most) [best, most] = [sentence, count];
  }
  return best.replace(introduction, '');
}

/** Characters that fit in a width, which is given in Latin characters. */
function countFitting(text: string, width: number): number {
  return Math.floor(isHan(text) ? width / 2 : width);
}

/** Punctuation and spaces where a sentence is cut. */
const cutStart = /^[^\p{L}\p{N}`'"“([<@-]+/u;
const cutEnd = /[^\p{L}\p{N}`'"”)\]>]+$/u;

/** A sentence whole if it fits, else the words around its first match. */
export function fitSentence(sentence: string, typed: Typed, width: number): string {
  const length = countFitting(sentence, width);
  if (sentence.length <= length) return sentence;
  const match = Math.max(0, firstMatch(sentence, typed));
  const begin = Math.max(0, match - length);
  const starts: number[] = [];
  let end = begin;
  for (const word of segmentWords(sentence.slice(begin, begin + 3 * length))) {
    starts.push(end);
    end += word.length;
  }
  // A third of the text comes before the match.
  const earliest = Math.min(match - length / 3, sentence.length - length);
  const from = starts.find((start) => start >= earliest) ?? match;
  const last = [...starts, end].findLast((start) => start > from && start - from <= length);
  const to = last ?? from + length;
  const cut = sentence.slice(from, to);
  const start = from > 0 ? `…${cut.replace(cutStart, '')}` : cut;
  return to < sentence.length ? `${start.replace(cutEnd, '')}…` : start;
}
