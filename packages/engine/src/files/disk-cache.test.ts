import { renameSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createTemporaryFolder } from '../../testing/temporary-folder.ts';
import { type DiskCache, openDiskCache } from './disk-cache.ts';

let directory: string;
let cache: DiskCache;
let warnings: string[];

beforeEach(async () => {
  directory = await createTemporaryFolder();
  warnings = [];
  cache = openDiskCache(directory, { warn: (text) => void warnings.push(text) });
});

/** Ways to damage a file. */
const damages: [name: string, damage: (file: string) => Promise<void>][] = [
  ['cut', async (file) => writeFile(file, (await readFile(file)).subarray(0, -1))],
  ['empty', (file) => writeFile(file, '')],
  [
    'another letter',
    async (file) => {
      const content = await readFile(file);
      content[content.length - 1] = 0x58;
      await writeFile(file, content);
    },
  ],
  [
    'a folder',
    async (file) => {
      await rm(file);
      await mkdir(join(file, 'inside'), { recursive: true });
    },
  ],
];

test('an entry is read as it was written', () => {
  expect([cache.read('a/b.json'), cache.isWhole('a/b.json')]).toEqual([undefined, false]);
  cache.write('a/b.json', { text: 'value\n' });
  expect([cache.read('a/b.json'), cache.isWhole('a/b.json')]).toEqual([{ text: 'value\n' }, true]);
  expect(warnings).toEqual([]);
});

describe.each(damages)('an entry that is damaged (%s)', (_, damage) => {
  test('is missing, reported, and can be written again', async () => {
    cache.write('a.json', { text: 'value' });
    await damage(join(directory, 'a.json'));
    expect(cache.read('a.json')).toBeUndefined();
    expect(warnings).toEqual(['cache     a.json is damaged and is made again']);
    cache.write('a.json', 'new');
    expect(cache.read('a.json')).toBe('new');
    expect(await readdir(directory)).toEqual(['a.json']);
  });
});

describe('a folder', () => {
  const make = vi.fn(async (folder: string) => {
    await mkdir(join(folder, 'inside'), { recursive: true });
    await writeFile(join(folder, 'inside/file.js'), 'the value');
  });

  beforeEach(() => void make.mockClear());

  test('is made once', async () => {
    const folder = await cache.folder('parts/key', make);
    expect(folder).toBe(join(directory, 'parts/key'));
    expect(await cache.folder('parts/key', make)).toBe(folder);
    expect(await readFile(join(folder, 'inside/file.js'), 'utf8')).toBe('the value');
    expect(make).toHaveBeenCalledTimes(1);
    expect(await readdir(join(directory, 'parts'))).toEqual(['key']);
  });

  test.each([...damages, ['gone', (file: string) => rm(file)]] as const)(
    'is made again when a file is damaged (%s)',
    async (_, damage) => {
      for (const file of ['inside/file.js', 'hash.json']) {
        const folder = await cache.folder('parts/key', make);
        make.mockClear();
        await damage(join(folder, file));
        warnings = [];
        await cache.folder('parts/key', make);
        expect(warnings.length).toBeLessThanOrEqual(1);
        expect(make).toHaveBeenCalledTimes(1);
        expect(await readFile(join(folder, 'inside/file.js'), 'utf8')).toBe('the value');
      }
    },
  );

  test('is that of the faster one of two builds', async () => {
    const folder = await cache.folder('parts/key', async (own) => {
      await make(own);
      await writeFile(join(own, 'slow'), '');
      await cache.folder('parts/key', make);
    });
    expect(await readdir(folder)).toEqual(['hash.json', 'inside']);
  });

  test('stays if another build finishes when this one begins', async () => {
    const other = await cache.folder('parts/other', make);
    const own = cache.folder('parts/key', async (folder) => {
      await make(folder);
      await writeFile(join(folder, 'own'), '');
    });
    renameSync(other, join(directory, 'parts/key'));
    expect(await readdir(await own)).toEqual(['hash.json', 'inside']);
  });

  test('stays for an hour after its last use, because another build may use it', async () => {
    const old = await cache.folder('parts/old', make);
    await cache.folder('parts/new', make);
    expect(await readdir(join(directory, 'parts'))).toEqual(['new', 'old']);
    const twoHoursAgo = Date.now() / 1000 - 7200;
    await utimes(old, twoHoursAgo, twoHoursAgo);
    await cache.folder('parts/old', make);
    await cache.folder('parts/new', make);
    expect(await readdir(join(directory, 'parts'))).toEqual(['new', 'old']);
    await utimes(old, twoHoursAgo, twoHoursAgo);
    await cache.folder('parts/new', make);
    expect(await readdir(join(directory, 'parts'))).toEqual(['new']);
  });
});
