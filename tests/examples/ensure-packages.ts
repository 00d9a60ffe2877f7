import { spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { repositoryRoot } from '../support/roots.ts';
import { examplesRoot } from './kit.ts';

type LockEntry = { version?: string; integrity?: string; optional?: boolean };

const installed = path.join(examplesRoot, 'node_modules');

/** Imported by a package of the root, which does not look in the folder of the examples. */
const linkedToRoot = ['@microsoft/api-extractor'];

/** Installs the packages that only the examples and their checks need, unless they are there. */
export function ensureExamplePackages(): void {
  if (!isInstalled()) {
    console.log('Installing examples/node_modules: packages that only the example kits need.');
    install();
  }
  for (const name of linkedToRoot) linkToRoot(name);
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** npm writes the second file at the end of an installation. */
function isInstalled(): boolean {
  const wanted = readLock(path.join(examplesRoot, 'package-lock.json'));
  const found = attempt(() => readLock(path.join(installed, '.package-lock.json')));
  if (!found) return false;
  const names = new Set([...Object.keys(wanted), ...Object.keys(found)]);
  names.delete('');
  return [...names].every((name) => {
    // One for another platform.
    if (wanted[name]?.optional && !found[name]) return true;
    return isDeepStrictEqual(identify(wanted[name]), identify(found[name]));
  });
}

function readLock(file: string): Record<string, LockEntry> {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function identify(entry: LockEntry | undefined): unknown {
  return entry && [entry.version, entry.integrity];
}

function install(): void {
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: examplesRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('`npm ci` failed in examples/.');
}

/** `npm ci` at the root removes the link. */
function linkToRoot(name: string): void {
  const link = path.join(repositoryRoot, 'node_modules', name);
  const target = realpathSync(path.join(installed, name));
  // A folder is from an installation at the root.
  if (attempt(() => lstatSync(link))?.isDirectory()) return;
  if (attempt(() => realpathSync(link)) === target) return;
  rmSync(link, { force: true });
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(path.relative(realpathSync(path.dirname(link)), target), link, 'junction');
}
