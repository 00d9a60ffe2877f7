import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kit, readKit } from '../../../tests/support/read-kit.ts';
import { en, zh } from '../../../tests/support/strings.ts';
import { toMarkdown } from './to-markdown.ts';

const copyOf = (strings: typeof en) =>
  toMarkdown({ files: readKit() }, { strings, children: 'below' });

test.each([en, zh])('the copy shows both sources before what they become', (strings) => {
  const [before = '', after = ''] = copyOf(strings).split(`| ${strings.configExplorer.config} |`);
  for (const name of ['index.ts', 'words.ts']) {
    const text = readFileSync(`${kit}/src/${name}`, 'utf8').trim();
    expect(before).toContain(`\`\`\`ts title="src/${name}"\n${text}\n\`\`\``);
  }
  expect(after).toMatch(/\n\nbelow$/);
});

test('the table is in the language of the page', () => {
  expect(copyOf(en)).toContain('| `dts: true` | `index.d.ts` 112 B, `words.d.ts` 112 B |');
  expect(copyOf(zh)).toContain('| `dts: true` | `index.d.ts` 112 B、`words.d.ts` 112 B |');
});
