import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { contentFolder } from './discover.ts';

const run = promisify(execFile);

/** ISO date of the last commit of each source, by path from the root. Empty outside of a git repository. */
export async function readGitDates(root: string): Promise<Map<string, string>> {
  const dates = new Map<string, string>();
  const log = await run(
    'git',
    // Without quotePath=false, git escapes non-ASCII file names.
    [
      '-c',
      'core.quotePath=false',
      'log',
      '--format=%x00%cI',
      '--name-only',
      '--relative',
      '--',
      contentFolder,
    ],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  ).catch(() => ({ stdout: '' }));
  for (const commit of log.stdout.split('\0').slice(1)) {
    const [time = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!dates.has(file)) dates.set(file, time);
  }
  return dates;
}
