import { unzipSync } from 'fflate';
import { unpackTar } from 'modern-tar';
import { limitBytes } from './limit-bytes.ts';
import type { NamedFile } from './source.ts';

/** In bytes. A small archive can unpack to much more than it is long. */
const defaultLimit = 100_000_000;

export class ArchiveTooLarge extends Error {
  override name = 'ArchiveTooLarge';

  constructor() {
    super('the archive holds too much');
  }
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Whether a file is one that `unpack` knows, by its name. */
export function isArchive(name: string): boolean {
  return /\.(?:zip|tgz|tar\.gz|tar)$/i.test(name);
}

function toFile(path: string, contents: Uint8Array): NamedFile {
  return { path, size: contents.length, read: async () => contents };
}

function unpackZip(bytes: Uint8Array, maxUnpacked: number): NamedFile[] {
  let total = 0;
  const entries = unzipSync(bytes, {
    filter({ name, originalSize }) {
      total += originalSize;
      if (total > maxUnpacked) throw new ArchiveTooLarge();
      return !name.endsWith('/');
    },
  });
  return Object.entries(entries).map(([path, contents]) => toFile(path, contents));
}

async function unpackTarball(
  bytes: Uint8Array<ArrayBuffer>,
  maxUnpacked: number,
): Promise<NamedFile[]> {
  const body = new Blob([bytes]).stream();
  const tar = isGzip(bytes) ? body.pipeThrough(new DecompressionStream('gzip')) : body;
  const limit = limitBytes(maxUnpacked, new ArchiveTooLarge());
  const entries = await unpackTar(tar.pipeThrough(limit));
  return entries
    .filter(({ header }) => header.type === 'file')
    .map(({ header, data }) => toFile(header.name, data ?? new Uint8Array()));
}

/**
 * Files of a `.zip`, or of a `.tar` or `.tgz` such as `npm pack` writes. Rejects with
 * `ArchiveTooLarge` when they have more than `maxUnpacked` bytes, or when the archive is broken.
 */
export async function unpack(
  bytes: Uint8Array<ArrayBuffer>,
  maxUnpacked = defaultLimit,
): Promise<NamedFile[]> {
  const files = isZip(bytes)
    ? unpackZip(bytes, maxUnpacked)
    : await unpackTarball(bytes, maxUnpacked);
  if (files.length === 0) throw new Error('the archive holds no files');
  return files;
}
