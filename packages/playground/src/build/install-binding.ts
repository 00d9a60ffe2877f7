import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bindingName, bindingRoot, moduleFile, stampFile, workspaceRoot } from './paths.ts';

type LockEntry = {
  version: string;
  integrity: string;
  dev?: boolean;
  dependencies?: Record<string, string>;
};
type Lock = { lockfileVersion: number; packages: Record<string, LockEntry | undefined> };

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** The binding and its dependencies, as the lock file of the repository names them. */
function selectEntries(lock: Lock): Record<string, LockEntry> {
  const selected: Record<string, LockEntry> = {};
  const select = (name: string): void => {
    const path = `node_modules/${name}`;
    if (selected[path]) return;
    const entry = lock.packages[path];
    if (!entry) throw new Error(`package-lock.json has no entry for ${name}`);
    const { dev: _, ...rest } = entry;
    selected[path] = rest;
    for (const dependency of Object.keys(entry.dependencies ?? {})) select(dependency);
  };
  select(bindingName);
  return selected;
}

/**
 * npm skips a package for another CPU, and refuses it as a plain dependency. As an optional one of
 * a folder with `cpu=wasm32` it is installed, and checked against the hash in the lock file.
 */
function installPackages(folder: string, entries: Record<string, LockEntry>): void {
  const version = entries[`node_modules/${bindingName}`]?.version;
  const root = { name: 'playground-binding', optionalDependencies: { [bindingName]: version } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...root, private: true }));
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ lockfileVersion: 3, requires: true, packages: { '': root, ...entries } }),
  );
  const settings = readText(join(workspaceRoot, '.npmrc')) ?? '';
  writeFileSync(join(folder, '.npmrc'), `${settings}\ncpu=wasm32\n`);
  const flags = ['--ignore-scripts', '--include=optional', '--prefix', folder];
  execFileSync('npm', ['ci', ...flags], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

/** `npm run prepare`: installs the WebAssembly binding of Rspack, from the one lock file. */
function installBinding(): void {
  const lock = JSON.parse(readFileSync(join(workspaceRoot, 'package-lock.json'), 'utf8')) as Lock;
  const entries = selectEntries(lock);
  const stamp = JSON.stringify(entries);
  if (readText(join(bindingRoot, stampFile)) === stamp) return;
  const folder = mkdtempSync(join(tmpdir(), 'playground-binding-'));
  try {
    installPackages(folder, entries);
    const module = readFileSync(join(folder, 'node_modules', bindingName, moduleFile));
    rmSync(bindingRoot, { recursive: true, force: true });
    mkdirSync(bindingRoot, { recursive: true });
    const isNeeded = (path: string): boolean => !path.endsWith('.wasm');
    cpSync(join(folder, 'node_modules'), join(bindingRoot, 'node_modules'), {
      recursive: true,
      filter: isNeeded,
    });
    // A third of its size on disk; unpacking takes 0.2 s, once for each release.
    writeFileSync(join(bindingRoot, `${moduleFile}.gz`), gzipSync(module, { level: 6 }));
    writeFileSync(join(bindingRoot, stampFile), stamp);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

installBinding();
