import { afterAll, beforeAll, expect, test } from 'vitest';
import { attacks, honest } from './attacks.ts';
import { BrowserCompiler } from './browser-compiler.ts';

/** Files of the compiler: plugins load on demand, and a terminated worker restarts. */
const ownFile =
  /^http:\/\/localhost:\d+\/(?:compiler|rspack-\d|thread|worker)\.[\w-]+\.(?:js|wasm)$/;

let compiler: BrowserCompiler;
let expected: string;

async function buildHonest(): Promise<string> {
  const { outputs, succeeded } = await compiler.build(honest);
  return JSON.stringify([succeeded, outputs]);
}

beforeAll(async () => {
  compiler = await BrowserCompiler.open();
  expected = await buildHonest();
});
afterAll(() => compiler?.close());

test('has enough attacks', () => {
  expect(Object.keys(attacks).length).toBeGreaterThanOrEqual(25);
  expect(expected).toContain('const answer = 42');
});

test.each(Object.entries(attacks))('%s reaches nothing', async (_name, files) => {
  compiler.requests.length = 0;
  // It responds or is terminated.
  await compiler.request(files, {}, 10_000);
  // A path on the volume has another scheme, which browsers do not import.
  const foreign = compiler.requests.filter((url) => !/^file:/.test(url) && !ownFile.test(url));
  expect(foreign).toEqual([]);
  expect(await buildHonest()).toBe(expected);
});
