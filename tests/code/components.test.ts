import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentDefinitions } from 'docs-engine/src/contract/theme.ts';
import { expect, test } from 'vitest';
import { theme } from '../../website/theme.ts';
import { repositoryRoot } from '../support/roots.ts';

/** Components with their own Markdown syntax. */
const withMarkdownSyntax = ['Callout', 'CodeBlock', 'Table'];

/** Components without a row in a table of the guide. */
function listMissing(uses: ComponentDefinitions, guide: string): string[] {
  const rows = guide.split('\n').filter((line) => line.startsWith('| `'));
  return Object.entries(uses)
    .filter(([name]) => !withMarkdownSyntax.includes(name))
    .filter(([name]) => !rows.some((row) => row.includes(`<${name} `) || row.includes(`<${name}>`)))
    .map(
      ([name, { example }]) =>
        `docs/writing.md: no row of "Components" shows <${name}>; add one with \`${example}\``,
    );
}

test('the guide for authors has a row for every component', () => {
  const guide = readFileSync(join(repositoryRoot, 'docs/writing.md'), 'utf8');
  expect(listMissing({ ...theme.islands, ...theme.static }, guide)).toEqual([]);
});

test('a component without a row is reported, even if its name is the prefix of another', () => {
  const { Tab, Tabs, Callout } = { ...theme.islands, ...theme.static };
  expect(listMissing({ Tab, Tabs, Callout }, '| `<Tabs groupId="mode">` | panels |')).toEqual([
    'docs/writing.md: no row of "Components" shows <Tab>; add one with `<Tab label="bundle">`',
  ]);
});
