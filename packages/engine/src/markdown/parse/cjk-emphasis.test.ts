import type { Paragraph } from 'mdast';
import { expect, test } from 'vitest';
import { htmlOf } from '../../../testing/compile-source.ts';
import { insertJoiners } from './cjk-emphasis.ts';
import { originalColumn } from './marks.ts';
import { parsePlainMarkdown } from './parse.ts';

test('changes nothing where emphasis works', () => {
  for (const text of ['a **b.** c', '中**文**字', '。\\*后', '- 「中」\n\n***\n\n~~~ts\n*\n~~~']) {
    expect(insertJoiners(text)).toBe(text);
  }
});

test.each(['{/*中文*/}', '{/* 中文。*/}', '{/**「中」**/}'])('%s is a comment', async (comment) => {
  expect(await htmlOf(`${comment}\n\n**中文。**后${comment}`, { lang: 'zh' })).toBe(
    '<p><strong>中文。</strong>后</p>',
  );
});

test('nodes after emphasis have positions in the original text', () => {
  const text = '**「前」**中**「后」**文\n*。*下 [a](/b)';
  const [paragraph] = parsePlainMarkdown(text).children as [Paragraph];
  const sources = paragraph.children.map(({ position }) =>
    text.slice(position?.start.offset, position?.end.offset),
  );
  expect(sources).toEqual(['**「前」**', '中', '**「后」**', '文\n', '*。*', '下 ', '[a](/b)']);
  expect(paragraph.children.at(-1)?.position?.start).toMatchObject({ line: 2, column: 6 });
});

test('no joiner is left in texts, URLs and titles', () => {
  const text = '**「a」**b `**「a」**b` [**「a」**b](</**「a」**b> "**「a」**b") ![**「a」**b](/a)';
  expect(JSON.stringify(parsePlainMarkdown(text))).not.toContain('\u2060');
});

test('converts a column of the joined text', () => {
  const joined = insertJoiners('a\n**「前」**中{');
  expect(originalColumn(joined, 2, joined.split('\n')[1]?.length ?? 0)).toBe(9);
});
