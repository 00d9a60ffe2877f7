import { statSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildError, type Diagnostic } from '../diagnostics.ts';
import {
  type Compressed,
  type CompressionLevel,
  compressBest,
  compressFast,
  isCompressible,
} from './compress.ts';
import { readJson } from './json.ts';
import { listFiles } from './list-files.ts';
import { outputFile } from './output-file.ts';

type Written = { key: string; mtimeMs: number };
type Index = Record<string, Written>;

/** Writes the files of the site, except those that are up to date. */
export type OutputDir = {
  /**
   * Throws a `BuildError` when this build has written the path already.
   *
   * @param path relative to the output folder
   * @param input identifies everything that the content is made from
   * @param compression default: that of `openOutputDir`
   * @returns whether the file was written
   */
  write: (
    path: string,
    input: string,
    make: () => string | Uint8Array | Promise<string | Uint8Array>,
    compression?: CompressionLevel,
  ) => Promise<boolean>;
  /** Removes files of earlier builds that this one did not write. */
  removeStaleFiles: () => Promise<void>;
};

/** Maximum number of files that other threads compress at a time: enough to keep them busy. */
const maxPending = 8;

/** Called with every file, written or up to date. Throws when the file must not be published. */
export type Inspect = (path: string, content: string | Uint8Array) => void;

function duplicatePathError(path: string): Diagnostic {
  return {
    severity: 'error',
    file: `dist/${path}`,
    message: 'two outputs write to the same path',
    hint: 'Rename one of them: a file of public/, a page, or the feed of a language. Generated files keep their names.',
  };
}

type OutputOptions = {
  /** Absolute path of the record of earlier builds. When it is missing or invalid, all files are written. */
  indexPath: string;
  /** Default compression. */
  compression: CompressionLevel;
  inspect?: Inspect | undefined;
};

type Writer = {
  write: (path: string, content: string | Uint8Array, level: CompressionLevel) => Promise<void>;
  /** Resolves once other threads have compressed everything. */
  finish: () => Promise<unknown>;
};

/** Writes files with their compressed copies. */
function createWriter(outDir: string): Writer {
  const pending: Promise<void>[] = [];

  function writeCompressed(path: string, { br, gz }: Compressed): void {
    outputFile(join(outDir, `${path}.br`), br);
    outputFile(join(outDir, `${path}.gz`), gz);
  }

  return {
    async write(path, content, level) {
      outputFile(join(outDir, path), content);
      if (!isCompressible(path)) return;
      const bytes = Buffer.from(content as string);
      if (level === 'quick') return writeCompressed(path, compressFast(bytes));
      if (pending.length === maxPending) await pending.shift();
      pending.push(compressBest(bytes).then((compressed) => writeCompressed(path, compressed)));
    },
    finish: () => Promise.all(pending),
  };
}

/** Opens an output folder, which need not exist yet. */
export async function openOutputDir(
  outDir: string,
  { indexPath, compression: usualCompression, inspect }: OutputOptions,
): Promise<OutputDir> {
  const before = readJson<Index>(indexPath) ?? {};
  const present = new Set(await listFiles(outDir));
  const next: Index = {};

  async function isUnchanged(path: string, key: string): Promise<boolean> {
    const known = before[path];
    if (known?.key !== key || !present.has(path)) return false;
    if (isCompressible(path) && !(present.has(`${path}.br`) && present.has(`${path}.gz`)))
      return false;
    return (await stat(join(outDir, path))).mtimeMs === known.mtimeMs;
  }

  const writer = createWriter(outDir);

  return {
    async write(path, input, make, compression = usualCompression) {
      const key = `${input} ${compression}`;
      if (Object.hasOwn(next, path)) throw new BuildError([duplicatePathError(path)]);
      if (await isUnchanged(path, key)) {
        inspect?.(path, await readFile(join(outDir, path)));
        next[path] = before[path] as Written;
        return false;
      }
      const content = await make();
      inspect?.(path, content);
      await writer.write(path, content, compression);
      const { mtimeMs } = statSync(join(outDir, path));
      next[path] = { key, mtimeMs };
      return true;
    },
    async removeStaleFiles() {
      await writer.finish();
      const kept = new Set(Object.keys(next).flatMap((path) => [path, `${path}.br`, `${path}.gz`]));
      const stale = [...present].filter((path) => !kept.has(path));
      await Promise.all(stale.map((path) => rm(join(outDir, path))));
      outputFile(indexPath, JSON.stringify(next));
    },
  };
}
