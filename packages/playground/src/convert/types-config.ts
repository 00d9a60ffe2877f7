import path from 'path-browserify';
import { listImports } from '../bring/imports.ts';
import { readTsconfigs } from '../tsconfig-chain.ts';
import {
  expandPatterns,
  findCommonFolder,
  findSource,
  isPattern,
  normalizePath,
} from './entries.ts';
import type { Part, Project } from './part.ts';
import { listAllDependencies } from './project.ts';
import { toTexts } from './rules.ts';

const defaultName = 'tsconfig.json';
/** In place of the project's own, which editors still read. */
const ownName = 'tsconfig.rslib.json';

const script = /\.[cm]?tsx?$/;
const declaration = /\.d\.(?:[\w-]+\.)?[cm]?ts$/;

type Chain = ReturnType<typeof readTsconfigs>;

type Filters = Record<'files' | 'include' | 'exclude', string[] | undefined> & {
  isComposite: boolean;
};

/** The lists of files of a tsconfig, with those that it extends. Paths are from the root. */
function readFilters(all: Chain): Filters {
  const chain = all.filter((each) => each !== undefined);
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

const toRelative = (file: string): string => `./${normalizePath(file)}`;

export type TypesConfig = {
  /** `tsconfig.json` where the project has none, else a name that the config has to say. */
  file: string;
  text: string;
  /** The note that says why it is there. */
  reason: 'noTsconfig' | 'types' | 'typescript6';
};

/** Files in TypeScript that libs with declarations begin with. */
function listEntries(project: Project, typed: readonly Part[]): string[] {
  const entries = typed
    .flatMap((part) => Object.values(part.entries?.value ?? { index: './src/index' }))
    .map((entry) => findSource(entry, project.paths) ?? '')
    .filter((entry) => script.test(entry));
  return [...new Set(entries)];
}

/** The tsconfig that the tool is told to read. */
function findGiven({ settings }: Part): unknown {
  return settings.find(({ path: name }) => name === 'source.tsconfigPath')?.value;
}

function findOption(chain: Chain, name: string): unknown {
  return chain.map((each) => each?.compilerOptions[name]).find((value) => value !== undefined);
}

/** Options that TypeScript 6 only takes with `ignoreDeprecations`. */
function isDeprecated(chain: Chain): boolean {
  const resolution = String(findOption(chain, 'moduleResolution'));
  return (
    ['baseUrl', 'downlevelIteration'].some((name) => findOption(chain, name) !== undefined) ||
    /^(?:node|node10|classic)$/i.test(resolution) ||
    /^es5$/i.test(String(findOption(chain, 'target')))
  );
}

/** What a tsconfig for TypeScript 5 means and does not say, and TypeScript 6 takes for something else. */
function listOldDefaults(chain: Chain, { manifest }: Project): Record<string, unknown> {
  // A base that is not there can say it.
  const isUnset = (name: string): boolean =>
    !chain.includes(undefined) && findOption(chain, name) === undefined;
  const hasNode = listAllDependencies(manifest).includes('@types/node');
  return {
    ...(isDeprecated(chain) && { ignoreDeprecations: '6.0' }),
    ...(isUnset('strict') && { strict: false }),
    ...(isUnset('types') && hasNode && { types: ['node'] }),
  };
}

/** For a project without a tsconfig, which bundlers do not need. */
function createOptions(reached: ReadonlySet<string>): Record<string, unknown> {
  const hasJsx = [...reached].some((file) => file.endsWith('x'));
  return {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    ...(hasJsx && { jsx: 'react-jsx' }),
    skipLibCheck: true,
  };
}

/**
 * A tsconfig of the entries alone, where the project has none, or where its own has more files, such
 * as tests: bundlers check the types of what they bundle, and Rslib those of all files. It also has
 * the defaults of TypeScript 5. Undefined where nothing is missing, or where every file is compiled.
 */
export function proposeTypesConfig(
  project: Project,
  parts: readonly Part[],
): TypesConfig | undefined {
  const typed = parts.filter(({ hasScripts, dts }) => hasScripts && dts);
  const entries = listEntries(project, typed);
  if (typed.some(({ isBundleless }) => isBundleless) || entries.length === 0) return;
  const [given, ...others] = new Set(typed.map(findGiven));
  if (others.length > 0) return;
  const base = normalizePath(typeof given === 'string' ? given : defaultName);
  const isThere = project.paths.includes(base);
  const isTaken = project.paths.includes(ownName);
  if (isThere ? isTaken : base !== defaultName) return;
  const chain = isThere ? readTsconfigs(project.files, base) : [];
  const filters = readFilters(chain);
  const reached = findReached(project, entries);
  const unreached = listChecked(filters, project).filter((file) => !reached.has(file));
  const ambient = unreached.filter((file) => declaration.test(file));
  const defaults = isThere ? listOldDefaults(chain, project) : createOptions(reached);
  const folder = findCommonFolder([...reached]);
  const hasRoot = folder === '' || findOption(chain, 'rootDir') !== undefined;
  const isLimited = unreached.length > ambient.length;
  if (isThere && !isLimited && hasRoot && Object.keys(defaults).length === 0) return;
  const config = {
    ...(isThere && { extends: toRelative(base) }),
    compilerOptions: {
      ...defaults,
      rootDir: toRelative(folder),
      ...(filters.isComposite && { composite: false }),
    },
    files: [...entries, ...ambient].map(toRelative),
    include: [],
  };
  const text = `${JSON.stringify(config, null, 2)}\n`;
  const reason = !isThere ? 'noTsconfig' : isLimited ? 'types' : 'typescript6';
  return { file: isThere ? ownName : defaultName, text, reason };
}
