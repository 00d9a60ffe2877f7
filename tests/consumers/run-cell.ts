import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { writeFiles } from 'docs-engine/testing/temporary-folder.ts';
import {
  type Cell,
  type Files,
  type LibraryPackage,
  type Place,
  type Setting,
  type Tool,
  toCommonJs,
  type Use,
} from '../../website/consumers/define.ts';
import type { CellResult } from '../../website/consumers/results.ts';
import { repositoryRoot } from '../support/roots.ts';
import { createApp } from './application.ts';
import { buildPackage } from './build-package.ts';
import { CommandError, findMessage, isCrash, normalize } from './message.ts';

type Environment = {
  /** Folder of the application, with the installed tool. */
  folder: string;
  /** Folder with the program `node`. */
  node: string;
  browser: Browser;
};

type Attempt = { tool: Tool; library: LibraryPackage; cell: Cell; environment: Environment };

/** Installed in every application. */
const react = '19.3.1';

const ownSource = './pkg/index.js';

/** Removes what is left of the cell before, except for installed packages. */
async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name === 'node_modules' || name === 'package-lock.json') continue;
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
  for (const name of ['.vite', '.cache']) {
    await rm(path.join(folder, 'node_modules', name), { recursive: true, force: true });
  }
}

async function unpack(library: LibraryPackage, folder: string): Promise<void> {
  const target = path.join(folder, 'node_modules', library.name);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const tarball = await buildPackage(library);
  await copyFile(tarball, path.join(folder, path.basename(tarball)));
  await promisify(execFile)('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  for (const name of Object.keys(library.manifest?.dependencies ?? {})) {
    const own = path.join('node_modules', name);
    await cp(path.join(repositoryRoot, own), path.join(target, own), { recursive: true });
  }
}

/** The code of the application, for the package or for its source in the application itself. */
function writeUse(use: Use, specifier: string): string {
  const isControl = specifier === ownSource;
  return use.code
    .replaceAll(/(['"])PKG\/(.+?)\1/g, isControl ? '$1./pkg/$2$1' : `$1${specifier}/$2$1`)
    .replaceAll('PKG', specifier);
}

function writeUses(use: Use, specifier: string, place: Place): Files {
  const code = writeUse(use, specifier);
  return place === 'types'
    ? { 'src/use.ts': code, 'src/use.cts': code }
    : { 'src/use.js': code, 'src/use.cjs': toCommonJs(code) };
}

/** Tools such as React Router look for packages in the dependencies of the application. */
export function listDependencies({ install }: Tool): Record<string, string> {
  const specs = [...install, `react@${react}`, `react-dom@${react}`];
  return Object.fromEntries(
    specs.map((spec) => [spec.replace(/(?<=.)@[^@]*$/, ''), spec.replace(/^.+@/, '')]),
  );
}

function listFiles({ tool, library, cell }: Attempt, specifier: string, setting?: Setting) {
  const use = library.uses[cell.place] as Use;
  const sources = Object.entries(library.files).map(
    ([file, text]) => [file.replace(/^src\//, 'src/pkg/'), text] as const,
  );
  const manifest = {
    name: 'application',
    private: true,
    type: 'module',
    dependencies: { [library.name]: `file:${library.name}-1.0.0.tgz`, ...listDependencies(tool) },
  };
  return {
    'package.json': JSON.stringify(manifest),
    ...writeUses(use, specifier, cell.place),
    ...(specifier === ownSource && Object.fromEntries(sources)),
    ...tool.files(specifier, cell.place),
    ...setting?.files?.(specifier),
  };
}

type Seen = Pick<CellResult, 'result' | 'seen'>;

/** Runs a cell once, in a new copy of the application. Returns nothing if the tool crashes. */
async function look(
  attempt: Attempt,
  specifier: string,
  setting?: Setting,
): Promise<Seen | undefined> {
  const { cell, library, environment } = attempt;
  const { folder, node, browser } = environment;
  await emptyFolder(folder);
  if (specifier !== ownSource) await unpack(library, folder);
  await writeFiles(folder, listFiles(attempt, specifier, setting));
  const home = await mkdtemp(path.join(folder, '.home-'));
  const args = setting?.args ?? '';
  const { app, close } = await createApp({ folder, specifier, args, node, home, browser });
  let isBuilt = false;
  const run: typeof app.run = async (command) => {
    const output = await app.run(command);
    isBuilt = true;
    return output;
  };
  try {
    const seen = normalize(await cell.look({ ...app, run }), folder);
    const { sees } = library.uses[cell.place] as Use;
    const isRight = typeof sees === 'string' ? seen === sees : sees.test(seen);
    if (isRight) return { result: 'works', seen };
    return { result: seen.startsWith('throws ') && !isBuilt ? 'fails' : 'wrong', seen };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    if (isCrash(error.message)) return undefined;
    return { result: isBuilt ? 'wrong' : 'fails', seen: findMessage(error.message, folder) };
  } finally {
    close();
  }
}

/** The first setting that makes a package work. */
async function findSetting(attempt: Attempt): Promise<string | undefined> {
  const { tool, library } = attempt;
  for (const setting of tool.settings ?? []) {
    if (!setting.packages.includes(library.name)) continue;
    if ((await look(attempt, library.name, setting))?.result === 'works') {
      return setting.text.replaceAll('PKG', library.name);
    }
  }
  return undefined;
}

/**
 * Runs a cell; where the package does not work, also with its source, and with settings. Returns
 * nothing if the tool crashes.
 */
export async function runCell(attempt: Attempt): Promise<CellResult | undefined> {
  const { library, cell } = attempt;
  const first = await look(attempt, library.name);
  if (!first) return undefined;
  const names = { package: library.name, cell: cell.name };
  if (first.result === 'works') return { ...names, ...first };
  const control = await look(attempt, ownSource);
  if (!control) return undefined;
  const setting = await findSetting(attempt);
  return {
    ...names,
    ...first,
    ...(setting && { setting }),
    control: control.result === 'works' ? 'works' : `${control.result}: ${control.seen}`,
  };
}
