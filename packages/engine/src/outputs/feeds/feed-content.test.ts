import { expect, test } from 'vitest';
import { sampleSiteData } from '../../../testing/sample-page.ts';
import { writeFeedContent } from './feed-content.ts';

const { strings } = sampleSiteData();

test('text, code and tables become plain HTML', () => {
  const markdown = [
    '## Title',
    'Text with **bold** and `code`, [a link](https://sample.test/a).',
    '![what](https://sample.test/a.svg)',
    '```ts title="a.ts"\nlet a = 1 < 2;\n```',
    '| a |\n| - |\n| b |',
  ].join('\n\n');
  const html = writeFeedContent(markdown, strings);
  expect(html).toContain('<h2>Title</h2>');
  expect(html).toContain(
    '<p>Text with <strong>bold</strong> and <code>code</code>, <a href="https://sample.test/a">a link</a>.</p>',
  );
  expect(html).toContain('<img src="https://sample.test/a.svg" alt="what">');
  expect(html).toContain('<pre><code class="language-ts">let a = 1 &#x3C; 2;\n</code></pre>');
  expect(html).toContain('<td>b</td>');
});

test('a callout becomes a quote', () => {
  expect(writeFeedContent('> [!NOTE]\n> **注意**\n>\n> 正文。', strings)).toBe(
    '<blockquote>\n<p><strong>注意</strong></p>\n<p>正文。</p>\n</blockquote>',
  );
});

test('emphasis works next to Chinese punctuation', () => {
  expect(writeFeedContent('库是**「远程」**模块。', strings)).toBe(
    '<p>库是<strong>「远程」</strong>模块。</p>',
  );
});

test('footnotes use the UI strings of the language', () => {
  const html = writeFeedContent('Text.[^1]\n\n[^1]: Note.', {
    ...strings,
    footnotes: '脚注',
    footnoteBack: '返回正文，引用处',
  });
  expect(html).toContain('<h2 id="footnote-label">脚注</h2>');
  expect(html).toContain('aria-label="返回正文，引用处 1"');
});
