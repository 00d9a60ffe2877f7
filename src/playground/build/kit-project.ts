import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ProjectFiles } from '../protocol.ts';
import { nodeModules } from './paths.ts';

type KitRun = {
  /** The file of the kit that is the config. */
  config?: string | undefined;
  /** Files that are replaced, by path in the project. */
  files: Record<string, string>;
};

/** What serves the runs only. */
const notInProject =
  /^(?:example\.json|recorded|variants|node_modules|dist|rslib\.config\.[\w-]+\.ts)(?:\/|$)/;

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

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function readContents(file: string): string | Uint8Array {
  const bytes = readFileSync(file);
  try {
    const text = decoder.decode(bytes);
    return text.includes('\0') ? bytes : text;
  } catch {
    return bytes;
  }
}

/** Files below `folder` by path with `/`; one file under an empty path. */
function readFiles(folder: string): ProjectFiles {
  if (!statSync(folder).isDirectory()) return { '': readContents(folder) };
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [relative(folder, file).replaceAll(sep, '/'), readContents(file)]),
  );
}

function addFiles(project: ProjectFiles, prefix: string, files: ProjectFiles): void {
  for (const [path, contents] of Object.entries(files)) {
    project[path ? `${prefix}/${path}` : prefix] = contents;
  }
}

/** Without maps, sources of types in other forms, and texts for people. */
function readPackage(folder: string): ProjectFiles {
  const files = Object.entries(readFiles(folder));
  const isCode = (path: string): boolean => /(?:\.json|\.[cm]?[jt]s|\.css)$/.test(path);
  return Object.fromEntries(
    files.filter(([path]) => isCode(path) && !/(?:^|\/)(?:node_modules|umd)\//.test(path)),
  );
}

/** Packages that `package.json` names: those of the kit, and those from npm. */
function addPackages(project: ProjectFiles, directory: string): void {
  const manifest = JSON.parse(String(project['package.json'] ?? '{}'));
  const specifiers: Record<string, string> = Object.assign(
    {},
    ...dependencyFields.map((field) => manifest[field]),
  );
  for (const [name, specifier] of Object.entries(specifiers)) {
    const isLocal = specifier.startsWith('file:');
    if (!isLocal && isProvided(name)) continue;
    const folder = isLocal
      ? join(directory, specifier.slice('file:'.length))
      : join(nodeModules, name);
    if (existsSync(folder)) addFiles(project, `node_modules/${name}`, readPackage(folder));
  }
}

/** The project of one run of a kit, as the playground builds it. */
export function readKitProject(directory: string, { config, files }: KitRun): ProjectFiles {
  const project = Object.fromEntries(
    Object.entries(readFiles(directory)).filter(([path]) => !notInProject.test(path)),
  );
  const replaced = { ...files, ...(config && { 'rslib.config.ts': config }) };
  for (const [path, source] of Object.entries(replaced)) {
    addFiles(project, path, readFiles(join(directory, source)));
  }
  addPackages(project, directory);
  return project;
}
