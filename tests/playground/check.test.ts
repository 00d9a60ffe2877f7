import { checkPackage, Package } from '@arethetypeswrong/core';
import { publint } from 'publint';
import {
  describeMessage,
  describeProblem,
  type Finding,
  type ProjectFiles,
} from 'rslib-playground/build';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BrowserCompiler } from './browser-compiler.ts';
import { brokenPackages, soundPackages } from './packages.ts';

let compiler: BrowserCompiler;
beforeAll(async () => {
  compiler = await BrowserCompiler.open();
});
afterAll(() => compiler?.close());

/** What the tools find in Node.js, the latter with its own TypeScript. */
async function checkNatively(files: ProjectFiles): Promise<Finding[]> {
  const packed = Object.entries(files).map(([path, data]) => ({ name: `/package/${path}`, data }));
  const { messages, pkg } = await publint({ pkgDir: '/package', pack: { files: packed } });
  const below = Object.entries(files).map(([path, data]) => [`/node_modules/sample/${path}`, data]);
  const result = await checkPackage(new Package(Object.fromEntries(below), 'sample', '1.0.0'));
  return [
    ...messages.map((message) => describeMessage(message, pkg)),
    ...('problems' in result ? result.problems.map(describeProblem) : []),
  ];
}

test.each(Object.entries(soundPackages))('%s: as natively', async (_name, files) => {
  const findings = await compiler.check(files);
  expect(findings).toEqual(await checkNatively(files));
  expect(findings.filter(({ tool, level }) => tool === 'publint' && level === 'error')).toEqual([]);
});

test.each(Object.entries(brokenPackages))('%s: as natively', async (_name, files) => {
  const findings = await compiler.check(files);
  expect(findings).toEqual(await checkNatively(files));
  expect(findings.filter(({ level }) => level !== 'suggestion')).not.toEqual([]);
});
