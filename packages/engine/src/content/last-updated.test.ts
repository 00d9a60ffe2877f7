import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createTemporaryFolder, writeFiles } from '../../testing/temporary-folder.ts';
import { readGitDates } from './last-updated.ts';

function git(folder: string, args: string[], date = '2026-01-01T00:00:00Z'): void {
  const author = { name: 'A', email: 'a@sample.test' };
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_COMMITTER_NAME: author.name,
    GIT_COMMITTER_EMAIL: author.email,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
  };
  execFileSync('git', args, { cwd: folder, env, stdio: 'pipe' });
}

function commit(folder: string, date: string): void {
  git(folder, ['add', '-A']);
  git(folder, ['commit', '-qm', 'A change'], date);
}

test('reads the date of the last commit of each page, in a subfolder of a repository too', async () => {
  const folder = await createTemporaryFolder({
    'site/content/en/a.mdx': '# A',
    'site/content/en/b.mdx': '# B',
    'site/content/zh/发布.mdx': '# 发布',
    'site/readme.md': 'Read me.',
  });
  git(folder, ['init', '-q']);
  commit(folder, '2026-01-01T10:00:00+00:00');
  await writeFiles(folder, { 'site/content/en/b.mdx': '# B again', 'site/readme.md': 'Again.' });
  commit(folder, '2026-02-01T10:00:00+00:00');
  const dates = await readGitDates(`${folder}/site`);
  expect([...dates].map(([path, time]) => [path, Date.parse(time)]).sort()).toEqual([
    ['content/en/a.mdx', Date.parse('2026-01-01T10:00:00Z')],
    ['content/en/b.mdx', Date.parse('2026-02-01T10:00:00Z')],
    ['content/zh/发布.mdx', Date.parse('2026-01-01T10:00:00Z')],
  ]);
});

test('a moved page keeps its date, one that is moved and changed does not', async () => {
  const folder = await createTemporaryFolder({
    'content/en/a.mdx': '# A page about apples',
    'content/en/b.mdx': '# A page about pears',
  });
  git(folder, ['init', '-q']);
  commit(folder, '2026-01-01T10:00:00+00:00');
  await mkdir(`${folder}/site`);
  git(folder, ['mv', 'content', 'site/content']);
  commit(folder, '2026-02-01T10:00:00+00:00');
  git(folder, ['mv', 'site/content/en/a.mdx', 'site/content/en/c.mdx']);
  await writeFiles(folder, { 'site/content/en/b.mdx': '# B again' });
  commit(folder, '2026-03-01T10:00:00+00:00');
  const dates = await readGitDates(`${folder}/site`);
  expect([...dates].map(([path, time]) => [path, Date.parse(time)]).sort()).toEqual([
    ['content/en/b.mdx', Date.parse('2026-03-01T10:00:00Z')],
    ['content/en/c.mdx', Date.parse('2026-01-01T10:00:00Z')],
  ]);
});

test('returns nothing outside of a repository', async () => {
  const folder = await createTemporaryFolder({ 'content/en/a.mdx': '# A' });
  expect(await readGitDates(folder)).toEqual(new Map());
});

test('returns nothing in a shallow clone, where every page has the date of the same commit', async () => {
  const folder = await createTemporaryFolder({ 'content/en/a.mdx': '# A' });
  git(folder, ['init', '-q']);
  commit(folder, '2026-01-01T10:00:00+00:00');
  await writeFiles(folder, { 'content/en/b.mdx': '# B' });
  commit(folder, '2026-02-01T10:00:00+00:00');
  const clone = await createTemporaryFolder();
  git(clone, ['clone', '-q', '--depth', '1', `file://${folder}`, '.']);
  expect(await readGitDates(clone)).toEqual(new Map());
});
