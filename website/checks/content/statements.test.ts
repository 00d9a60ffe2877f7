import { expect, test } from 'vitest';
import { loadProbes } from '../../../tests/statements/load-probes.ts';
import { readStatements, sourceOf } from '../../../tests/statements/page-statements.ts';
import { findStatements } from '../../../tests/statements/probe-name.ts';

for (const { pageId, probes, unproven } of await loadProbes()) {
  test(`each proven statement of ${pageId} is on the page`, async () => {
    const file = sourceOf(pageId);
    const statements = await readStatements(file);
    const lost = [...probes, ...unproven]
      .filter((probe) => findStatements(probe, statements).length === 0)
      .map(({ heading, words }) => `#${heading}: ${words}`);
    expect(lost, `${file} has no statements that start with these words`).toEqual([]);
  });
}
