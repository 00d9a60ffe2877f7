import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { otherReleases } from '../releases/other-releases.ts';
import { repositoryRoot } from '../support/roots.ts';
import { type ExampleRun, examplesRoot, type Kit } from './kit.ts';

/** A new copy of a kit for one run, outside the repository. */
export type Workspace = {
  project: string;
  home: string;
  remove: () => Promise<void>;
};

type PackageJson = {
  bin?: string | Record<string, string>;
  name?: string;
} & Partial<Record<(typeof dependencyFields)[number], Record<string, string>>>;

/** In ascending priority: a peer dependency is often repeated as a dev dependency with a `file:` path. */
export const dependencyFields = [
  'peerDependencies',
  'optionalDependencies',
  'dependencies',
  'devDependencies',
] as const;

export const typescriptAliases = {
  5: 'typescript-5',
  6: 'typescript-6',
  7: 'typescript',
  none: 'typescript',
} as const;

const { devDependencies: onlyInExamples } = JSON.parse(
  readFileSync(path.join(examplesRoot, 'package.json'), 'utf8'),
) as { devDependencies: Record<string, string> };

/**
 * Packages that kits bundle. Rspack derives module ids from their real path, so a symlink into the
 * repository would make the output depend on its location.
 */
const copiedPackages = new Set(['mitt', 'picocolors']);

export async function createWorkspace(kit: Kit, run: ExampleRun): Promise<Workspace> {
  // The temporary folder of macOS is a symlink; tools print the real path.
  const root = await mkdtemp(path.join(await realpath(os.tmpdir()), 'example-'));
  const workspace: Workspace = {
    project: path.join(root, kit.name),
    home: path.join(root, 'home'),
    remove: () => rm(root, { recursive: true, force: true }),
  };
  try {
    await mkdir(workspace.home);
    await copyKit(kit, run, workspace.project);
    await linkPackages(workspace.project, run);
    await installPackages(workspace.project, run.install);
  } catch (error) {
    await workspace.remove();
    throw error;
  }
  return workspace;
}

async function copyKit(kit: Kit, run: ExampleRun, project: string): Promise<void> {
  await cp(kit.directory, project, {
    recursive: true,
    filter: (source) => !isLeftOut(path.relative(kit.directory, source)),
  });
  const overlays = { ...run.files, ...(run.config && { 'rslib.config.ts': run.config }) };
  for (const [target, source] of Object.entries(overlays)) {
    await cp(path.join(kit.directory, source), path.join(project, target), { recursive: true });
  }
}

/** Whether a file is for the runner only and not part of the project. */
function isLeftOut(relativePath: string): boolean {
  return /^(?:example\.json|recorded|variants|node_modules|dist|rslib\.config\.[\w-]+\.ts)$/.test(
    relativePath,
  );
}

async function linkPackages(project: string, run: ExampleRun): Promise<void> {
  const manifest = await readManifest(project);
  const specifiers = Object.assign(
    {},
    ...dependencyFields.map((field) => manifest[field]),
  ) as Record<string, string>;
  const names = new Set(['@rslib/core', 'typescript', ...Object.keys(specifiers)]);
  for (const name of run.install.map(nameOf)) names.delete(name);
  if (run.typescript === 'none') {
    names.delete('typescript');
  }
  await mkdir(path.join(project, 'node_modules/.bin'), { recursive: true });
  for (const name of names) {
    const target = locatePackage(project, name, specifiers[name], run);
    await linkPackage(project, name, target);
  }
}

/** The name in `name@version`. */
function nameOf(spec: string): string {
  return spec.slice(0, spec.lastIndexOf('@'));
}

/** Uses a separate folder, so their dependencies do not mix with those of the project. */
async function installPackages(project: string, packages: string[]): Promise<void> {
  if (packages.length === 0) return;
  const folder = path.join(project, 'node_modules/.store');
  await mkdir(folder);
  await promisify(execFile)('npm', ['install', '--prefix', folder, ...packages]);
  for (const name of packages.map(nameOf)) {
    await linkPackage(project, name, path.join(folder, 'node_modules', name));
  }
}

/** Folder of a package that is installed for the examples, at the root, or in the project. */
export function locatePackage(
  project: string,
  name: string,
  specifier: string | undefined,
  run: Pick<ExampleRun, 'typescript'>,
): string {
  if (specifier?.startsWith('file:')) {
    return path.join(project, specifier.slice('file:'.length));
  }
  const installedAs = name === 'typescript' ? typescriptAliases[run.typescript] : name;
  const release = otherReleases.get(installedAs);
  if (release) return release;
  const root = Object.hasOwn(onlyInExamples, installedAs) ? examplesRoot : repositoryRoot;
  return path.join(root, 'node_modules', installedAs);
}

/** Makes a package that is installed in a folder importable in a project, with its commands. */
export async function linkPackage(project: string, name: string, target: string): Promise<void> {
  const manifest = await readManifest(target).catch(() => {
    throw new Error(
      `${path.basename(project)}/package.json names "${name}", which is not installed: run \`npm ci\` at the root and \`npm run verify\`, or add it to examples/package.json`,
    );
  });
  const link = path.join(project, 'node_modules', name);
  await mkdir(path.dirname(link), { recursive: true });
  if (copiedPackages.has(name)) await cp(target, link, { recursive: true });
  else await symlink(path.relative(path.dirname(link), target), link);

  const bins =
    typeof manifest.bin === 'string' ? { [path.basename(name)]: manifest.bin } : manifest.bin;
  for (const [command, file] of Object.entries(bins ?? {})) {
    await symlink(path.join('..', name, file), path.join(project, 'node_modules/.bin', command));
  }
}

async function readManifest(directory: string): Promise<PackageJson> {
  return JSON.parse(await readFile(path.join(directory, 'package.json'), 'utf8')) as PackageJson;
}

/** Packages, their caches, and Rslib's temporary folder for bundling declarations. */
const temporaryFolders = ['node_modules/', '.rstack/'];

/** All files of the project except temporary ones, as sorted paths with `/`. */
export async function listProjectFiles(project: string): Promise<string[]> {
  const entries = await readdir(project, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(project, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
    .filter((file) => !temporaryFolders.some((folder) => file.startsWith(folder)))
    .sort();
}
