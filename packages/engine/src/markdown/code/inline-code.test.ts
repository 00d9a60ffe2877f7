import { expect, test } from 'vitest';
import { compileSource, htmlOf } from '../../../testing/compile-source.ts';

test.each(['-w', '--log-level'])('the flag %s has a class', async (flag) => {
  expect(await htmlOf(`\`${flag}\``)).toBe(`<p><code class="flag">${flag}</code></p>`);
});

test.each([
  ['sample --watch', 'sample <span class="flag">--watch</span>'],
  ['--dts, --no-dts', '<span class="flag">--dts</span>, <span class="flag">--no-dts</span>'],
  ['-e a --out-dir=b', '<span class="flag">-e</span> a <span class="flag">--out-dir</span>=b'],
  ['env-vars', 'env-vars'],
  ['a - b', 'a - b'],
  ['a -- 1', 'a -- 1'],
  ['1--b', '1--b'],
])('marks each flag in %s', async (code, expected) => {
  const { body, sections, markdown } = await compileSource(`\`${code}\``);
  expect(JSON.stringify(body)).toContain(JSON.stringify(`<code>${expected}</code>`).slice(1, -1));
  expect(sections.map(({ text }) => text).join()).toContain(code);
  expect(markdown.text).toContain(`\`${code}\``);
});
