import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Locked = {
  version?: string;
  resolved?: string;
  integrity?: string;
  optional?: boolean;
  hasInstallScript?: boolean;
};

const root = join(import.meta.dirname, '../..');
const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
const { dependencies, devDependencies } = JSON.parse(
  await readFile(join(root, 'package.json'), 'utf8'),
);
const packages = Object.entries(lock.packages as Record<string, Locked>).filter(
  ([path]) => path !== '',
);

function namesOf(matches: (entry: Locked) => boolean): string[] {
  return packages.filter(([, entry]) => matches(entry)).map(([path]) => path);
}

test('every package except those of other platforms has an integrity hash', () => {
  expect(packages.length).toBeGreaterThan(100);
  expect(namesOf(({ integrity, optional }) => !integrity && !optional)).toEqual([]);
  expect(
    namesOf(({ integrity }) => integrity !== undefined && !/^sha512-/.test(integrity)),
  ).toEqual([]);
});

test('every package comes from the registry, not from a URL or repository', () => {
  expect(
    namesOf(
      ({ resolved, version }) => resolved !== undefined || !/^\d+\.\d+\.\d+/.test(version ?? ''),
    ),
  ).toEqual([]);
});

// These scripts run on the machines of contributors at `npm ci`. Review new ones first.
test('only known packages have install scripts', () => {
  expect(namesOf(({ hasInstallScript }) => hasInstallScript === true)).toEqual([
    // Prints a hint.
    'node_modules/@rsbuild/plugin-svelte/node_modules/svelte-preprocess',
    'node_modules/core-js-pure',
  ]);
});

test('package.json has exact versions, equal to the lock file', () => {
  expect(dependencies).toBeUndefined();
  for (const [name, range] of Object.entries<string>(devDependencies)) {
    const wanted = range.replace(/^npm:.*@/, '');
    expect(wanted, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(wanted);
  }
});
