import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ComponentUses } from '#contract/theme.ts';
import { engineRoot } from '#engine/site/load-project.ts';
import { manifest } from '#theme/manifest.ts';

/** Components that Markdown has signs of its own for. */
const writtenAsSigns = ['Callout', 'CodeBlock', 'Table'];

/** Components that no row of a table of the guide shows. */
function listMissing(uses: ComponentUses, guide: string): string[] {
  const rows = guide.split('\n').filter((line) => line.startsWith('| `'));
  return Object.entries(uses)
    .filter(([name]) => !writtenAsSigns.includes(name))
    .filter(([name]) => !rows.some((row) => row.includes(`<${name} `) || row.includes(`<${name}>`)))
    .map(
      ([name, { example }]) =>
        `docs/writing.md: no row of "Components" shows <${name}>; add one with \`${example}\``,
    );
}

test('the guide for authors has a row for every component', () => {
  const guide = readFileSync(join(engineRoot, 'docs/writing.md'), 'utf8');
  expect(listMissing({ ...manifest.live, ...manifest.static }, guide)).toEqual([]);
});

test('a component without a row is named, one whose name begins alike does not count', () => {
  const { Tab, Tabs, Callout } = { ...manifest.live, ...manifest.static };
  expect(listMissing({ Tab, Tabs, Callout }, '| `<Tabs groupId="mode">` | panels |')).toEqual([
    'docs/writing.md: no row of "Components" shows <Tab>; add one with `<Tab label="bundle">`',
  ]);
});
