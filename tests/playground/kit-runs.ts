import { readKitProject } from '../../src/playground/build/kit-project.ts';
import type { BuildResult, ProjectFiles } from '../../src/playground/protocol.ts';
import { type ExampleRun, type Kit, listKitNames, readKit } from '../examples/kit.ts';
import { normaliseFile, normaliseTerminal } from '../examples/normalize.ts';
import { readRecording } from '../examples/recording.ts';

/** A run that a config alone describes, and what it left behind. */
export type ConfigRun = {
  name: string;
  project: ProjectFiles;
  logLevel: 'info' | 'warn';
  outputs: Record<string, string>;
  /** Sizes in bytes of all outputs, those that are no text as well. */
  sizes: Record<string, number>;
  terminal: string;
};

const buildCommand = /^npx rslib(?: --log-level (warn))?$/;
/** Commands after a build that leave its files alone. */
const readingCommand =
  /^(?:node [\w./-]+|node -[pe] [^>]*|npx (?:acorn|tsc -p check) ?[^>]*|grep [^>]*)$/;

function isConfigRun({ commands: [first = '', ...rest] }: ExampleRun): boolean {
  const reads = (command: string): boolean =>
    readingCommand.test(command) && !/rmSync|writeFile/.test(command);
  return buildCommand.test(first) && rest.every(reads);
}

function parseSizes(text: string): Record<string, number> {
  const lines = text.split('\n').filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => {
      const [, file = '', bytes] = /^(\S+) +(\d+) B$/.exec(line) ?? [];
      return [file, Number(bytes)];
    }),
  );
}

function readConfigRun(kit: Kit, runName: string, run: ExampleRun): ConfigRun {
  const recording = readRecording(kit, runName) ?? {};
  const { 'files.txt': files = '', 'terminal.txt': all = '', ...rest } = recording;
  const terminal = rest['terminal-1.txt'] ?? all;
  const outputs = Object.entries(rest).filter(([path]) => !/^terminal-\d+\.txt$/.test(path));
  return {
    name: `${kit.name}/${runName}`,
    project: readKitProject(kit.directory, run),
    logLevel: buildCommand.exec(run.commands[0] ?? '')?.[1] ? 'warn' : 'info',
    outputs: Object.fromEntries(outputs),
    sizes: parseSizes(files),
    terminal: terminal.replace(/^\$ .*\n/, '').trimEnd(),
  };
}

export function listConfigRuns(): ConfigRun[] {
  return listKitNames()
    .map(readKit)
    .flatMap((kit) =>
      Object.entries(kit.runs)
        .filter(([, run]) => isConfigRun(run))
        .map(([name, run]) => readConfigRun(kit, name, run)),
    );
}

/** Files whose text or size is not the recorded one. */
export function compareOutputs(run: ConfigRun, { outputs }: BuildResult): string[] {
  const built = new Map(
    outputs.map(({ path, contents }) => [
      path,
      typeof contents === 'string' ? normaliseFile(contents, '/project') : contents,
    ]),
  );
  const paths = new Set([...Object.keys(run.sizes), ...built.keys()]);
  return [...paths].filter((path) => {
    const contents = built.get(path);
    if (typeof contents === 'string') return contents !== run.outputs[path];
    return contents?.length !== run.sizes[path];
  });
}

export function normaliseLog(log: string): string {
  return normaliseTerminal(log, '/project');
}

/** A recorded terminal as TypeScript 6 writes it: 7 is another program, which says so. */
export function withoutTsgo(terminal: string): string {
  return terminal.replaceAll(' with tsgo', '').replaceAll('[tsgo]', '[tsc]');
}
