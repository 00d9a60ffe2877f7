import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorker } from './open-worker.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-worker-'));
  const source = `
    import { readFileSync } from 'node:fs';
    let calls = 0;
    export function half(value: number): [half: number, calls: number] {
      if (value < 0) throw new RangeError('negative');
      if (value === 0) process.exit(3);
      if (value === 1) readFileSync('/nowhere');
      calls += 1;
      return [value / 2, calls];
    }`;
  await writeFile(join(folder, 'half.ts'), source);
});

afterAll(() => rm(folder, { recursive: true }));

function open() {
  const module = pathToFileURL(join(folder, 'half.ts'));
  return openWorker<number, [half: number, calls: number]>(module, 'half');
}

test('calls a function in one worker', async () => {
  const worker = open();
  expect(await Promise.all([worker.call(2), worker.call(4)])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  await worker.close();
});

test('rejects with what the function throws', async () => {
  const worker = open();
  await expect(worker.call(-1)).rejects.toThrow(new RangeError('negative'));
  await expect(worker.call(1)).rejects.toMatchObject({ code: 'ENOENT', path: '/nowhere' });
  expect(await worker.call(6)).toEqual([3, 1]);
  await worker.close();
});

test('rejects the calls of a worker that ends, and starts another one', async () => {
  const worker = open();
  const calls = [worker.call(0), worker.call(2)];
  for (const call of calls) await expect(call).rejects.toThrow('the worker of half has ended');
  expect(await worker.call(8)).toEqual([4, 1]);
  await worker.close();
});

test('rejects calls when the module does not load', async () => {
  const worker = openWorker<number, number>(pathToFileURL(join(folder, 'none.ts')), 'half');
  await expect(worker.call(1)).rejects.toThrow(/none\.ts/);
});
