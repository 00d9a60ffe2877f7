/** Chinese and Japanese characters, and their punctuation. Korean has spaces. */
const wide =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f\\uff00-\\uffef]';
/** Punctuation that Chinese shares with other languages. */
const shared = '[“”‘’…—·]';
/** A line break that no space stands for. */
const brokenLine = new RegExp(
  `(?<=${wide})[ \\t]*\\n[ \\t]*(?=${wide}|${shared})|(?<=${shared})[ \\t]*\\n[ \\t]*(?=${wide})`,
  'gu',
);

/** Joins lines that are broken between two Chinese characters: browsers and YAML make a space of it. */
export function joinChineseLines(text: string): string {
  return text.replace(brokenLine, '');
}
