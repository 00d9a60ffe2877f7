import { isHan } from '../text/tokenize-han.ts';

/** Maximum number of characters of a text that the index contains as sentences. */
const lengths = {
  latin: { all: 160, sentence: 240 },
  han: { all: 54, sentence: 90 },
};

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** The start of a sentence that is too long, cut before a word. */
function cutSentence(sentence: string, length: number): string {
  if (sentence.length <= length) return sentence;
  let end = 0;
  for (const { segment, index } of segmenter.segment(sentence)) {
    if (index + segment.length > length) break;
    end = index + segment.length;
  }
  const start = sentence.slice(0, end || length);
  const cut = start.replace(/[^\p{L}\p{N})）”'"`]+$/u, '') || start;
  return `${cut}…`;
}

/** Sentences of a text, which has one line for each paragraph, list item and row of a table. */
function splitSentences(text: string): string[] {
  const sentences = text.match(/.+?(?:[.!?](?=\s+[^a-z\s])|[。！？]|$)/gm) ?? [];
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
}

/** First sentences of a text, one a line. */
export function selectSentences(text: string): string {
  const { all, sentence: maxSentence } = isHan(text) ? lengths.han : lengths.latin;
  const selected: string[] = [];
  let left = all;
  for (const sentence of splitSentences(text)) {
    const cut = cutSentence(sentence, maxSentence);
    if (selected.length > 0 && cut.length > left) break;
    selected.push(cut);
    left -= cut.length;
  }
  return selected.join('\n');
}
