import type { Paragraph } from 'mdast';
import { expect, test } from 'vitest';
import { htmlOf } from '../../../../tests/support/compile-source.ts';
import { insertJoiners, originalColumn } from './cjk-emphasis.ts';
import { parsePlainMarkdown } from './parse.ts';

test('texts that need nothing stay as they are', () => {
  for (const text of ['a **b.** c', '中**文**字', '。\\*后', '- 「中」\n\n***\n\n~~~ts\n*\n~~~']) {
    expect(insertJoiners(text)).toBe(text);
  }
});

test.each(['{/*中文*/}', '{/* 中文。*/}', '{/**「中」**/}'])('%s is a comment', async (comment) => {
  expect(await htmlOf(`${comment}\n\n**中文。**后${comment}`, { lang: 'zh' })).toBe(
    '<p><strong>中文。</strong>后</p>',
  );
});

test('nodes behind emphasis say where they stand in the text of the author', () => {
  const text = '**「前」**中**「后」**文\n*。*下 [a](/b)';
  const [paragraph] = parsePlainMarkdown(text).children as [Paragraph];
  const places = paragraph.children.map(({ position }) =>
    text.slice(position?.start.offset, position?.end.offset),
  );
  expect(places).toEqual(['**「前」**', '中', '**「后」**', '文\n', '*。*', '下 ', '[a](/b)']);
  expect(paragraph.children.at(-1)?.position?.start).toMatchObject({ line: 2, column: 6 });
});

test('no mark is left in texts, addresses and titles', () => {
  const text = '**「a」**b `**「a」**b` [**「a」**b](</**「a」**b> "**「a」**b") ![**「a」**b](/a)';
  expect(JSON.stringify(parsePlainMarkdown(text))).not.toContain('\u2060');
});

test('a place in a marked text is told without the marks before it', () => {
  const marked = insertJoiners('a\n**「前」**中{');
  expect(originalColumn(marked, 2, marked.split('\n')[1]?.length ?? 0)).toBe(9);
});
