import { afterAll, expect, test } from 'vitest';
import { readKit } from './kit.ts';
import { normalizeTerminal } from './normalize.ts';
import { endWarmProcesses, parseRslibCommand, runWarmRslib } from './rslib-worker.ts';
import { createWorkspace } from './workspace.ts';

afterAll(endWarmProcesses);

test.each([
  ['npx rslib', []],
  ['npx rslib --dts --log-level warn', ['--dts', '--log-level', 'warn']],
  ['npx rslib | grep generated', undefined],
  ["npx rslib --entry 'src/**'", undefined],
  ['npx rslib; rm dist', undefined],
  ['npx rsbuild', undefined],
])('detects whether %s is a plain Rslib command', (command, args) => {
  expect(parseRslibCommand(command)).toEqual(args);
});

test('keeps no state between runs, and restarts after a problem', async () => {
  const kit = readKit('hello-kit');
  const { esm } = kit.runs;
  if (!esm) throw new Error('examples/hello-kit has no run "esm"');
  const workspace = await createWorkspace(kit, esm);
  const run = async (...args: string[]) => {
    const { output, exitCode } = await runWarmRslib(
      args,
      workspace.project,
      { PATH: process.env.PATH },
      60_000,
    );
    return { text: normalizeTerminal(output, workspace.project), exitCode };
  };
  try {
    const first = await run();
    expect(first).toEqual({ text: expect.stringContaining('ready'), exitCode: 0 });
    expect(await run('--dts', '--log-level', 'warn')).toEqual({ text: '', exitCode: 0 });
    expect(await run()).toEqual(first);
    expect(await run('no-command')).toMatchObject({ exitCode: 1 });
    expect(await run()).toEqual(first);
  } finally {
    await workspace.remove();
  }
});
