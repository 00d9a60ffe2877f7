import { expect, test } from 'vitest';
import { tools } from '../../website/consumers/index.ts';
import { readResults } from '../support/consumer-results.ts';
import { loadProbes } from './load-probes.ts';
import { readStatements, sourceOf } from './page-statements.ts';
import { findStatements } from './probe-name.ts';

/** Version of a tool that a statement names, such as 8.4 in `Vite 8.4`. */
function findVersion(text: string, title: string): string | undefined {
  const name = title.replaceAll('.', '\\.');
  return new RegExp(`(?<![\\w.])${name} (\\d+(?:\\.\\d+)*)(?![\\d.]* kB)`).exec(text)?.[1];
}

/** Versions of a tool that were run, older major versions included, which are tools of their own. */
function listRun(title: string): string[] {
  const found = tools.filter((tool) => tool.title.replace(/ \d+$/, '') === title);
  return found.flatMap(({ name }) => readResults(name)?.versions[0]?.split(' ').at(-1) ?? []);
}

test('a version is read behind the name of its tool', () => {
  expect(findVersion('Vite 8.4, Next.js 16.4 with Turbopack', 'Next.js')).toBe('16.4');
  expect(findVersion('Parcel 2.16.', 'Parcel')).toBe('2.16');
  expect(findVersion('Rspack 0.7 kB', 'Rspack')).toBeUndefined();
});

test('statements that results prove name the versions that were run', async () => {
  const wrong: string[] = [];
  for (const { pageId, probes } of await loadProbes()) {
    const used = probes.filter(({ options }) => options.consumed);
    if (used.length === 0) continue;
    const statements = await readStatements(sourceOf(pageId));
    for (const { text } of new Set(used.flatMap((probe) => findStatements(probe, statements)))) {
      for (const { title } of tools) {
        const named = findVersion(text, title);
        const run = listRun(title);
        if (
          named &&
          run.length > 0 &&
          !run.some((version) => `${version}.`.startsWith(`${named}.`))
        )
          wrong.push(`${pageId}: ${title} ${named}, but ${run.join(' and ')} was run`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
