import type { BuildResult, CompilerManifest } from 'rslib-playground/build';
import { buildInPage, encode, startInPage } from '../playground/in-page.ts';
import { compareOutputs, listConfigRuns } from '../playground/kit-runs.ts';
import { expectShown, expectSoon } from './steps.ts';
import { expect, inEachBrowser, test } from './test.ts';

/** With declarations, and with a style sheet. `tests/playground/other-browsers.test.ts` has more. */
const samples = ['hello-kit/dts', 'sheet-kit/styled'];

const limit = 30_000;

async function fetchManifest(): Promise<CompilerManifest> {
  const response = await fetch('/playground.json');
  return (await response.json()).compiler;
}

inEachBrowser(() => {
  test('two samples of the playground are built to their recording', async ({ reader }) => {
    await reader.open('/playground');
    const manifest = await reader.evaluate(fetchManifest);
    expect(await reader.evaluate(startInPage, manifest)).toMatchObject({ type: 'ready' });
    const runs = listConfigRuns().filter(({ name }) => samples.includes(name));
    expect(runs).toHaveLength(samples.length);
    for (const run of runs) {
      const response = await reader.evaluate(buildInPage, [encode(run.project), limit, {}]);
      expect(response, run.name).toMatchObject({ type: 'built' });
      const { result } = response as { result: BuildResult };
      expect(compareOutputs(run, result), run.name).toEqual([]);
    }
  });
}, ['Firefox', 'WebKit with shared memory']);

inEachBrowser(() => {
  test('without shared memory, the recorded builds stay and nothing is loaded', async ({
    reader,
  }) => {
    await reader.open('/playground#hello-kit/dts');
    expect(await reader.evaluate(() => typeof SharedArrayBuffer)).toBe('undefined');
    const readText = () => document.querySelector('main')?.textContent ?? '';
    await expectSoon(
      async () => (await reader.evaluate(readText)).includes('This browser cannot build here'),
      true,
    );
    await expectShown(reader, { role: 'button', name: 'Edit and build here (7 MB)' }, false);
    expect(await reader.evaluate(readText)).toContain('generating declaration files');
    const listLoaded = () => performance.getEntriesByType('resource').map(({ name }) => name);
    const loaded = await reader.evaluate(listLoaded);
    expect(loaded.filter((url) => /playground\.json|\/isolated\//.test(url))).toEqual([]);
  });
}, ['WebKit']);
