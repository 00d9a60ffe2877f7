import { afterAll, describe, test } from 'vitest';
import type { Probe, Seen } from '../../website/statements/statement.ts';
import { limitTo } from '../examples/concurrency.ts';
import { endWarmProcesses } from '../examples/rslib-worker.ts';
import { adaptProbe } from '../releases/adapt-config.ts';
import { verifyOnce } from '../verify/ledger.ts';
import { readConsumed } from './consumed.ts';
import { runsOthers } from './coverage.ts';
import { type LoadedProbes, loadProbes } from './load-probes.ts';
import { readStatements, sourceOf } from './page-statements.ts';
import { findStatements, hashProbe, nameProbes } from './probe-name.ts';
import { readRecorded } from './recorded.ts';
import { runProbe } from './run-probe.ts';
import { toSource } from './to-source.ts';

const limit = limitTo(2);
const runs = new Map<string, ReturnType<typeof runProbe>>();

afterAll(async () => {
  await endWarmProcesses();
  for (const run of await Promise.allSettled(runs.values())) {
    if (run.status === 'fulfilled') await run.value.remove();
  }
});

/** Probes with the same project share one run. */
function runOnce(probe: Probe): ReturnType<typeof runProbe> {
  const key = JSON.stringify([probe.files, toSource(probe.config), probe.options]);
  const run = runs.get(key) ?? limit(() => runProbe(probe));
  runs.set(key, run);
  return run;
}

/** What a build that does nothing leaves behind. */
const nothing: Seen = {
  text: () => '',
  has: () => false,
  files: [],
  output: '',
  exitCode: 0,
  node: async () => '',
};

async function passesWithoutBuild({ see }: Probe): Promise<boolean> {
  try {
    await see(nothing);
    return true;
  } catch {
    return false;
  }
}

/** What a probe looks at: what was recorded earlier, or a run. */
async function readSeen(probe: Probe): Promise<Seen> {
  const { recording, consumed } = probe.options;
  if (recording) return readRecorded(recording);
  if (consumed) return readConsumed(consumed.packageName);
  return runOnce(adaptProbe(probe));
}

async function provePage(page: LoadedProbes): Promise<void> {
  const file = sourceOf(page.pageId);
  const statements = await readStatements(file);
  const names = nameProbes(page);
  describe.concurrent(page.pageId, () => {
    page.probes.forEach((probe, index) => {
      const name = names[index] as string;
      if (probe.options.install && !runsOthers) {
        // Listed all the same: names that no test has leave the ledger.
        test.skip(name);
        return;
      }
      const hash = hashProbe(probe, page.head, statements);
      verifyOnce(name, hash, async ({ expect }) => {
        const found = findStatements(probe, statements);
        expect(found, `${file} says nothing that starts like this`).not.toEqual([]);
        expect(await passesWithoutBuild(probe), 'the probe passes on nothing').toBe(false);
        await probe.see(await readSeen(probe));
      });
    });
  });
}

for (const page of await loadProbes()) {
  // Vitest takes a suite without tests for a mistake.
  if (page.probes.length > 0) await provePage(page);
}
