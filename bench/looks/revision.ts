import { execFileSync } from 'node:child_process';
import { constants } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../repository.ts';

/** The files of the repository as they are, with changes that are not committed. */
export const workingTree = 'the working tree';

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8', stdio: 'pipe' });
}

function build(folder: string): void {
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Copies the packages of the working tree: builds read some by their path, so a link would not do. */
async function copyPackages(folder: string): Promise<void> {
  const packages = join(repositoryRoot, 'node_modules');
  await cp(packages, join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => path !== join(packages, '.cache'),
  });
}

/** Short hash of a revision. Throws a message for readers when there is none. */
export function resolveRevision(name: string): string {
  if (name === workingTree) return name;
  try {
    return git('rev-parse', '--verify', '--short', `${name}^{commit}`).trim();
  } catch {
    throw new Error(`Unknown revision "${name}". Name a commit, branch or tag.`);
  }
}

/** Builds a revision with its own code, and removes its files after use. */
export async function withBuild<T>(
  revision: string,
  use: (dist: string) => Promise<T>,
): Promise<T> {
  if (revision === workingTree) {
    build(repositoryRoot);
    return use(join(repositoryRoot, 'dist'));
  }
  const folder = await mkdtemp(join(tmpdir(), 'docs-looks-'));
  try {
    git('worktree', 'add', '--detach', folder, revision);
    await copyPackages(folder);
    build(folder);
    return await use(join(folder, 'dist'));
  } finally {
    await rm(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}
