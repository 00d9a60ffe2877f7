import { expect, test } from 'vitest';
import { parsePage } from '../../website/checks/content/parse-page.ts';
import { coverPage } from './coverage.ts';
import { listStatements, splitStatements } from './page-statements.ts';

const page = `# Title

Kept text isn't changed. Use \`a. B\` for it.

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

const found = listStatements(parsePage(page, 'page.mdx', 'en'));

test('sentences and rows are listed with what they are by rule', () => {
  expect(found).toEqual([
    { heading: '', text: "Kept text isn't changed.", rule: undefined },
    { heading: '', text: 'Use `a. B` for it.', rule: 'advice' },
    { heading: 'example', text: 'The output has one line:', rule: 'kit' },
    { heading: 'example', text: '`true` | adds hashes', rule: undefined },
    { heading: 'example', text: '`es2020` | 80', rule: 'reference' },
    { heading: 'related', text: 'dts: generate declaration files.', rule: 'link' },
  ]);
});

test('sentences end outside of code only', () => {
  expect(splitStatements('Write `a. B`. `c` is next (see "d.") E')).toEqual([
    'Write `a. B`.',
    '`c` is next (see "d.") E',
  ]);
});

test('a page is covered by probes, kits and comparisons', () => {
  const probe = { heading: '', words: 'Kept text', files: {}, config: {}, see() {}, options: {} };
  const row = { heading: 'example', words: '`true` |', reason: 'an example' };
  const cover = (probes: (typeof probe)[], unproven: (typeof row)[]) =>
    coverPage('page', found, { probes, unproven });
  expect(cover([], [])).toMatchObject({ proven: 2, checkable: 4 });
  expect(cover([probe], [row])).toMatchObject({ proven: 3, checkable: 3, open: [] });
  expect(cover([{ ...probe, heading: 'example' }], []).open[0]).toBe("#: Kept text isn't changed.");
});
