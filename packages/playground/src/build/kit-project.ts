import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { decodeContents } from '../compiler/decode-contents.ts';
import type { ProjectFiles } from '../protocol.ts';
import { nodeModules } from './paths.ts';

export type KitRun = {
  /** The file of the kit that is the config. */
  config?: string | undefined;
  /** Files that are replaced, by path in the project. */
  files?: Record<string, string>;
};

/** What serves the runs only: recordings, other variants, and what runs or checks the output. */
const notInProject =
  /^(?:example\.json|recorded|variants|check|node_modules|dist|rslib\.config\.[\w-]+\.ts|[\w-]+\.(?:[cm]js|html))(?:\/|$)/;

const dependencyFields = [
  'peerDependencies',
  'optionalDependencies',
  'dependencies',
  'devDependencies',
] as const;

/** Packages that the compiler has, or that no output takes code from. */
const isProvided = (name: string): boolean =>
  /^(?:@rslib\/core|@rsbuild\/.*|@microsoft\/api-extractor|@types\/(?:node|react)|typescript|publint|rsbuild-plugin-publint)$/.test(
    name,
  );

/** Paths below `folder` with `/`; an empty one for a file. */
function listPaths(folder: string): string[] {
  if (!statSync(folder).isDirectory()) return [''];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
}

/** Files of a kit that belong to the project of each run. */
export function listKitFiles(directory: string): string[] {
  return listPaths(directory).filter((path) => !notInProject.test(path));
}

/** Files of the project of a run, with the file of the kit that each is. */
export function listProjectFiles(
  directory: string,
  { config, files = {} }: KitRun,
  own = listKitFiles(directory),
): Map<string, string> {
  const listed = new Map(own.map((path) => [path, path]));
  const replaced = { ...files, ...(config && { 'rslib.config.ts': config }) };
  for (const [path, source] of Object.entries(replaced)) {
    for (const rest of listPaths(join(directory, source))) {
      listed.set(posix.join(path, rest), posix.join(source, rest));
    }
  }
  return listed;
}

/** Files of the project of a run, without packages. */
export function readOwnFiles(directory: string, run: KitRun): ProjectFiles {
  const listed = [...listProjectFiles(directory, run)];
  return Object.fromEntries(
    listed.map(([path, source]) => [path, decodeContents(readFileSync(join(directory, source)))]),
  );
}

/** Without maps, sources of types in other forms, and texts for people. */
function readPackage(folder: string): ProjectFiles {
  const paths = listPaths(folder).filter(
    (path) =>
      /(?:\.json|\.[cm]?[jt]s|\.css)$/.test(path) && !/(?:^|\/)(?:node_modules|umd)\//.test(path),
  );
  return Object.fromEntries(
    paths.map((path) => [path, decodeContents(readFileSync(join(folder, path)))]),
  );
}

/** Packages by name that `package.json` names: those of the kit, and those from npm in `folders`. */
export function readPackages(
  directory: string,
  { 'package.json': text = '{}' }: ProjectFiles,
  folders: readonly string[] = [nodeModules],
): Record<string, ProjectFiles> {
  const manifest = JSON.parse(String(text));
  const specifiers: Record<string, string> = Object.assign(
    {},
    ...dependencyFields.map((field) => manifest[field]),
  );
  const found = Object.entries(specifiers).flatMap(([name, specifier]) => {
    const isLocal = specifier.startsWith('file:');
    if (!isLocal && isProvided(name)) return [];
    const places = isLocal
      ? [join(directory, specifier.slice('file:'.length))]
      : folders.map((folder) => join(folder, name));
    return places
      .filter(existsSync)
      .slice(0, 1)
      .map((place) => [name, place] as const);
  });
  return Object.fromEntries(found.map(([name, folder]) => [name, readPackage(folder)]));
}

/** The project of one run of a kit, as the playground builds it. */
export function readKitProject(
  directory: string,
  run: KitRun,
  folders?: readonly string[],
): ProjectFiles {
  const project = readOwnFiles(directory, run);
  for (const [name, files] of Object.entries(readPackages(directory, project, folders))) {
    for (const [path, contents] of Object.entries(files)) {
      project[`node_modules/${name}/${path}`] = contents;
    }
  }
  return project;
}
