import {
  access,
  link,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createTemporaryFolder } from '../../testing/temporary-folder.ts';
import type { CompressionLevel } from './compress.ts';
import {
  type AssertPublishable,
  type OutputDir,
  type OutputRecord,
  openOutputDir,
} from './output-dir.ts';
import { openRelease } from './release.ts';

let folder: string;
let record: OutputRecord;
let warnings: string[];

beforeEach(async () => {
  folder = await createTemporaryFolder();
  record = {};
  warnings = [];
});

type Opened = OutputDir & { publish: () => Promise<void> };

async function open(
  assertPublishable?: AssertPublishable,
  compression: CompressionLevel = 'best',
): Promise<Opened> {
  const release = await openRelease(join(folder, 'dist'));
  const log = { warn: (text: string) => void warnings.push(text) };
  const output = openOutputDir(release.site, {
    before: record,
    compression,
    log,
    assertPublishable,
  });
  return {
    ...output,
    async publish() {
      record = await output.finish();
      release.publish();
      await release.close();
    },
  };
}

/** Writes files in one build. Returns the paths that were written. */
async function build(files: Record<string, string>): Promise<string[]> {
  const output = await open();
  const written: string[] = [];
  for (const [path, content] of Object.entries(files)) {
    if (await output.write(path, `key of ${content}`, () => content)) written.push(path);
  }
  await output.publish();
  return written;
}

function list(): Promise<string[]> {
  return readdir(join(folder, 'dist'), { recursive: true }).then((names) => names.sort());
}

describe('a build', () => {
  test('writes compressed copies of text files only', async () => {
    await build({ 'guide/a.html': 'text '.repeat(100), 'logo.png': 'picture', _headers: '/*' });
    expect(await list()).toEqual([
      '_headers',
      'guide',
      'guide/a.html',
      'guide/a.html.br',
      'guide/a.html.gz',
      'logo.png',
    ]);
    const [plain, br, gz] = await Promise.all(
      ['', '.br', '.gz'].map((ending) => readFile(join(folder, `dist/guide/a.html${ending}`))),
    );
    expect(brotliDecompressSync(br as Buffer)).toEqual(plain);
    expect(gunzipSync(gz as Buffer)).toEqual(plain);
  });

  test('rejects two files with the same path', async () => {
    const output = await open();
    await output.write('robots.txt', 'own', () => 'own');
    await expect(output.write('robots.txt', 'made', () => 'made')).rejects.toThrow(
      'dist/robots.txt\n  error: two outputs write to the same path',
    );
    // Waits for the compression of the first file, because the folder is removed after the test.
    await output.publish();
  });

  test('compresses a file again for better compression', async () => {
    const text = Array.from(
      { length: 2000 },
      (_, index) => `word${(index * index * 7919) % 997} `,
    ).join('');
    const sizes: number[] = [];
    for (const compression of ['quick', 'best'] as const) {
      const output = await open(undefined, compression);
      expect(await output.write('a.html', 'same', () => text)).toBe(true);
      await output.write('a.md', 'same', () => text, 'quick');
      await output.publish();
      for (const path of ['a.html', 'a.md'])
        sizes.push((await stat(join(folder, `dist/${path}.br`))).size);
    }
    const [quick, quickTwin, best, bestTwin] = sizes as [number, number, number, number];
    expect(best).toBeLessThan(quick);
    expect([quickTwin, bestTwin]).toEqual([quick, quick]);
  });

  test('inspects files that are up to date', async () => {
    await build({ 'a.html': 'holds a secret' });
    const output = await open((path, content) => {
      if (content.includes('secret' as never)) throw new Error(`refused ${path}`);
    });
    await expect(
      output.write('a.html', 'key of holds a secret', () => 'holds a secret'),
    ).rejects.toThrow('refused a.html');
  });

  test('does not create the content of unchanged files', async () => {
    await build({ 'a.html': 'one', 'b.html': 'two' });
    const before = await stat(join(folder, 'dist/a.html'));
    expect(await build({ 'a.html': 'one', 'b.html': 'changed' })).toEqual(['b.html']);
    expect((await stat(join(folder, 'dist/a.html'))).mtimeMs).toBe(before.mtimeMs);
    const make = vi.fn(() => 'one');
    expect(await (await open()).write('a.html', 'key of one', make)).toBe(false);
    expect(make).not.toHaveBeenCalled();
  });

  test('removes the files of earlier builds', async () => {
    await build({ 'a.html': 'one', 'old/b.html': 'two', 'old.png': 'three' });
    await build({ 'a.html': 'one' });
    expect(await list()).toEqual(['a.html', 'a.html.br', 'a.html.gz']);
  });

  test('removes files that the build did not write', async () => {
    await build({ 'a.html': 'one' });
    await writeFile(join(folder, 'dist/stray.txt'), '');
    await build({ 'a.html': 'one' });
    await expect(access(join(folder, 'dist/stray.txt'))).rejects.toThrow();
  });
});

