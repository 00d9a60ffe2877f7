import { afterAll, expect } from 'vitest';
import { hashInputs, readInputs } from '../verify/inputs.ts';
import { verifyOnce } from '../verify/ledger.ts';
import { attacks, honest } from './attacks.ts';
import type { BrowserCompiler } from './browser-compiler.ts';
import { compilerInputs } from './compiler-inputs.ts';
import { sharedCompiler } from './shared-compiler.ts';

/** Files of the compiler: plugins load on demand, and a terminated worker restarts. */
const ownFile =
  /^http:\/\/localhost:\d+\/(?:compiler|rspack-\d|thread|worker)\.[\w-]+\.(?:js|wasm)$/;

const compiler = sharedCompiler();
afterAll(compiler.close);

const own = readInputs(['tests/playground/attacks.test.ts', 'tests/playground/builtins.ts']);
const hash = hashInputs([attacks, honest, own, compilerInputs()]);

async function buildHonest(browser: BrowserCompiler): Promise<string> {
  const { outputs, succeeded } = await browser.build(honest);
  return JSON.stringify([succeeded, outputs]);
}

/** What a fresh compiler makes of the honest project, built once. */
let expected: Promise<string> | undefined;

verifyOnce('the playground: the honest project has every kind of output', hash, async () => {
  const browser = await compiler.open();
  const { outputs, log } = await browser.build(honest);
  const text = (path: string) => String(outputs.find((file) => file.path === path)?.contents);
  expect(text('dist/plain/index.js'), log).toContain('react/jsx-runtime');
  expect(text('dist/plain/index.js')).toContain('42');
  expect(text('dist/plain/index.d.ts')).toContain('class Answer');
  expect(text('dist/plain/index.css')).toMatch(/width: 2px[\s\S]*margin: 0/);
  expect(text('dist/injected/index.cjs')).toContain('createElement("style")');
  expect(outputs.map(({ path }) => path)).toContain('dist/plain/static/svg/icon.svg');
});

verifyOnce('the playground: a change of a prototype would be seen', hash, async () => {
  const browser = await compiler.open();
  const marked = await browser.markBuiltins();
  expect(await browser.listChanges(marked)).toEqual([]);
  await marked.evaluate(() => Object.assign(Object.prototype, { polluted: 1 }));
  expect(await browser.listChanges(marked)).toEqual(['Object.prototype.polluted']);
  await marked.evaluate(() => Reflect.deleteProperty(Object.prototype, 'polluted'));
});

for (const [name, files] of Object.entries(attacks)) {
  verifyOnce(`the playground: ${name} reaches nothing`, hash, async () => {
    const browser = await compiler.open();
    expected ??= buildHonest(browser);
    await expected;
    browser.requests.length = 0;
    const marked = await browser.markBuiltins();
    // It responds or is terminated.
    const { type } = await browser.request(files, {}, 10_000);
    // A path on the volume has another scheme, which browsers do not import.
    const foreign = browser.requests.filter((url) => !/^file:/.test(url) && !ownFile.test(url));
    expect(foreign).toEqual([]);
    if (type !== 'crash') expect(await browser.listChanges(marked)).toEqual([]);
    expect(await buildHonest(browser)).toBe(await expected);
  });
}
