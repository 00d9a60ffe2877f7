import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { otherReleases } from '../releases/other-releases.ts';
import { repositoryRoot } from '../support/roots.ts';
import { type CommandResult, parseRslibCommand, runWarmRslib } from './rslib-worker.ts';
import type { Workspace } from './workspace.ts';

const commandTimeout = 240_000;
const quickCommands = path.join(repositoryRoot, 'tests/examples/bin');

type RunFolders = Pick<Workspace, 'project' | 'home'>;

/**
 * Runs a command in a project. `warm` reuses a process that has run Rslib before, if the command
 * is a plain one of Rslib.
 */
export async function runCommand(
  command: string,
  workspace: RunFolders,
  { warm = false } = {},
): Promise<CommandResult> {
  // Reused processes have loaded the installed release.
  const canReuse = warm && otherReleases.size === 0;
  const args = canReuse ? parseRslibCommand(command) : undefined;
  if (args) {
    const environment = buildNpxEnvironment(workspace);
    return runWarmRslib(args, workspace.project, environment, commandTimeout);
  }

  // One file for both streams keeps the order of lines.
  const log = path.join(workspace.home, 'output.log');
  const descriptor = openSync(log, 'w');
  try {
    const exitCode = await new Promise<number | null>((resolve, reject) => {
      const child = spawn('sh', ['-c', command], {
        cwd: workspace.project,
        env: buildEnvironment(workspace),
        stdio: ['ignore', descriptor, descriptor],
        timeout: commandTimeout,
      });
      child.on('error', reject);
      child.on('close', resolve);
    });
    return { output: await readFile(log, 'utf8'), exitCode };
  } finally {
    closeSync(descriptor);
  }
}

/** Environment with the path to Node.js only: no npm settings, no NODE_ENV, no CI. */
function buildEnvironment(workspace: RunFolders): NodeJS.ProcessEnv {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const search = [
    quickCommands,
    path.dirname(process.execPath),
    ...folders.filter((folder) => !folder.includes('node_modules')),
  ];
  return {
    PATH: search.join(path.delimiter),
    HOME: workspace.home,
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    NO_COLOR: '1',
    npm_config_globalconfig: path.join(workspace.home, 'npmrc'),
    npm_config_offline: 'true',
    npm_config_update_notifier: 'false',
    npm_config_logs_max: '0',
  };
}

/** The command that `npx` runs. */
function buildNpxEnvironment(workspace: RunFolders): NodeJS.ProcessEnv {
  const environment = buildEnvironment(workspace);
  const commands = path.join(workspace.project, 'node_modules/.bin');
  return { ...environment, PATH: `${commands}${path.delimiter}${environment.PATH}` };
}
