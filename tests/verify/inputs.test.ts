import { expect, test } from 'vitest';
import { hashInputs, listVersions, readInputs } from './inputs.ts';

test('the versions are those of a package and of what it loads', () => {
  const versions = listVersions(['@rslib/core']);
  expect(versions).toContain('@rslib/core 1.0.1');
  expect(versions.some((line) => line.startsWith('@rspack/core '))).toBe(true);
  expect(versions.some((line) => line.startsWith('@playwright/test '))).toBe(false);
});

test('a name that no lock file has is left out', () => {
  expect(listVersions(['constructor', 'no-such-package'])).toEqual([]);
});

test('a hash changes with the path and the content of a file', () => {
  const [first] = readInputs(['website/examples/hello-kit/package.json']);
  expect(first).toMatch(/^website\/examples\/hello-kit\/package\.json\n\{/);
  expect(hashInputs([first])).not.toBe(hashInputs([`${first} `]));
  expect(readInputs(['no-such-folder'])).toEqual([]);
});
