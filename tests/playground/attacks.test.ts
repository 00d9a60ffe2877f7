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

test('the honest project has every kind of output', async () => {
  const { outputs, log } = await compiler.build(honest);
  const text = (path: string) => String(outputs.find((file) => file.path === path)?.contents);
  expect(text('dist/plain/index.js'), log).toContain('react/jsx-runtime');
  expect(text('dist/plain/index.js')).toContain('42');
  expect(text('dist/plain/index.d.ts')).toContain('class Answer');
  expect(text('dist/plain/index.css')).toMatch(/width: 2px[\s\S]*margin: 0/);
  expect(text('dist/injected/index.cjs')).toContain('createElement("style")');
  expect(outputs.map(({ path }) => path)).toContain('dist/plain/static/svg/icon.svg');
});

test('a change of a prototype would be seen', async () => {
  const marked = await compiler.markBuiltins();
  expect(await compiler.listChanges(marked)).toEqual([]);
  await marked.evaluate(() => Object.assign(Object.prototype, { polluted: 1 }));
  expect(await compiler.listChanges(marked)).toEqual(['Object.prototype.polluted']);
  await marked.evaluate(() => Reflect.deleteProperty(Object.prototype, 'polluted'));
});

test.each(Object.entries(attacks))('%s reaches nothing', async (_name, files) => {
  compiler.requests.length = 0;
  const marked = await compiler.markBuiltins();
  // It responds or is terminated.
  const { type } = await compiler.request(files, {}, 10_000);
  // A path on the volume has another scheme, which browsers do not import.
  const foreign = compiler.requests.filter((url) => !/^file:/.test(url) && !ownFile.test(url));
  expect(foreign).toEqual([]);
  if (type !== 'crash') expect(await compiler.listChanges(marked)).toEqual([]);
  expect(await buildHonest()).toBe(expected);
});
