import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { BuildError } from '../diagnostics.ts';

/** Folder with the configuration of hosts, beside the one with the files for readers. */
export function hostsFolder(outDir: string): string {
  return `${outDir}-deploy`;
}

/** A folder that a build replaces as a whole. */
export type ReleaseFolder = {
  /** Absolute path of the release before, which may be missing. */
  current: string;
  /** Absolute path of the folder that the build fills. */
  next: string;
};

/** A build writes next to the current output folders and replaces them at the end. */
export type Release = {
  site: ReleaseFolder;
  hosts: ReleaseFolder;
  /** Replaces the current folders. The last of several builds wins. */
  publish: () => void;
  /** Removes what is not published. */
  close: () => Promise<void>;
};

/** Absolute path of an output folder, which may be a link to another folder. */
function resolveFolder(path: string): string {
  if (!lstatSync(path, { throwIfNoEntry: false })) return path;
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return realpathSync(path);
  const message = 'the output folder is a file, or a link to a missing folder';
  const hint = 'Remove or rename it: the build writes a folder of this name.';
  throw new BuildError([{ file: basename(path), message, hint }]);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes what a build left that was killed. Between its last two steps only the old folder is there. */
async function removeLeftovers(current: string): Promise<void> {
  const parent = dirname(current);
  for (const name of await readdir(parent).catch(() => [])) {
    if (!name.startsWith(`${basename(current)}.`)) continue;
    const [, role, pid] = /\.(next|old)-(\d+)$/.exec(name) ?? [];
    if (!role || isRunning(Number(pid))) continue;
    const path = join(parent, name);
    if (role === 'old' && !statSync(current, { throwIfNoEntry: false })) renameSync(path, current);
    else await rm(path, { recursive: true, force: true });
  }
}

async function openFolder(path: string): Promise<ReleaseFolder> {
  const current = resolveFolder(path);
  await removeLeftovers(current);
  const next = `${current}.next-${process.pid}`;
  mkdirSync(next, { recursive: true });
  return { current, next };
}

function toOld(current: string): string {
  return `${current}.old-${process.pid}`;
}

/** Moves a folder that may be missing. */
function moveAway(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Node.js cannot exchange two folders: for some microseconds there is none. */
function replaceFolder({ current, next }: ReleaseFolder): void {
  const old = toOld(current);
  for (;;) {
    moveAway(current, old);
    try {
      renameSync(next, current);
      return;
    } catch (error) {
      // Another build was published in between.
      const { code = '' } = error as NodeJS.ErrnoException;
      if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
      rmSync(old, { recursive: true, force: true });
    }
  }
}

/**
 * Opens a release in `outDir`, an absolute path. Throws a `BuildError` when an output folder is no
 * folder.
 */
export async function openRelease(outDir: string): Promise<Release> {
  const site = await openFolder(outDir);
  const hosts = await openFolder(hostsFolder(outDir));
  return {
    site,
    hosts,
    publish() {
      for (const folder of [site, hosts]) replaceFolder(folder);
    },
    async close() {
      for (const { current, next } of [site, hosts])
        for (const path of [next, toOld(current)]) await rm(path, { recursive: true, force: true });
    },
  };
}

/** Makes an unchanged file part of the next release without copying it, where the disk can do that. */
export function linkFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
    copyFileSync(from, to);
  }
}
