import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

type Locked = {
  version?: string;
  resolved?: string;
  integrity?: string;
  optional?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
};

const root = join(import.meta.dirname, '../..');

async function readJson(file: string) {
  return JSON.parse(await readFile(join(root, file), 'utf8'));
}

describe.each(['.', 'website/examples'])('%s/package-lock.json', async (folder) => {
  const lock = await readJson(`${folder}/package-lock.json`);
  const workspaces = Object.keys(lock.packages).filter((path) => !path.includes('node_modules'));
  const packages = Object.entries(lock.packages as Record<string, Locked>).filter(
    // The packages of this repository are linked.
    ([path, { link }]) => path.includes('node_modules/') && !link,
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

  test('package.json has exact versions, equal to the lock file', async () => {
    const manifests = await Promise.all(
      workspaces.map((path) => readJson(join(folder, path, 'package.json'))),
    );
    const all = manifests.flatMap(({ dependencies, devDependencies }) => [
      ...Object.entries<string>(dependencies ?? {}),
      ...Object.entries<string>(devDependencies ?? {}),
    ]);
    for (const [name, range] of all) {
      if (lock.packages[`node_modules/${name}`]?.link) continue;
      const wanted = range.replace(/^npm:.*@/, '');
      expect(wanted, name).toMatch(/^\d+\.\d+\.\d+$/);
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(wanted);
    }
  });
});
