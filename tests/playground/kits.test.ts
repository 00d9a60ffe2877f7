import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BrowserCompiler } from './browser-compiler.ts';
import { logDifferences, outputDifferences } from './differences.ts';
import { compareOutputs, listConfigRuns, normalizeLog } from './kit-runs.ts';

const runs = listConfigRuns();
const otherOutputs = new Set(Object.values(outputDifferences).flat());
const otherLogs = new Set(Object.values(logDifferences).flat());

let compiler: BrowserCompiler;

beforeAll(async () => {
  compiler = await BrowserCompiler.open();
});
afterAll(() => compiler?.close());

describe('the playground builds', () => {
  test.each(runs)('$name as recorded, unless listed as different', async (run) => {
    const result = await compiler.build(run.project, { logLevel: run.logLevel });
    const files = compareOutputs(run, result);
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

  test('at least 165 runs as recorded, and violates no policy', () => {
    const names = new Set(runs.map(({ name }) => name));
    for (const name of [...otherOutputs, ...otherLogs]) expect(names).toContain(name);
    expect(runs.length - otherOutputs.size).toBeGreaterThanOrEqual(165);
    expect(compiler.violations).toEqual([]);
  });
});
