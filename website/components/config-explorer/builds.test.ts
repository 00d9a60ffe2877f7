import { expect, test } from 'vitest';
import { readKit } from '../../../tests/support/read-kit.ts';
import { foldRuntime, listBuilds, listErrors, listLogs, listParts } from './builds.ts';

const files = readKit();

test('there is a build for each combination, but UMD without a bundle', () => {
  const builds = listBuilds(files);
  expect(builds).toHaveLength(30);
  expect(builds.some(({ tokens }) => tokens.startsWith('f-umd b-0'))).toBe(false);
  expect(listErrors(files)).toEqual([
    'Failed to build.',
    expect.stringMatching(/^When using "umd" format, "bundle" must be set to "true"/),
  ]);
});

test('types and logs do not depend on the other options, so they are shown for all', () => {
  const runs = ['esm-bundle', 'esm-bundleless', 'cjs-bundle', 'cjs-bundleless', 'umd-bundle'];
  for (const name of ['index.d.ts', 'words.d.ts']) {
    const texts = runs.map((run) => files[`recorded/${run}/dist/${name}`]?.text);
    expect(new Set(texts).size, name).toBe(1);
    expect(texts[0]).toContain('export declare');
  }
  for (const { when, value } of listLogs(files)) {
    const format = when.slice(2);
    expect(value).toEqual(['built', `declaration files generated with tsgo (${format})`]);
  }
});

test('a run with declarations writes the same modules as one without', () => {
  for (const run of [
    'esm-bundle',
    'esm-bundleless',
    'cjs-bundle',
    'cjs-bundleless',
    'umd-bundle',
  ]) {
    const modules = Object.keys(files).filter((path) =>
      new RegExp(`^recorded/${run}/dist/\\w+\\.c?js$`).test(path),
    );
    expect(modules.length).toBeGreaterThan(0);
    for (const path of modules) {
      const other = path.replace(`${run}/dist`, `all/dist/${run}-esnext`);
      expect(files[path]?.text, path).toBe(files[other]?.text);
    }
  }
});

test('builds that differ only in syntax share a part', () => {
  const esm = listBuilds(files).filter(({ tokens }) => tokens === 'f-esm b-0 m-0');
  const parts = listParts(esm, (build) => build.files.get('index.js')?.bytes);
  expect(parts.map(({ when }) => when)).toEqual(['f-esm b-0 m-0 s-n s-7', 'f-esm b-0 m-0 s-5']);
});

test('the runtime of the bundler becomes a note with its size', () => {
  const folded = listBuilds(files)
    .filter(({ format }) => format !== 'f-esm')
    .flatMap((build) => [...build.files.values()])
    .map(({ text }) => ({ text, html: foldRuntime(text, String) }));
  expect(folded).toHaveLength(24);
  for (const { text, html } of folded) {
    const [, size = ''] = /<small>⋯ (\d+)<\/small>\s*var \w+ ?= ?\{\};/.exec(html) ?? [];
    const plain = html.replace(/<small>.*?<\/small>/, '').replaceAll('&lt;', '<');
    expect(plain.replaceAll('&amp;', '&').length + Number(size)).toBe(text.trimEnd().length);
    expect(Number(size)).toBeGreaterThan(300);
  }
});
