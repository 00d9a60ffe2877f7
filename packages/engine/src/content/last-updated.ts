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

type History = {
  /** Path of the site from the top of the repository, with a slash at the end; empty at the top. */
  prefix: string;
  /** Changes of Markdown files, each commit behind a NUL, the newest first. */
  log: string;
};

/** A shallow clone has the dates of its oldest commit only. */
async function readHistory(root: string): Promise<History | undefined> {
  const flags = ['--is-shallow-repository', '--show-prefix'];
  const [isShallow, prefix = ''] = (await git(root, ['rev-parse', ...flags])).split('\n');
  if (isShallow === 'true') return undefined;
  // Of all folders: a file may have been moved here from elsewhere.
  const files = [':(top)*.md', ':(top)*.mdx'];
  const args = ['log', '--format=%x00%cI', '--name-status', '--find-renames=100%', '--', ...files];
  return { prefix, log: await git(root, args) };
}

/**
 * ISO date of the last commit of each source that changed its text, by path from the root. Empty
 * without a whole git history.
 */
export async function readGitDates(root: string): Promise<Map<string, string>> {
  const dates = new Map<string, string>();
  const history = await readHistory(root).catch(() => undefined);
  if (!history) return dates;
  const folder = `${history.prefix}${contentFolder}/`;
  /** Paths of today by those before they were moved. */
  const moved = new Map<string, string>();
  for (const commit of history.log.split('\0').slice(1)) {
    const [time = '', ...changes] = commit.split('\n').filter(Boolean);
    for (const change of changes) {
      const [status = '', from = '', to = from] = change.split('\t');
      const path = moved.get(to) ?? (to.startsWith(folder) ? to : undefined);
      if (path === undefined || status === 'D') continue;
      const source = path.slice(history.prefix.length);
      if (dates.has(source)) continue;
      if (status === 'R100') moved.set(from, path);
      else dates.set(source, time);
    }
  }
  return dates;
}
