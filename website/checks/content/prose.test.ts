import { describe, expect, it } from 'vitest';
import { parsePage } from './parse-page.ts';
import {
  findLongParagraphs,
  findSimilarOpenings,
  listMissedGoals,
  listParagraphs,
  measureProse,
  splitSentences,
} from './prose.ts';

const parse = (source: string) => parsePage(source, 'a.mdx');

describe('the figures of the prose', () => {
  it('leave out code, tables, facts, phrases and lists of links', () => {
    const page = parse(`# a

One \`b\` two.

**Type** \`string\` · **Default** \`'a'\`

| a | b |
| --- | --- |
| c | d |

- a phrase
- A sentence.

\`\`\`txt
code
\`\`\`

## Next \\{#next}

- [Link. More.](https://a.example)
`);
    expect(listParagraphs(page)).toEqual(['One code two.', 'A sentence.']);
  });

  it('split sentences before code, not at a colon', () => {
    expect(splitSentences(['Use it. code does it: It works, e.g. here. Why? One: code.'])).toEqual([
      'Use it.',
      'code does it: It works, e.g. here.',
      'Why?',
      'One: code.',
    ]);
  });

  it('count words, connectives and the reader', () => {
    const figures = measureProse(parse('You build it because your users ask. It runs well.\n'));
    expect(figures).toEqual({ sentences: 2, words: 5, short: 1, connected: 0.5, addressed: 0.5 });
    expect(listMissedGoals(figures)).toEqual(['words', 'short']);
  });

  it('report a long paragraph, in both languages', () => {
    const [english = ''] = findLongParagraphs(parse(`${'word '.repeat(61)}\n`));
    expect(english).toContain('61 words: word word');
    expect(findLongParagraphs(parse(`${'字'.repeat(122)}\n`))).toHaveLength(1);
    expect(findLongParagraphs(parse(`${'字'.repeat(120)}\n`))).toEqual([]);
  });
});

describe('the openings', () => {
  it('are alike when they start with the same words of one language', () => {
    const opening = (file: string, text: string, lang = 'en') => ({ file, lang, text });
    expect(
      findSimilarOpenings([
        opening('a', 'Use it to add text.'),
        opening('b', 'use it to add files.'),
        opening('c', 'Use it to remove text.'),
        opening('d', 'Use it to add text.', 'fr'),
        opening('e', '用 bundle 选择每个文件', 'zh'),
        opening('f', '用 bundle 选择每种格式', 'zh'),
        opening('g', ''),
        opening('h', ''),
      ]),
    ).toEqual(['b starts like a: use it to add …', 'f starts like e: 用bundle选择每 …']);
  });
});
