import { realpathSync } from 'node:fs';
import path from 'node:path';
import { escapeRegex } from 'docs-engine/server';
import { otherFolders } from '../releases/other-releases.ts';
import { repositoryRoot } from '../support/roots.ts';

/** Folder name that replaces the project in absolute paths. */
const projectPlaceholder = '/project';

/** Packages can be symlinks to another checkout. */
const packagesRoot = path.dirname(realpathSync(path.join(repositoryRoot, 'node_modules')));

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character starts every ANSI code
const ansiCode = /\u001B\[[0-9;]*[A-Za-z]/g;

/** Normalizes the output of a command, so it is the same on every machine and in every run. */
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

const segments = packagesRoot.split(path.sep).filter(Boolean);

/** Relative paths from a project to installed packages: they depend on the location of the repository. */
const pathToPackages = new RegExp(
  `(?:\\.\\./)+(?:${segments.map((_, index) => escapeRegex(segments.slice(index).join('/'))).join('|')})(?:/website/examples)?/node_modules/`,
  'g',
);

/** Normalizes an output file, so it is the same on every machine. */
export function normalizeFile(text: string, project: string): string {
  return text.replaceAll(project, projectPlaceholder);
}

function toProjectRelative(text: string, project: string): string {
  const roots = [repositoryRoot, packagesRoot, ...otherFolders];
  const local = roots.reduce(
    (result, root) =>
      result.replaceAll(`${root}/website/examples/node_modules/`, `${root}/node_modules/`),
    text.replace(pathToPackages, 'node_modules/'),
  );
  return [project, ...roots].reduce(replaceFolder, local);
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

/** Newer versions of Node.js warn that a config loads more slowly in a package without `type`. */
const typelessWarning =
  /^\(node:\d+\) \[MODULE_TYPELESS_PACKAGE_JSON\].*\n.*\n.*\n(?:\(Use `node --trace-warnings .*\n)?/gm;

/** Whether a line depends on the version of Node.js, or on the chunks of the output. */
function isChance(line: string): boolean {
  const isZlib = /^npm notice (?:package size|shasum|integrity):/.test(line);
  const isCaller = /^\s+at async /.test(line);
  return isZlib || isCaller || line.trimEnd() === '[tsgo]';
}

/** Steps of a build, in Rslib's usual order. */
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
 * Sorts the lines of a build by step, in the order of the summary. JavaScript, declaration
 * files and libs are built in parallel, so their order varies.
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
