import { chmod, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../testing/temporary-folder.ts';
import { listFiles } from './list-files.ts';

test('lists files at every depth, and no folders', async () => {
  const folder = await createTemporaryFolder({ 'a.txt': '', 'b/c/d.txt': '', 'b/.e': '' });
  expect((await listFiles(folder)).sort()).toEqual(['a.txt', 'b/.e', 'b/c/d.txt']);
});

test('a missing folder has no files', async () => {
  expect(await listFiles(join(await createTemporaryFolder(), 'gone'))).toEqual([]);
});

test('follows links to files and folders, also outside of the folder', async () => {
  const other = await createTemporaryFolder({ 'x/y.svg': '' });
  const folder = await createTemporaryFolder({ 'a.txt': '', 'b/c.txt': '' });
  await symlink(join(folder, 'a.txt'), join(folder, 'b/file.txt'));
  await symlink('b', join(folder, 'twin'));
  await symlink(join(other, 'x'), join(folder, 'b/folder'));
  await symlink('missing', join(folder, 'nowhere.txt'));
  expect((await listFiles(folder)).sort()).toEqual([
    'a.txt',
    'b/c.txt',
    'b/file.txt',
    'b/folder/y.svg',
    'nowhere.txt',
    'twin/c.txt',
    'twin/file.txt',
    'twin/folder/y.svg',
  ]);
});

test.each([
  ['the folder itself', '.', 'loop'],
  ['a folder around it', '../..', 'b/c/loop'],
])('a link to %s is an error', async (_, target, path) => {
  const folder = await createTemporaryFolder({ 'b/c/d.txt': '' });
  await symlink(target, join(folder, path));
  await expect(listFiles(folder)).rejects.toMatchObject({
    code: 'ELOOP',
    path: join(folder, path),
  });
});

test('two folders that link to each other are an error', async () => {
  const folder = await createTemporaryFolder({ 'a/x.txt': '', 'b/y.txt': '' });
  await symlink('../b', join(folder, 'a/b'));
  await symlink('../a', join(folder, 'b/a'));
  await expect(listFiles(folder)).rejects.toMatchObject({ code: 'ELOOP' });
});

test('a file in place of the folder is an error', async () => {
  const folder = await createTemporaryFolder({ public: '' });
  await expect(listFiles(join(folder, 'public'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

test('a folder below that cannot be read is an error', async () => {
  const folder = await createTemporaryFolder({ 'a.txt': '', 'b/c.txt': '' });
  await chmod(folder, 0o755);
  await chmod(join(folder, 'b'), 0);
  // The administrator can read every folder.
  const user = process.geteuid?.();
  if (user === 0) process.seteuid?.(65_534);
  try {
    await expect(listFiles(folder)).rejects.toMatchObject({ code: 'EACCES' });
  } finally {
    if (user === 0) process.seteuid?.(user);
  }
});
