import { realpathSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './kit.ts';

/** The folder name that stands for the project where a file holds an absolute path. */
const projectPlaceholder = '/project';

/** Packages can be those of another checkout, behind a link. */
const packagesRoot = path.dirname(realpathSync(path.join(repositoryRoot, 'node_modules')));

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character starts every ANSI code
const ansiCode = /\u001B\[[0-9;]*[A-Za-z]/g;

/** Makes what a command printed the same on every machine and in every run. */
export function normalizeTerminal(output: string, project: string): string {
  const text = toProjectRelative(output.replace(ansiCode, ''), project);
  const lines = text
    .replace(typelessWarning, '')
    .split(/\r?\n/)
    .filter((line) => !isChance(line))
    .map((line) => removeTiming(line).trimEnd());
  return sortStepLines(lines)
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}

/** Makes the text of an output file the same on every machine. */
export function normalizeFile(text: string, project: string): string {
  return text.replaceAll(project, projectPlaceholder);
}

function toProjectRelative(text: string, project: string): string {
  return [project, repositoryRoot, packagesRoot].reduce(replaceFolder, text);
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

/** Later versions of Node.js tell that a config takes longer to load in a package without `type`. */
const typelessWarning =
  /^\(node:\d+\) \[MODULE_TYPELESS_PACKAGE_JSON\].*\n.*\n.*\n(?:\(Use `node --trace-warnings .*\n)?/gm;

/** Lines that depend on the version of Node.js, or on how the output was cut into pieces. */
function isChance(line: string): boolean {
  const isZlib = /^npm notice (?:package size|shasum|integrity):/.test(line);
  const isCaller = /^\s+at async /.test(line);
  return isZlib || isCaller || line.trimEnd() === '[tsgo]';
}

/** The steps of a build, in the order in which Rslib usually reports them. */
const steps = [
  'built',
  'generating declaration',
  'declaration files prepared',
  'declaration files',
];
const stepLine = new RegExp(
  `^(?:info|start|ready)\\s+(${steps.join('|')}).*?(?:\\(([\\w-]+)\\))?$`,
);
const summaryLine = /^File \(([\w-]+)\)|, total: .*\(([\w-]+)\)$/;

/**
 * JavaScript and declaration files, and several libs, are built side by side: the order in which
 * they report is chance. Here they report step by step, in the order of the summary.
 */
function sortStepLines(lines: string[]): string[] {
  const libs = lines.map((line) => summaryLine.exec(line)).map((match) => match?.[1] ?? match?.[2]);
  const sorted: string[] = [];
  let stretch: string[] = [];
  for (const line of [...lines, '']) {
    if (stepLine.test(line)) {
      stretch.push(line);
      continue;
    }
    sorted.push(...sortStretch(stretch, libs), line);
    stretch = [];
  }
  return sorted.slice(0, -1);
}

function sortStretch(lines: string[], libs: (string | undefined)[]): string[] {
  const ranked = lines.map((line) => {
    const [, step = '', lib = ''] = stepLine.exec(line) ?? [];
    return { line, step: steps.indexOf(step), lib, libRank: libs.indexOf(lib) };
  });
  ranked.sort(
    (a, b) => a.step - b.step || a.libRank - b.libRank || a.lib.localeCompare(b.lib, 'en'),
  );
  return ranked.map(({ line }) => line);
}
