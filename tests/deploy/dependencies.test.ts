import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

type Locked = {
  version?: string;
  resolved?: string;
  integrity?: string;
  optional?: boolean;
  hasInstallScript?: boolean;
};

const root = join(import.meta.dirname, '../..');

async function readJson(file: string) {
  return JSON.parse(await readFile(join(root, file), 'utf8'));
}

describe.each(['.', 'website/examples'])('%s/package-lock.json', async (folder) => {
  const lock = await readJson(`${folder}/package-lock.json`);
  const { dependencies, devDependencies } = await readJson(`${folder}/package.json`);
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
    // They print a hint.
    const known = [
      'node_modules/@rsbuild/plugin-svelte/node_modules/svelte-preprocess',
      'node_modules/core-js-pure',
    ];
    expect(namesOf(({ hasInstallScript }) => hasInstallScript === true)).toEqual(
      folder === 'website/examples' ? known : [],
    );
  });

  test('package.json has exact versions, equal to the lock file', () => {
    expect(dependencies).toBeUndefined();
    for (const [name, range] of Object.entries<string>(devDependencies)) {
      const wanted = range.replace(/^npm:.*@/, '');
      expect(wanted, name).toMatch(/^\d+\.\d+\.\d+$/);
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(wanted);
    }
  });
});
