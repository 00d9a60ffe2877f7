import type { Options } from 'mdast-util-to-hast';

type Words = { label: string; back: string };

/** Words around footnotes, by language; pages in other languages have the English ones. */
const words: Record<string, Words> = {
  en: { label: 'Footnotes', back: 'Back to the text, reference' },
  zh: { label: '脚注', back: '返回正文，引用处' },
};

/** How footnotes stand below a text in a language. */
export function footnoteOptions(lang: string): Options {
  const { label, back } = words[lang] ?? (words.en as Words);
  return {
    footnoteLabel: label,
    footnoteLabelProperties: {},
    footnoteBackLabel: (index, again) => `${back} ${index + 1}${again > 1 ? `-${again}` : ''}`,
  };
}
