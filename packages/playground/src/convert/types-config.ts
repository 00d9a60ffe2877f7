import path from 'path-browserify';
import { listImports } from '../bring/imports.ts';
import { readTsconfigs } from '../tsconfig-chain.ts';
import { expandPatterns, findSource, isPattern, normalizePath } from './entries.ts';
import type { Part, Project } from './part.ts';
import { toTexts } from './rules.ts';

/** The name of the tsconfig that is proposed next to the config. */
export const typesConfigName = 'tsconfig.rslib.json';

const script = /\.[cm]?tsx?$/;
const declaration = /\.d\.(?:[\w-]+\.)?[cm]?ts$/;

type Filters = Record<'files' | 'include' | 'exclude', string[] | undefined> & {
  isComposite: boolean;
};

/** The lists of files of a tsconfig, with those that it extends. Paths are from the root. */
function readFilters({ files }: Project, file: string): Filters {
  const chain = readTsconfigs(files, file).filter((each) => each !== undefined);
  const find = (key: 'files' | 'include' | 'exclude'): string[] | undefined => {
    const from = chain.find(({ value }) => Array.isArray(value[key]));
    const folder = path.dirname(from?.file ?? '');
    return from && toTexts(from.value[key]).map((each) => path.join(folder, each));
  };
  const composite = chain.find(({ compilerOptions }) => compilerOptions.composite !== undefined);
  return {
    files: find('files'),
    include: find('include'),
    exclude: find('exclude'),
    isComposite: composite?.compilerOptions.composite === true,
  };
}

/** A folder stands for all that is in it. */
function toPattern(pattern: string): string {
  const last = path.basename(pattern);
  return isPattern(last) || script.test(last) ? pattern : path.join(pattern, '**/*');
}

/** The TypeScript files of a tsconfig. */
function listChecked({ files, include, exclude = [] }: Filters, { paths }: Project): string[] {
  const patterns = (include ?? (files ? [] : ['.'])).map(toPattern);
  const excluded = new Set(expandPatterns(exclude.map(toPattern), paths));
  const matched = expandPatterns(patterns, paths).filter((each) => !excluded.has(each));
  return [...new Set([...(files ?? []).map(normalizePath), ...matched])].filter(
    (each) => script.test(each) && paths.includes(each),
  );
}

/** Files that entries import by paths, with the entries. */
function findReached({ files, paths }: Project, entries: readonly string[]): Set<string> {
  const reached = new Set(entries);
  for (const file of reached) {
    const text = files[file];
    if (typeof text !== 'string') continue;
    for (const specifier of listImports(file, text)) {
      const isPath = /^\.{1,2}(?:\/|$)/.test(specifier);
      const found =
        isPath && findSource(path.join(path.dirname(file), specifier).replace(/\/$/, ''), paths);
      if (found && script.test(found)) reached.add(found);
    }
  }
  return reached;
}

/** The folder that all files are in; empty where that is the root. */
function findFolder(files: Iterable<string>): string {
  const [first = [], ...others] = [...files].map((file) => file.split('/').slice(0, -1));
  const different = first.findIndex((name, at) => others.some((folder) => folder[at] !== name));
  const shared = others.reduce((length, folder) => Math.min(length, folder.length), first.length);
  return first.slice(0, different < 0 ? shared : Math.min(different, shared)).join('/');
}

const toRelative = (file: string): string => `./${normalizePath(file)}`;

/**
 * A tsconfig of the entries alone, where the project's own has more files, such as tests: bundlers
 * check the types of what they bundle, and Rslib those of all files. Undefined where both are the
 * same, or where every file is compiled.
 */
export function proposeTypesConfig(project: Project, parts: readonly Part[]): string | undefined {
  const typed = parts.filter(({ hasScripts, dts }) => hasScripts && dts);
  const given = typed[0]?.settings.find(({ path: name }) => name === 'source.tsconfigPath')?.value;
  const base = normalizePath(typeof given === 'string' ? given : 'tsconfig.json');
  const isThere = project.paths.includes(base) && !project.paths.includes(typesConfigName);
  if (!isThere || typed.some(({ isBundleless }) => isBundleless)) return undefined;
  const entries = typed
    .flatMap((part) => Object.values(part.entries?.value ?? { index: './src/index' }))
    .map((entry) => findSource(entry, project.paths))
    .filter((entry) => entry !== undefined && script.test(entry));
  if (entries.length === 0) return undefined;
  const filters = readFilters(project, base);
  const reached = findReached(project, entries as string[]);
  const others = listChecked(filters, project).filter((file) => !reached.has(file));
  const ambient = others.filter((file) => declaration.test(file));
  if (others.length === ambient.length) return undefined;
  const config = {
    extends: toRelative(base),
    compilerOptions: {
      rootDir: toRelative(findFolder(reached)),
      ...(filters.isComposite && { composite: false }),
    },
    files: [...new Set(entries as string[]), ...ambient].map(toRelative),
    include: [],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
