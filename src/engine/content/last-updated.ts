import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { contentFolder } from './discover.ts';

const run = promisify(execFile);

/** Time of the last commit of each source, by path below the root. Empty outside of a git repository. */
export async function readGitDates(root: string): Promise<Map<string, string>> {
  const times = new Map<string, string>();
  const log = await run(
    'git',
    // Names in other scripts are written as they are, too.
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
    for (const file of files) if (!times.has(file)) times.set(file, time);
  }
  return times;
}
