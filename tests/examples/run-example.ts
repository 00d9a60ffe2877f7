import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ExampleRun, Kit } from './kit.ts';
import { normalizeFile, normalizeTerminal } from './normalize.ts';
import type { Recording } from './recording.ts';
import { runCommand } from './run-command.ts';
import { createWorkspace, listProjectFiles, type Workspace } from './workspace.ts';

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
    const { output, exitCode } = await runCommand(command, workspace, {
      warm: warm && expected === 0,
    });
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
