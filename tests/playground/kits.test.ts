import { afterAll, describe, expect, test } from 'vitest';
import { readKit } from '../examples/kit.ts';
import { hashRun } from '../examples/run-inputs.ts';
import { hashInputs } from '../verify/inputs.ts';
import { verifyOnce } from '../verify/ledger.ts';
import { compilerInputs } from './compiler-inputs.ts';
import { logDifferences, outputDifferences } from './differences.ts';
import { compareOutputs, listConfigRuns, normalizeLog } from './kit-runs.ts';
import { sharedCompiler } from './shared-compiler.ts';

const runs = listConfigRuns();
const otherOutputs = new Set(Object.values(outputDifferences).flat());
const otherLogs = new Set(Object.values(logDifferences).flat());
const compiler = sharedCompiler();

afterAll(compiler.close);

describe('the playground builds', () => {
  for (const run of runs) {
    const isOther = [otherOutputs.has(run.name), otherLogs.has(run.name)];
    const [kit = '', name = ''] = run.name.split('/');
    const hash = hashInputs([hashRun(readKit(kit), name), isOther, compilerInputs()]);
    verifyOnce(`the playground: ${run.name}`, hash, async () => {
      const browser = await compiler.open();
      const result = await browser.build(run.project, { logLevel: run.logLevel });
      const files = compareOutputs(run, result);
      expect(browser.violations).toEqual([]);
      if (otherOutputs.has(run.name)) {
        expect(files).not.toEqual([]);
        return;
      }
      expect(files).toEqual([]);
      if (run.terminal === undefined) return;
      const log = normalizeLog(result.log);
      if (otherLogs.has(run.name)) expect(log).not.toBe(run.terminal);
      else expect(log).toBe(run.terminal);
    });
  }

  test('at least 165 runs as recorded', () => {
    const names = new Set(runs.map(({ name }) => name));
    for (const name of [...otherOutputs, ...otherLogs]) expect(names).toContain(name);
    expect(runs.length - otherOutputs.size).toBeGreaterThanOrEqual(165);
  });
});
