import { join } from 'node:path';
import { type BuildResult, nodeModules, type ProjectFiles } from 'rslib-playground/build';
import { readKitProject } from 'rslib-playground/samples';
import { type ExampleRun, examplesRoot, type Kit, listKitNames, readKit } from '../examples/kit.ts';
import { normalizeFile, normalizeTerminal } from '../examples/normalize.ts';
import { readRecording } from '../examples/recording.ts';

/** A run defined by its config only, with its recorded output. */
export type ConfigRun = {
  name: string;
  project: ProjectFiles;
  logLevel: 'info' | 'warn' | 'error';
  outputs: Record<string, string>;
  /** Sizes of all outputs in bytes, including binary files. */
  sizes: Record<string, number>;
  /** Outputs removed by a later command. */
  removed: string[];
  /** Console output of the build; `undefined` if the command filters it. */
  terminal: string | undefined;
};

const packageFolders = [nodeModules, join(examplesRoot, 'node_modules')];

const buildCommand = /^npx rslib(?: --log-level (warn|error))?( 2>&1)?( \| grep [^|>]+)?$/;
/** Commands after a build that do not change its files. */
const readingCommand =
  /^(?:ls [\w./-]+|node [\w./-]+(?: 2>&1.*)?|node -[pe] [^>]*|node --input-type=module -e [^>]*|npx (?:acorn|tsc -p check) ?[^>]*|grep [^>]*)$/;
const removingCommand = /^rm ([\w./-]+)$/;

function isConfigRun({ commands: [first = '', ...rest] }: ExampleRun): boolean {
  const isHarmless = (command: string): boolean =>
    removingCommand.test(command) ||
    (readingCommand.test(command) && !/rmSync|writeFile/.test(command));
  return buildCommand.test(first) && rest.every(isHarmless);
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
  const [, logLevel = 'info', , filter] = buildCommand.exec(run.commands[0] ?? '') ?? [];
  const terminal = (rest['terminal-1.txt'] ?? all).replace(/^\$ .*\n/, '').trimEnd();
  const outputs = Object.entries(rest).filter(([path]) => !/^terminal-\d+\.txt$/.test(path));
  return {
    name: `${kit.name}/${runName}`,
    project: readKitProject(kit.directory, run, packageFolders),
    logLevel: logLevel as ConfigRun['logLevel'],
    outputs: Object.fromEntries(outputs),
    sizes: parseSizes(files),
    removed: run.commands.flatMap((command) => removingCommand.exec(command)?.[1] ?? []),
    terminal: filter ? undefined : normalizeLog(terminal),
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

/** Files whose text or size differs from the recording. */
export function compareOutputs(run: ConfigRun, { outputs }: BuildResult): string[] {
  const built = new Map(
    outputs.map(({ path, contents }) => [
      path,
      typeof contents === 'string' ? normalizeFile(contents, '/project') : contents,
    ]),
  );
  const paths = new Set([...Object.keys(run.sizes), ...built.keys()]);
  return [...paths].filter((path) => {
    if (run.removed.includes(path)) return false;
    const contents = built.get(path);
    if (typeof contents === 'string') return contents !== run.outputs[path];
    return contents?.length !== run.sizes[path];
  });
}

/** A line with a size and its gzip size, which differs by up to ten bytes between implementations. */
const gzipSize = /(?<=[kB]B? +|\()[\d.]+ kB(?= gzipped|$)/gm;

/**
 * Removes the parts of a log that can differ: code positions in packages, gzip sizes, and the
 * name of TypeScript 7, which is another program.
 */
export function normalizeLog(log: string): string {
  return normalizeTerminal(log, '/project')
    .replace(/^ +at .*\n?/gm, '')
    .replace(gzipSize, '… kB')
    .replaceAll(' with tsgo', '')
    .replaceAll('[tsgo]', '[tsc]')
    .trimEnd();
}
