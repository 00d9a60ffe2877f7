import { link, mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTemporaryFolder } from '../../testing/temporary-folder.ts';
import { openRelease, type Release } from './release.ts';

let folder: string;

beforeEach(async () => {
  folder = await createTemporaryFolder();
});

/** Above the largest process id. */
const noProcess = 2 ** 22 + 1;

async function fill({ site, hosts }: Release, text: string): Promise<void> {
  await writeFile(join(site.next, 'index.html'), text);
  await writeFile(join(hosts.next, 'nginx.conf'), text);
}

async function publish(text: string): Promise<void> {
  const release = await openRelease(join(folder, 'dist'));
  await fill(release, text);
  release.publish();
  await release.close();
}

const read = (): Promise<string[]> =>
  Promise.all(
    ['dist/index.html', 'dist-deploy/nginx.conf'].map((file) =>
      readFile(join(folder, file), 'utf8'),
    ),
  );

test('a release replaces both folders as a whole', async () => {
  await publish('one');
  await writeFile(join(folder, 'dist/stray.txt'), '');
  const release = await openRelease(join(folder, 'dist'));
  await fill(release, 'two');
  expect(await read()).toEqual(['one', 'one']);
  release.publish();
  await release.close();
  expect(await read()).toEqual(['two', 'two']);
  expect(await readdir(folder)).toEqual(['dist', 'dist-deploy']);
  expect(await readdir(join(folder, 'dist'))).toEqual(['index.html']);
});

test('a release that is not published leaves no trace', async () => {
  await publish('one');
  const release = await openRelease(join(folder, 'dist'));
  await fill(release, 'two');
  await release.close();
  expect(await read()).toEqual(['one', 'one']);
  expect(await readdir(folder)).toEqual(['dist', 'dist-deploy']);
});

test('a link to an output folder stays', async () => {
  await mkdir(join(folder, 'served'));
  await symlink('served', join(folder, 'dist'));
  await publish('one');
  await publish('two');
  expect(await readFile(join(folder, 'served/index.html'), 'utf8')).toBe('two');
});

describe('after a build was killed', () => {
  test('its unfinished folders are removed', async () => {
    await publish('one');
    await mkdir(join(folder, `dist.next-${noProcess}`));
    await mkdir(join(folder, `dist-deploy.old-${noProcess}`));
    await publish('two');
    expect(await readdir(folder)).toEqual(['dist', 'dist-deploy']);
  });

  test('between its last two steps: the release before is back', async () => {
    await publish('one');
    await rename(join(folder, 'dist'), join(folder, `dist.old-${noProcess}`));
    const release = await openRelease(join(folder, 'dist'));
    expect(await read()).toEqual(['one', 'one']);
    await release.close();
  });

  test('folders of a running build and of the site stay', async () => {
    const names = [`dist.next-${process.ppid}`, 'dist.next-version', 'dist.old'];
    for (const name of names) await mkdir(join(folder, name));
    await publish('one');
    expect(await readdir(folder)).toEqual(expect.arrayContaining(names));
  });
});

describe.each(['dist', 'dist-deploy'])('%s must not be', (name) => {
  const message = `${name}\n  error: the output folder is a file, or a link to a missing folder`;

  test('a file, or a link to one', async () => {
    await writeFile(join(folder, 'file'), 'mine');
    for (const make of [link, symlink]) {
      await make(join(folder, 'file'), join(folder, name));
      await expect(openRelease(join(folder, 'dist'))).rejects.toThrow(message);
      await rename(join(folder, name), join(folder, 'removed'));
    }
  });

  test('a link to a missing folder', async () => {
    await symlink('missing', join(folder, name));
    await expect(openRelease(join(folder, 'dist'))).rejects.toThrow(message);
  });
});
