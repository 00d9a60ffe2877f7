import path from 'node:path';
import { repositoryRoot } from './kit.ts';

/** The folder name that stands for the project where a file holds an absolute path. */
const projectPlaceholder = '/project';

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character starts every ANSI code
const ansiCode = /\u001B\[[0-9;]*[A-Za-z]/g;

/** Makes what a command printed the same on every machine and in every run. */
export function normaliseTerminal(output: string, project: string): string {
  const text = toProjectRelative(output.replace(ansiCode, ''), project);
  const lines = text
    .split(/\r?\n/)
    .filter((line) => !isCompressionDetail(line))
    .map((line) => removeTiming(line).trimEnd());
  return sortParallelLines(lines).join('\n').replace(/^\n+|\n+$/g, '');
}

/** Makes the text of an output file the same on every machine. */
export function normaliseFile(text: string, project: string): string {
  return text.replaceAll(project, projectPlaceholder);
}

function toProjectRelative(text: string, project: string): string {
  return replaceFolder(replaceFolder(text, project), repositoryRoot);
}

function replaceFolder(text: string, folder: string): string {
  return text
    .replaceAll(`file://${folder}/`, '')
    .replaceAll(`${folder}${path.sep}`, '')
    .replaceAll(`file://${folder}`, '.')
    .replaceAll(folder, '.');
}

function removeTiming(line: string): string {
  return line.replace(/ in \d+(?:\.\d+)? ?(?:ms|s|m)\b/g, '');
}

/** What `npm pack` says about the archive depends on the zlib of the Node.js version. */
function isCompressionDetail(line: string): boolean {
  return /^npm notice (?:package size|shasum|integrity):/.test(line);
}

const parallelLine = /^(?:info|start|ready)\s+(.*?)\s*\(([\w-]+)\)$/;
const phases = [/^built/, /^generating declaration/, /^declaration files generated/, /^declaration files bundled/];

/**
 * Several libs are built side by side, and each reports when it is done: the order of these lines
 * is chance. They are put into the order of the steps, then of the libs in the summary.
 */
function sortParallelLines(lines: string[]): string[] {
  const summary = lines.flatMap((line) => /^File \(([\w-]+)\)|, total: .*\(([\w-]+)\)$/.exec(line)?.slice(1) ?? []);
  const libs = summary.filter((id) => id !== undefined);
  const sorted: string[] = [];
  let stretch: string[] = [];
  for (const line of [...lines, '']) {
    if (parallelLine.test(line)) {
      stretch.push(line);
      continue;
    }
    sorted.push(...stretch.sort((a, b) => compareRanks(rankLine(a, libs), rankLine(b, libs))), line);
    stretch = [];
  }
  return sorted.slice(0, -1);
}

function rankLine(line: string, libs: string[]): [number, number] {
  const [, message = '', lib = ''] = parallelLine.exec(line) ?? [];
  return [phases.findIndex((phase) => phase.test(message)), libs.indexOf(lib)];
}

function compareRanks(a: [number, number], b: [number, number]): number {
  return a[0] - b[0] || a[1] - b[1];
}
