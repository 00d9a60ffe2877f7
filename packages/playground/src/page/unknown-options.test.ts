import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOptionHints } from '../build/option-hints.ts';
import { examplesRoot } from '../build/samples.ts';
import { findUnknownOptions } from './unknown-options.ts';

const names = readOptionHints('en').map(({ name }) => name);
const find = (text: string) => findUnknownOptions(text, names, (name) => name);

test('names that are no options are found, at the top level and in libs', () => {
  const text = `import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', formats: ['cjs'] }],
  outputs: { target: 'web' },
});
`;
  expect(find(text)).toEqual([
    { message: 'outputs', line: 5, column: 3 },
    { message: 'formats', line: 4, column: 26 },
  ]);
});

test('a config that is no object has none', () => {
  expect(find('export default make();')).toEqual([]);
  expect(find('export default {')).toEqual([]);
});

test('no config of the examples has one', () => {
  const configs = readdirSync(examplesRoot, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^[^/]+\/rslib\.config[^/]*\.ts$/.test(path),
  );
  expect(configs.length).toBeGreaterThan(150);
  const unknown = configs.flatMap((path) =>
    find(readFileSync(join(examplesRoot, path), 'utf8')).map(
      ({ message }) => `${path}: ${message}`,
    ),
  );
  expect(unknown).toEqual([]);
});
