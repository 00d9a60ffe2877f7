import { type ComponentFile, PropsError } from 'docs-engine/theme';

/** Files of the example project behind the machine, by path. */
export type KitFiles = Readonly<Record<string, ComponentFile>>;

/**
 * The options, with a token for each value. Tokens of an option share their first letter: a part
 * with `data-v` is shown while, for each option that it names, one of the named values is chosen.
 */
export const options = {
  format: { 'f-esm': 'esm', 'f-cjs': 'cjs', 'f-umd': 'umd' },
  bundle: { 'b-1': 'bundle', 'b-0': 'bundleless' },
  dts: { 't-0': 'no-dts', 't-1': 'dts' },
  syntax: { 's-n': 'esnext', 's-7': 'es2017', 's-5': 'es5' },
  output: { 'm-0': '', 'm-1': '-minify' },
} as const;

type Format = keyof typeof options.format;
type Syntax = keyof typeof options.syntax;

/** One recorded build, without declaration files. */
export type Build = {
  /** Tokens of all options except `syntax` and `dts`. */
  tokens: string;
  format: Format;
  syntax: Syntax;
  /** Files by name. */
  files: Map<string, ComponentFile>;
};

/** Values for some builds: `when` goes into `data-v`. */
export type Part<Value> = { when: string; value: Value };

const keys = <Name extends string>(values: Record<Name, string>) => Object.keys(values) as Name[];

function filesIn(files: KitFiles, folder: string): Map<string, ComponentFile> {
  return new Map(
    Object.entries(files).flatMap(([path, file]) =>
      path.startsWith(`${folder}/`) ? [[path.slice(folder.length + 1), file]] : [],
    ),
  );
}

function fileAt(files: KitFiles, path: string): ComponentFile {
  const file = files[path];
  if (!file) throw new PropsError(`needs the file ${path}`);
  return file;
}

/** All builds that did not fail, ordered so that those which differ only in `syntax` are adjacent. */
export function listBuilds(files: KitFiles): Build[] {
  return keys(options.format).flatMap((format) =>
    keys(options.bundle).flatMap((bundle) =>
      keys(options.output).flatMap((output) =>
        keys(options.syntax).flatMap((syntax) => {
          const name = `${options.format[format]}-${options.bundle[bundle]}-${options.syntax[syntax]}${options.output[output]}`;
          const built = filesIn(files, `recorded/all/dist/${name}`);
          const tokens = `${format} ${bundle} ${output}`;
          return built.size > 0 ? [{ tokens, format, syntax, files: built }] : [];
        }),
      ),
    ),
  );
}

/** Number of combinations of all options. */
export function countCombinations(): number {
  return Object.values(options).reduce((count, values) => count * Object.keys(values).length, 1);
}

/** The declaration files, which do not depend on the other options, by name. */
export function listTypes(files: KitFiles): Map<string, ComponentFile> {
  const built = filesIn(files, 'recorded/esm-bundle/dist');
  return new Map([...built].filter(([name]) => name.endsWith('.d.ts')));
}

export function sourceFiles(files: KitFiles): Map<string, ComponentFile> {
  return filesIn(files, 'src');
}

/** Lines that Rslib printed after `ready` or `error`, without the stack. */
function linesOf(files: KitFiles, run: string, label: 'ready' | 'error'): string[] {
  const lines = fileAt(files, `recorded/${run}/terminal.txt`).text.split('\n');
  return lines.flatMap((line) => (line.startsWith(label) ? [line.slice(label.length).trim()] : []));
}

/** The log of each format: the line of the build, and that of the declaration files. */
export function listLogs(files: KitFiles): Part<readonly string[]>[] {
  return keys(options.format).map((format) => ({
    when: format,
    value: linesOf(files, `${options.format[format]}-bundle`, 'ready'),
  }));
}

/** What Rslib printed for UMD without bundling. */
export function listErrors(files: KitFiles): string[] {
  return linesOf(files, 'umd-bundleless', 'error');
}

/** The release that built everything, as Rslib printed it. */
export function releaseOf(files: KitFiles): string {
  const { text } = fileAt(files, 'recorded/esm-bundle/terminal.txt');
  return /^Rslib v(\S+)$/m.exec(text)?.[1] ?? '';
}

/**
 * The value of each build that has one. Builds that differ only in `syntax` share a part if their values
 * are equal.
 */
export function listParts<Value>(
  builds: readonly Build[],
  read: (build: Build) => Value | undefined,
): Part<Value>[] {
  const groups: { tokens: string; syntaxes: Syntax[]; value: Value }[] = [];
  for (const build of builds) {
    const value = read(build);
    if (value === undefined) continue;
    const last = groups.at(-1);
    if (last && last.tokens === build.tokens && last.value === value) {
      last.syntaxes.push(build.syntax);
    } else groups.push({ tokens: build.tokens, syntaxes: [build.syntax], value });
  }
  return groups.map(({ tokens, syntaxes, value }) => ({
    when: [tokens, ...syntaxes].join(' '),
    value,
  }));
}

/** The file of a build by its name without extension. */
export function fileOf(build: Build, stem: string): [name: string, ComponentFile] | undefined {
  return [...build.files].find(([name]) => name.startsWith(`${stem}.`));
}

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What the bundler adds before the exports object of a module, minified or not. */
const runtime = /var \w+ ?= ?\{\};.*?(?=\s*var \w+ ?= ?\{\};)/s;

/**
 * HTML of a file that is not a plain module. Replaces the runtime of the bundler by a note with its size,
 * and is not highlighted: both would be half of the page.
 */
export function foldRuntime(text: string, note: (bytes: number) => string): string {
  return escapeHtml(text.trimEnd()).replace(
    runtime,
    (code) =>
      `<small>⋯ ${note(code.replaceAll('&amp;', '&').replaceAll('&lt;', '<').length)}</small>`,
  );
}
