import { expect, test } from 'vitest';
import { parsePage } from '../../website/checks/content/parse-page.ts';
import { coverPage } from './coverage.ts';
import { listStatements, splitStatements } from './page-statements.ts';

const page = `# Title

Nobody reads it twice. Rslib keeps text. Use \`a. B\` for it.

[Types](/config/lib/dts) explains more. If you use types, first read [Types](/config/lib/dts). Move it to there; see [Types](/config/lib/dts). Is it fast?

## Example \\{#example}

The output has one line:

\`\`\`js file="examples/hello-kit/recorded/esm/dist/index.js"
\`\`\`

| Value | Effect |
| --- | --- |
| \`true\` | adds [hashes](/config/lib/dts) |
| \`es2020\` | 80 |

## Related \\{#related}

- [dts](/config/lib/dts): generate declaration files.
`;

const found = listStatements(parsePage(page, 'page.mdx'));

test('sentences and rows are listed with what they are by rule', () => {
  expect(found).toEqual([
    { heading: '', text: 'Nobody reads it twice.', rule: 'introduction' },
    { heading: '', text: 'Rslib keeps text.', rule: undefined },
    { heading: '', text: 'Use `a. B` for it.', rule: 'advice' },
    { heading: '', text: 'Types explains more.', rule: 'link' },
    { heading: '', text: 'If you use types, first read Types.', rule: 'link' },
    { heading: '', text: 'Move it to there; see Types.', rule: 'advice' },
    { heading: '', text: 'Is it fast?', rule: 'introduction' },
    { heading: 'example', text: 'The output has one line:', rule: 'kit' },
    { heading: 'example', text: '`true` | adds hashes', rule: undefined },
    { heading: 'example', text: '`es2020` | 80', rule: 'reference' },
    { heading: 'related', text: 'dts: generate declaration files.', rule: 'link' },
  ]);
});

test('a section of a glossary starts with a definition', () => {
  const tree = parsePage('# Terms\n\n## ESM \\{#esm}\n\nModules. You get `a`.\n', 'glossary.mdx');
  expect(listStatements(tree, { isGlossary: true })).toEqual([
    { heading: 'esm', text: 'Modules.', rule: 'definition' },
    { heading: 'esm', text: 'You get `a`.', rule: undefined },
  ]);
});

test.each([
  ['[How CSS works](/guide/advanced/css).', 'link'],
  ['For workers, see [Workers](/guide/advanced/web-workers).', 'link'],
  ['`?raw` works in a bundle; for workers, see [Workers](/guide/advanced/web-workers).', undefined],
  ['A skill is a folder of instructions.', 'definition'],
  ['A skill is loaded when `a` is set.', undefined],
  ['Keep it for small files: `a.svg`.', 'advice'],
  ['Keep it for small files: large ones are slow.', undefined],
])('%s', (text, rule) => {
  const tree = parsePage(`# Title\n\n## A \\{#a}\n\n${text}\n`, 'page.mdx');
  expect(listStatements(tree).map((found) => found.rule)).toEqual([rule]);
});

test('a page about this website is tried by its own tests', () => {
  const tree = parsePage('# Title\n\nRslib keeps text.\n', 'playground.mdx');
  expect(listStatements(tree, { isAboutSite: true })[0]?.rule).toBe('site');
});

test('sentences end outside of code only', () => {
  expect(splitStatements('Write `a. B`. `c` is next (see "d.") E')).toEqual([
    'Write `a. B`.',
    '`c` is next (see "d.") E',
  ]);
});

test('a page is covered by probes, kits and comparisons', () => {
  const probe = { heading: '', words: 'Rslib keeps', files: {}, config: {}, see() {}, options: {} };
  const row = { heading: 'example', words: '`true` |', reason: 'an example' };
  const cover = (probes: (typeof probe)[], unproven: (typeof row)[]) =>
    coverPage('page', found, { probes, unproven });
  expect(cover([], [])).toMatchObject({ proven: 2, checkable: 4 });
  expect(cover([probe], [row])).toMatchObject({ proven: 3, checkable: 3, open: [] });
  expect(cover([{ ...probe, heading: 'example' }], []).open[0]).toBe('#: Rslib keeps text.');
});
