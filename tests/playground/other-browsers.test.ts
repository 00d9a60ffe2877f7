import { openSiteCache } from 'docs-engine/node';
import { type BuildResult, buildCompiler } from 'rslib-playground/build';
import { afterAll, describe, expect } from 'vitest';
import { readKit } from '../examples/kit.ts';
import { hashRun } from '../examples/run-inputs.ts';
import { inviteWithFirefox } from '../readers/puppeteer-reader.ts';
import type { Reader } from '../readers/reader.ts';
import { inviteWithSharedMemory } from '../readers/webkit-reader.ts';
import { repositoryRoot } from '../support/roots.ts';
import { findFirefox, webkit } from '../system/browsers.ts';
import { hashInputs } from '../verify/inputs.ts';
import { verifyOnce } from '../verify/ledger.ts';
import { compilerInputs } from './compiler-inputs.ts';
import { buildInPage, encode, startInPage } from './in-page.ts';
import { compareOutputs, listConfigRuns } from './kit-runs.ts';
import { serveCompiler } from './serve.ts';

/** Of each kind one. Without images, which WebDriver cannot pass. `kits.test.ts` builds all. */
const samples = [
  'hello-kit/dts',
  'hello-kit/dual',
  'umd-kit/string',
  'react-button/bundleless',
  'sheet-kit/styled',
  'svg-badge/bundle',
  'json-rates/bundle',
  'memo-kit/default',
  'dts-isolated/fixed',
  'notice-kit/shebang',
];

const limit = 30_000;
const runs = listConfigRuns().filter(({ name }) => samples.includes(name));

for (const [engine, isInstalled, invite] of [
  ['Firefox', findFirefox() !== '', inviteWithFirefox],
  ['WebKit', webkit.isInstalled(), inviteWithSharedMemory],
] as const) {
  describe.skipIf(!isInstalled)(`the playground in ${engine} builds`, () => {
    let opened: Promise<Reader> | undefined;
    let close = () => {};

    async function open(): Promise<Reader> {
      const cache = openSiteCache(repositoryRoot, console).folder;
      const { directory, manifest } = await buildCompiler(cache);
      const server = await serveCompiler(directory);
      close = server.close;
      const reader = await invite({ origin: server.origin, hasScript: true });
      await reader.open('/');
      expect(await reader.evaluate(startInPage, manifest)).toMatchObject({ type: 'ready' });
      return reader;
    }

    afterAll(async () => {
      // A browser that did not open has failed the tests.
      const reader = await opened?.catch(() => undefined);
      await reader?.leave();
      close();
    });

    for (const run of runs) {
      const [kit = '', name = ''] = run.name.split('/');
      const hash = hashInputs([hashRun(readKit(kit), name), compilerInputs()]);
      verifyOnce(`the playground in ${engine}: ${run.name}`, hash, async () => {
        opened ??= open();
        const reader = await opened;
        const response = await reader.evaluate(buildInPage, [encode(run.project), limit, {}]);
        expect(response).toMatchObject({ type: 'built' });
        const { result } = response as { result: BuildResult };
        expect(compareOutputs(run, result)).toEqual([]);
        // Firefox asks for an icon, which the policy of the empty page forbids.
        const problems = await reader.listProblems();
        expect(problems.filter((problem) => !problem.includes('/favicon.ico'))).toEqual([]);
      });
    }
  });
}
