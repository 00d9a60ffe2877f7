import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createTemporaryFolder } from '../../tests/support/temporary-folder.ts';
import { findLongSubjects, maxSubjectLength } from './commit-subjects.ts';

/** The last commit before the limit was introduced. */
const start = '9073468dc9df656ed8ee2319a9cf25065f8f6f05';

test('commit subjects have at most 72 characters', async (context) => {
  const root = join(import.meta.dirname, '../..');
  const subjects = await findLongSubjects(root, start);
  if (!subjects) return context.skip('no history');
  expect(subjects, 'reword these commits').toEqual([]);
});

describe('in a repository with a long subject before and after the recorded commit', () => {
  const long = 'x'.repeat(maxSubjectLength + 1);

  async function createRepository() {
    const root = await createTemporaryFolder({ 'archive/a.txt': 'a' });
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
    const commit = (message: string) => {
      const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.org'];
      git(...identity, 'commit', '-q', '--allow-empty', '-m', message);
      return git('rev-parse', '--short', 'HEAD').trim();
    };
    git('init', '-q');
    const recorded = commit(`old ${long}`);
    commit('汉'.repeat(maxSubjectLength));
    const last = commit(`new ${long}\n\n${long}`);
    git('clone', '-q', '--depth=2', `file://${root}`, 'shallow');
    return { root, recorded, last };
  }

  test('the later one is reported', async () => {
    const { root, recorded, last } = await createRepository();
    expect(await findLongSubjects(root, recorded)).toEqual([`${last} new ${long}`]);
  });

  test('nothing is checked without history', async () => {
    const { root, recorded } = await createRepository();
    expect(await findLongSubjects(root, start)).toBeUndefined();
    expect(await findLongSubjects(join(root, 'shallow'), recorded)).toBeUndefined();
    expect(await findLongSubjects(join(root, 'archive'), recorded)).toBeUndefined();
  });
});
