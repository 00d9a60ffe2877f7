import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { listFiles } from './list-files.ts';

test('lists files at every depth, and no folders', async () => {
  const folder = await createTemporaryFolder({ 'a.txt': '', 'b/c/d.txt': '', 'b/.e': '' });
  expect((await listFiles(folder)).sort()).toEqual(['a.txt', 'b/.e', 'b/c/d.txt']);
});

test('a missing folder has no files', async () => {
  expect(await listFiles(join(await createTemporaryFolder(), 'gone'))).toEqual([]);
});
