import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Maximum length that GitHub and `git log --oneline` show in full. */
export const maxSubjectLength = 72;

/** Whether `root` is the top of a repository with complete history. */
async function hasHistory(root: string): Promise<boolean> {
  const folder = await git(root, 'rev-parse', '--show-toplevel');
  if (folder !== (await realpath(root))) return false;
  return (await git(root, 'rev-parse', '--is-shallow-repository')) === 'false';
}

/** Output of git; `undefined` when it fails. */
async function git(root: string, ...args: string[]): Promise<string | undefined> {
  return run('git', args, { cwd: root }).then(
    ({ stdout }) => stdout.trimEnd(),
    () => undefined,
  );
}

/**
 * Commits after `start` whose subject is too long, as `<hash> <subject>`.
 * `undefined` without history: in an archive, a shallow clone or a repository that lacks `start`.
 */
export async function findLongSubjects(root: string, start: string): Promise<string[] | undefined> {
  if (!(await hasHistory(root))) return undefined;
  const log = await git(root, 'log', '--format=%h %s', `${start}..HEAD`);
  return log
    ?.split('\n')
    .filter((line) => [...line.slice(line.indexOf(' ') + 1)].length > maxSubjectLength);
}
