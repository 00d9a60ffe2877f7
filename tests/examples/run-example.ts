import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../support/roots.ts';
import type { ExampleRun, Kit } from './kit.ts';
import { normalizeFile, normalizeTerminal } from './normalize.ts';
import type { Recording } from './recording.ts';
import { type CommandResult, parseRslibCommand, runWarmRslib } from './rslib-worker.ts';
import { createWorkspace, listProjectFiles, type Workspace } from './workspace.ts';

const commandTimeout = 240_000;
const quickCommands = path.join(repositoryRoot, 'tests/examples/bin');

/**
 * Builds one run of a kit in a new copy and returns its recording. `warm` reuses a process that
 * has run Rslib before, if possible.
 */
export async function runExample(
  kit: Kit,
  runName: string,
  { warm = false } = {},
): Promise<Recording> {
  const run = kit.runs[runName];
  if (!run) {
    throw new Error(`examples/${kit.name} has no run "${runName}"`);
  }
  const workspace = await createWorkspace(kit, run);
  try {
    const before = await readProjectFiles(workspace.project);
    const label = `examples/${kit.name}, run "${runName}"`;
    const sections = await runCommands(label, run, workspace, warm);
    const after = await readProjectFiles(workspace.project);
    return { ...recordTerminal(sections), ...recordOutputs(before, after, workspace.project) };
  } finally {
    await workspace.remove();
  }
}

async function runCommands(
  label: string,
  run: ExampleRun,
  workspace: Workspace,
  warm: boolean,
): Promise<string[]> {
  const sections: string[] = [];
  for (const [index, command] of run.commands.entries()) {
    const expected = index === run.commands.length - 1 ? run.exitCode : 0;
    // A problem ends the process, so reusing one gains nothing.
    const args = warm && expected === 0 ? parseRslibCommand(command) : undefined;
    const { output, exitCode } = args
      ? await runWarmRslib(args, workspace.project, buildNpxEnvironment(workspace), commandTimeout)
      : await runCommand(command, workspace);
    const text = normalizeTerminal(output, workspace.project);
    if (exitCode !== expected) {
      throw new Error(
        `${label}: \`${command}\` ended with ${exitCode}, expected ${expected}\n\n${text}`,
      );
    }
    sections.push(text ? `$ ${command}\n${text}\n` : `$ ${command}\n`);
  }
  return sections;
}

/** Several commands are recorded together and separately, for pages that quote one of them. */
function recordTerminal(sections: string[]): Recording {
  const single = sections.map((section, index) => [`terminal-${index + 1}.txt`, section] as const);
  return {
    'terminal.txt': sections.join('\n'),
    ...(sections.length > 1 && Object.fromEntries(single)),
  };
}

async function runCommand(command: string, workspace: Workspace): Promise<CommandResult> {
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
function buildEnvironment(workspace: Workspace): NodeJS.ProcessEnv {
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
function buildNpxEnvironment(workspace: Workspace): NodeJS.ProcessEnv {
  const environment = buildEnvironment(workspace);
  const commands = path.join(workspace.project, 'node_modules/.bin');
  return { ...environment, PATH: `${commands}${path.delimiter}${environment.PATH}` };
}

type ProjectFiles = Map<string, Buffer>;

async function readProjectFiles(project: string): Promise<ProjectFiles> {
  const files: ProjectFiles = new Map();
  for (const file of await listProjectFiles(project)) {
    files.set(file, await readFile(path.join(project, file)));
  }
  return files;
}

/** Files that the commands created or changed. */
function recordOutputs(before: ProjectFiles, after: ProjectFiles, project: string): Recording {
  const recording: Recording = {};
  const sizes: [file: string, bytes: number][] = [];
  for (const [file, bytes] of after) {
    if (before.get(file)?.equals(bytes)) {
      continue;
    }
    const text = decodeText(bytes);
    const recorded = text === undefined ? undefined : normalizeFile(text, project);
    sizes.push([file, recorded === undefined ? bytes.length : Buffer.byteLength(recorded)]);
    if (recorded !== undefined) {
      recording[file] = recorded;
    }
  }
  return { 'files.txt': formatSizes(sizes), ...recording };
}

function decodeText(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

function formatSizes(sizes: [file: string, bytes: number][]): string {
  const width = Math.max(0, ...sizes.map(([file]) => file.length));
  return sizes.map(([file, bytes]) => `${file.padEnd(width)}  ${bytes} B\n`).join('');
}
