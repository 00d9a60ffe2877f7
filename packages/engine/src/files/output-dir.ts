import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ownValue } from '../contract/own-value.ts';
import { BuildError, type Diagnostic, type Logger } from '../diagnostics.ts';
import { assetsDir } from '../output-paths.ts';
import {
  type Compressed,
  type Compression,
  type CompressionLevel,
  compress,
  isCompressible,
} from './compress.ts';
import { fingerprint } from './fingerprint.ts';
import { hash } from './hash.ts';
import { outputFile } from './output-file.ts';
import { linkFile, type ReleaseFolder } from './release.ts';

/** `hash` is made from the fingerprints of the file and its compressed copies. */
type Written = { key: string; hash: string };

/** What a build has written, by path. */
export type OutputRecord = Record<string, Written>;

/** Writes the files of a release. Those that are up to date come from the release before. */
export type OutputDir = {
  /**
   * Throws a `BuildError` when this build has written the path already.
   *
   * @param path relative to the output folder
   * @param input identifies everything that the content is made from
   * @param compression default: that of `openOutputDir`, whose `none` is for all files
   * @returns whether the file was written
   */
  write: (
    path: string,
    input: string,
    make: () => string | Uint8Array | Promise<string | Uint8Array>,
    compression?: Compression,
  ) => Promise<boolean>;
  /** Resolves once everything is written, to the record for the next build. */
  finish: () => Promise<OutputRecord>;
  /** Writes no more, also what is being compressed. */
  close: () => void;
};

/** Maximum number of files that wait for other threads: so many that a large one holds up none. */
const maxPending = 64;

/** Called with every file, written or up to date. Throws when the file must not be published. */
export type AssertPublishable = (path: string, content: Buffer) => void;

function duplicatePathError(path: string): Diagnostic {
  return {
    file: `dist/${path}`,
    message: 'two outputs write to the same path',
    hint: 'Rename one of them: a file of public/, a page, or the feed of a language. Generated files keep their names.',
  };
}

type OutputOptions = {
  /** Record of the release before. Files that are not in it are written. */
  before: OutputRecord;
  /** Default compression. */
  compression: CompressionLevel;
  log: Pick<Logger, 'warn'>;
  assertPublishable?: AssertPublishable | undefined;
};

/** Paths of a file and its compressed copies. */
function listForms(path: string, compression: Compression): string[] {
  const isCompressed = compression !== 'none' && isCompressible(path);
  return isCompressed ? [path, `${path}.br`, `${path}.gz`] : [path];
}

function hashForms(folder: string, forms: readonly string[]): string {
  return hash(forms.map((form) => fingerprint(join(folder, form))).join('\n'));
}

type Reuse = 'reused' | 'missing' | 'damaged';

/** Links a file of the release before into the next one, unless it is missing or damaged. */
function reuseFile(
  { current, next }: ReleaseFolder,
  forms: readonly string[],
  expected: string,
): Reuse {
  let result: Reuse = 'damaged';
  try {
    for (const form of forms) linkFile(join(current, form), join(next, form));
    // Reads the links: another build may replace the release before at any moment.
    if (hashForms(next, forms) === expected) return 'reused';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') result = 'missing';
  }
  // Writing to a link would change the release before.
  for (const form of forms) rmSync(join(next, form), { force: true });
  return result;
}

/** Opens the folder of a release, which is empty. */
export function openOutputDir(
  folder: ReleaseFolder,
  { before, compression: usualCompression, log, assertPublishable }: OutputOptions,
): OutputDir {
  const record = new Map<string, Written>();
  const pending: Promise<void>[] = [];
  let damaged = 0;
  let isClosed = false;

  function reuse(path: string, key: string, forms: readonly string[]): boolean {
    const known = ownValue(before, path);
    if (known?.key !== key) return false;
    const result = reuseFile(folder, forms, known.hash);
    if (result === 'damaged') damaged++;
    if (result !== 'reused') return false;
    assertPublishable?.(path, readFileSync(join(folder.next, path)));
    record.set(path, known);
    return true;
  }

  /** Resolves once other threads can take the next file. */
  async function add(path: string, key: string, content: Uint8Array, compression: Compression) {
    const forms = listForms(path, compression);
    function writeForms(contents: Uint8Array[]): void {
      if (isClosed) return;
      for (const [index, form] of forms.entries())
        outputFile(join(folder.next, form), contents[index] as Uint8Array);
      record.set(path, { key, hash: hashForms(folder.next, forms) });
    }
    const finish = ({ br, gz }: Compressed): void => writeForms([content, br, gz]);
    if (compression === 'none' || forms.length === 1) return writeForms([content]);
    if (pending.length === maxPending) await pending.shift();
    const copies =
      typeof compression === 'function'
        ? compression()
        : compress(content, compression, path.startsWith(assetsDir));
    if (!(copies instanceof Promise)) return finish(copies);
    const written = copies.then(finish);
    // `finish` reports it; until then nobody waits for it.
    written.catch(() => {});
    pending.push(written);
  }

  const paths = new Set<string>();
  return {
    async write(path, input, make, own = usualCompression) {
      const compression = usualCompression === 'none' ? 'none' : own;
      if (paths.has(path)) throw new BuildError([duplicatePathError(path)]);
      paths.add(path);
      const key = `${input} ${typeof compression === 'function' ? 'compressed' : compression}`;
      if (reuse(path, key, listForms(path, compression))) return false;
      const content = Buffer.from((await make()) as string);
      assertPublishable?.(path, content);
      await add(path, key, content, compression);
      return true;
    },
    async finish() {
      await Promise.all(pending);
      if (damaged > 0) log.warn(`output    ${damaged} damaged files of dist/ are written again`);
      return Object.fromEntries(record);
    },
    close() {
      isClosed = true;
    },
  };
}
