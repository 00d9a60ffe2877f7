import { afterAll, beforeAll, expect, test } from 'vitest';
import { BrowserCompiler } from './browser-compiler.ts';
import { logDifferences, outputDifferences } from './differences.ts';
import { compareOutputs, listConfigRuns, normalizeLog } from './kit-runs.ts';

const limit = 300_000;
const runs = listConfigRuns();
let compiler: BrowserCompiler;

beforeAll(async () => {
  compiler = await BrowserCompiler.open();
}, limit);
afterAll(() => compiler?.close());

const listed = (differences: Record<string, string[]>): string[] =>
  Object.values(differences).flat().sort();

test(
  'builds the kits to the recorded bytes, and prints the recorded log',
  async () => {
    const otherOutputs: string[] = [];
    const otherLogs: string[] = [];
    for (const run of runs) {
      const result = await compiler
        .build(run.project, { logLevel: run.logLevel })
        .catch((error) => {
          throw new Error(`${run.name}: ${error}`);
        });
      if (compareOutputs(run, result).length > 0) otherOutputs.push(run.name);
      else if (run.terminal !== undefined && normalizeLog(result.log) !== run.terminal) {
        otherLogs.push(run.name);
      }
    }
    expect(otherOutputs.sort()).toEqual(listed(outputDifferences));
    expect(otherLogs.sort()).toEqual(listed(logDifferences));
    expect(runs.length - otherOutputs.length).toBeGreaterThanOrEqual(165);
    expect(compiler.violations).toEqual([]);
  },
  limit,
);
