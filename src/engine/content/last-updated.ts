import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { contentFolder } from './discover.ts';

const run = promisify(execFile);

async function git(root: string, args: readonly string[]): Promise<string> {
  // Without quotePath=false, git escapes non-ASCII file names.
  const all = ['-c', 'core.quotePath=false', ...args];
  const { stdout } = await run('git', all, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

/** History of the content, each commit behind a NUL. A shallow clone has the dates of its oldest commit only. */
async function readHistory(root: string): Promise<string> {
  const shallow = await git(root, ['rev-parse', '--is-shallow-repository']);
  if (shallow.trim() === 'true') return '';
  return git(root, ['log', '--format=%x00%cI', '--name-only', '--relative', '--', contentFolder]);
}

/** ISO date of the last commit of each source, by path from the root. Empty without a whole git history. */
export async function readGitDates(root: string): Promise<Map<string, string>> {
  const dates = new Map<string, string>();
  const history = await readHistory(root).catch(() => '');
  for (const commit of history.split('\0').slice(1)) {
    const [time = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!dates.has(file)) dates.set(file, time);
  }
  return dates;
}
