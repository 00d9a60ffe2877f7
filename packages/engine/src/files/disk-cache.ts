import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Logger } from '../diagnostics.ts';
import { fingerprint } from './fingerprint.ts';
import { hash } from './hash.ts';
import { listFiles } from './list-files.ts';
import { outputFile } from './output-file.ts';
import { workspaceRoot } from './roots.ts';

/** In milliseconds. Younger entries may belong to a build that runs at the same time. */
const minimumAge = 60 * 60 * 1000;

/** File in a cached folder with the hash of all others. */
const hashFile = 'hash.json';

/**
 * Data on disk that later builds reuse. An entry carries its hash: a damaged one is reported and
 * counts as missing. Entries are replaced as a whole, so builds can run at the same time.
 */
export type DiskCache = {
  /** Absolute path of the folder with all entries. */
  directory: string;
  /** Value of an entry; `undefined` when it is missing or damaged. */
  read: <T>(name: string) => T | undefined;
  /** Whether an entry can be read. */
  isWhole: (name: string) => boolean;
  write: (name: string, value: unknown) => void;
  /** Absolute path of a cached folder. `make` fills it when it is missing or damaged. */
  folder: (name: string, make: (folder: string) => Promise<void>) => Promise<string>;
  /** Removes the entries below a folder that are not in `names`, once they are an hour old. */
  removeOthers: (folder: string, names: readonly string[]) => Promise<void>;
};

function readContent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    // A folder, for example, is damage.
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : '';
  }
}

async function hashFolder(folder: string): Promise<string> {
  const files = (await listFiles(folder)).filter((file) => file !== hashFile).sort();
  const contents = files.map((file) => `${file}\n${fingerprint(join(folder, file))}`);
  return hash(contents.join('\n'));
}

/** Removes old entries of a folder. */
async function removeOthers(folder: string, names: readonly string[]): Promise<void> {
  const kept = new Set(names);
  for (const name of await readdir(folder).catch(() => [])) {
    if (kept.has(name)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - minimumAge) await rm(path, { recursive: true, force: true });
  }
}

type CacheFiles = Pick<DiskCache, 'read' | 'write'> & { reportDamage: (name: string) => void };

/** Creates a function that makes a folder of the cache unless it is whole, and returns its path. */
function createFolderCache(
  directory: string,
  { read, write, reportDamage }: CacheFiles,
): DiskCache['folder'] {
  async function isWholeFolder(name: string): Promise<boolean> {
    const expected = read<string>(join(name, hashFile));
    if (expected === undefined) return false;
    if (expected === (await hashFolder(join(directory, name)))) return true;
    reportDamage(name);
    return false;
  }

  async function makeFolder(name: string, make: (folder: string) => Promise<void>): Promise<void> {
    const path = join(directory, name);
    const temporary = `${name}-${randomUUID()}`;
    await make(join(directory, temporary));
    write(join(temporary, hashFile), await hashFolder(join(directory, temporary)));
    try {
      renameSync(join(directory, temporary), path);
    } catch (error) {
      // Another build may have been faster, and uses its folder.
      if (!existsSync(path)) throw error;
      await rm(join(directory, temporary), { recursive: true });
    }
  }

  async function folder(name: string, make: (folder: string) => Promise<void>): Promise<string> {
    const path = join(directory, name);
    // Where there is no folder, another build may make one at any moment, which stays.
    if (!existsSync(path)) await makeFolder(name, make);
    else if (!(await isWholeFolder(name))) {
      await rm(path, { recursive: true, force: true });
      await makeFolder(name, make);
    }
    const now = new Date();
    utimesSync(path, now, now);
    await removeOthers(dirname(path), [basename(name)]);
    return path;
  }

  return folder;
}

/** Opens the cache in `directory`, an absolute path that need not exist yet. */
export function openDiskCache(directory: string, log: Pick<Logger, 'warn'>): DiskCache {
  function reportDamage(name: string): void {
    log.warn(`cache     ${name} is damaged and is made again`);
  }

  function readJson(name: string): string | undefined {
    const content = readContent(join(directory, name));
    if (content === undefined) return undefined;
    const [expected, json = ''] = content.split('\n', 2);
    if (expected === hash(json)) return json;
    reportDamage(name);
    return undefined;
  }

  function read<T>(name: string): T | undefined {
    const json = readJson(name);
    return json === undefined ? undefined : (JSON.parse(json) as T);
  }

  function write(name: string, value: unknown): void {
    const path = join(directory, name);
    const json = JSON.stringify(value);
    const temporary = `${path}-${randomUUID()}`;
    outputFile(temporary, `${hash(json)}\n${json}`);
    try {
      renameSync(temporary, path);
    } catch {
      rmSync(path, { recursive: true, force: true });
      renameSync(temporary, path);
    }
  }

  return {
    directory,
    read,
    isWhole: (name) => readJson(name) !== undefined,
    write,
    folder: createFolderCache(directory, { read, write, reportDamage }),
    removeOthers: (folder, names) => removeOthers(join(directory, folder), names),
  };
}

/** Folder of all caches. */
const cachesFolder = join(workspaceRoot, 'node_modules/.cache/docs');

/** Opens the cache of bundles, which sites with the same theme and base share. */
export function openBundleCache(log: Pick<Logger, 'warn'>): DiskCache {
  return openDiskCache(cachesFolder, log);
}

/** Opens the cache of the site in `root`, an absolute path. */
export function openSiteCache(root: string, log: Pick<Logger, 'warn'>): DiskCache {
  return openDiskCache(join(cachesFolder, hash(root)), log);
}