describe('a build that fails', () => {
  test('names the file for which the disk has no space', async () => {
    const output = await open();
    const next = join(folder, `dist.next-${process.pid}`);
    await symlink('/dev/full', join(next, 'a.html.br'));
    await output.write('a.html', 'one', () => 'text '.repeat(100));
    await expect(output.finish()).rejects.toMatchObject({
      code: 'ENOSPC',
      path: join(next, 'a.html.br'),
    });
  });

  test('writes nothing more, also of what is being compressed', async () => {
    const release = await openRelease(join(folder, 'dist'));
    const options = { before: {}, compression: 'best', log: { warn() {} } } as const;
    const output = openOutputDir(release.site, options);
    for (const path of ['a.html', 'b.html']) await output.write(path, path, () => 'text');
    output.close();
    await release.close();
    await output.finish();
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a file is written again', () => {
  const files = { 'a.html': 'one', 'b.html': 'two' };
  const path = (name: string): string => join(folder, 'dist', name);

  test.each<[string, () => Promise<void>]>([
    ['when it is gone', () => rm(path('a.html'))],
    ['when a compressed form is gone', () => rm(path('a.html.br'))],
    ['when somebody changed it', () => writeFile(path('a.html'), 'other')],
    ['when somebody changed a compressed form', () => writeFile(path('a.html.gz'), 'other')],
  ])('%s', async (_, damage) => {
    await build(files);
    await damage();
    expect(await build(files)).toEqual(['a.html']);
    expect(await readFile(path('a.html'), 'utf8')).toBe('one');
    expect(await list()).toContain('a.html.br');
  });

  test('with one line about all damaged files', async () => {
    await build(files);
    for (const name of Object.keys(files)) await writeFile(path(name), 'other');
    await build(files);
    expect(warnings).toEqual(['output    2 damaged files of dist/ are written again']);
  });

  test('when the record of the last build is missing', async () => {
    await build(files);
    record = {};
    expect(await build(files)).toEqual(['a.html', 'b.html']);
  });
});

test('the time of a file does not matter', async () => {
  await build({ 'a.html': 'one' });
  await utimes(join(folder, 'dist/a.html'), 1, 1);
  expect(await build({ 'a.html': 'one' })).toEqual([]);
});

test('a build leaves the files of the release before as they are', async () => {
  await build({ 'a.html': 'one', 'b.html': 'one' });
  for (const name of ['a.html', 'b.html'])
    await link(join(folder, 'dist', name), join(folder, `before-${name}`));
  await writeFile(join(folder, 'dist/b.html'), 'damaged');
  await build({ 'a.html': 'two', 'b.html': 'one' });
  expect(await readFile(join(folder, 'before-a.html'), 'utf8')).toBe('one');
  expect(await readFile(join(folder, 'before-b.html'), 'utf8')).toBe('damaged');
});
