import { libs } from 'virtual:typescript-libs';
import ts from 'typescript-6';
import type { ProjectFiles } from '../protocol.ts';
import { print } from './log.ts';
import { projectRoot } from './project-root.ts';
import { registerModule } from './registry.ts';
import { findStats, fs, isFile, writeFile } from './volume.ts';

const folder = '/node_modules/typescript/lib';

function readText(path: string): string | undefined {
  return isFile(path) ? fs.readFileSync(path, 'utf8') : undefined;
}

const isDirectory = (path: string): boolean => findStats(path)?.isDirectory() ?? false;

function listEntries(path: string): { files: string[]; directories: string[] } {
  const entries = isDirectory(path || '/') ? fs.readdirSync(path || '/') : [];
  const isFolder = (name: string): boolean => isDirectory(`${path}/${name}`);
  return {
    files: entries.filter((name) => !isFolder(name)),
    directories: entries.filter(isFolder),
  };
}

/** Not among its types, but exported. */
type Internals = {
  setSys: (system: ts.System) => void;
  matchFiles: (
    path: string,
    extensions: readonly string[] | undefined,
    excludes: readonly string[] | undefined,
    includes: readonly string[] | undefined,
    useCaseSensitiveFileNames: boolean,
    currentDirectory: string,
    depth: number | undefined,
    getEntries: typeof listEntries,
    realpath: (path: string) => string,
  ) => string[];
};

const internals = ts as unknown as Internals;

const system: ts.System = {
  args: [],
  newLine: '\n',
  useCaseSensitiveFileNames: true,
  write: print,
  writeOutputIsTTY: () => false,
  readFile: readText,
  writeFile: (path, text) => writeFile(path, text),
  deleteFile: (path) => fs.unlinkSync(path),
  getFileSize: (path) => findStats(path)?.size ?? 0,
  fileExists: isFile,
  directoryExists: isDirectory,
  createDirectory: (path) => fs.mkdirSync(path, { recursive: true }),
  getExecutingFilePath: () => `${folder}/typescript.js`,
  getCurrentDirectory: () => projectRoot,
  getDirectories: (path) => listEntries(path).directories,
  getModifiedTime: (path) => findStats(path)?.mtime,
  realpath: (path) => path,
  resolvePath: (path) => path,
  exit: () => {},
  readDirectory: (path, extensions, excludes, includes, depth) =>
    internals.matchFiles(
      path,
      extensions,
      excludes,
      includes,
      true,
      projectRoot,
      depth,
      listEntries,
      (entry) => entry,
    ),
};

internals.setSys(system);

/** A parsed declaration file of a package, and what it was parsed from. */
type Parsed = { text: string; options: string; file: ts.SourceFile };

const parsed = new Map<string, Parsed>();

/**
 * A host that parses and binds declaration files of packages once, as language services do: most
 * of a build's time for types goes into those of the language. The same text and options give the
 * same file, so nothing of a project can change what a later one gets.
 */
function createCompilerHost(options: ts.CompilerOptions, setParents?: boolean): ts.CompilerHost {
  const host = ts.createCompilerHost(options, setParents);
  const { getSourceFile } = host;
  const allOptions = JSON.stringify([options, setParents]);
  return {
    ...host,
    getSourceFile(path, language, ...rest) {
      const text = path.includes('/node_modules/') ? host.readFile(path) : undefined;
      if (text === undefined) return getSourceFile(path, language, ...rest);
      const key = allOptions + JSON.stringify(language);
      const known = parsed.get(path);
      if (known?.text === text && known.options === key) return known.file;
      const file = getSourceFile(path, language, ...rest);
      if (file) parsed.set(path, { text, options: key, file });
      return file;
    },
  };
}

const exported = { ...ts, sys: system, createCompilerHost };
registerModule('typescript/lib/typescript.js', () => exported);

/** Declarations for workers are large, so they load only for projects that name them. */
async function loadLibs(files: ProjectFiles): Promise<Record<string, string>> {
  const usesWorkers = Object.values(files).some(
    (contents) => typeof contents === 'string' && /\bwebworker\b/i.test(contents),
  );
  if (!usesWorkers) return libs;
  return { ...libs, ...(await import('virtual:typescript-libs/webworker')).libs };
}

/** Before each build that needs TypeScript. */
export async function writeTypeScriptLibs(files: ProjectFiles): Promise<void> {
  for (const [name, text] of Object.entries(await loadLibs(files))) {
    writeFile(`${folder}/${name}`, text);
  }
}
