import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const textFile = /\.(?:css|html|js|json|md|svg|txt|wasm|webmanifest|xml)$/;

/**
 * `best` takes 17 times the CPU time of `quick` for 7 % fewer bytes, see
 * docs/decisions/006-compression.md. `none` is for a site that is read on the same machine.
 */
export type CompressionLevel = 'none' | 'quick' | 'best';

/** Up to so many bytes: `best` with this quality, and `quick` on this thread. None takes much more than a second of CPU time. */
const limits = { quality11: 512 * 1024, quality10: 2 * 1024 * 1024, thisThread: 512 * 1024 };

/** Whether a file is text, by its extension. */
export function isCompressible(path: string): boolean {
  return textFile.test(path);
}

export type Compressed = { br: Uint8Array; gz: Uint8Array };

/** A level, or a function that makes the compressed copies. */
export type Compression = CompressionLevel | (() => Promise<Compressed>);

function brotliOptions(content: Uint8Array, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  };
}

/** Brotli and gzip at quality 5, on this thread: others would take half as long again. */
function compressSmall(content: Uint8Array): Compressed {
  return {
    br: brotliCompressSync(content, brotliOptions(content, 5)),
    gz: gzipSync(content, { level: 5 }),
  };
}

async function compressOnThreads(
  content: Uint8Array,
  quality: { br: number; gz: number },
): Promise<Compressed> {
  const [br, gz] = await Promise.all([
    brotli(content, brotliOptions(content, quality.br)),
    deflate(content, { level: quality.gz }),
  ]);
  return { br, gz };
}

function bestQuality(size: number, isShared: boolean): number {
  if (size > limits.quality10) return 5;
  return isShared && size <= limits.quality11 ? 11 : 10;
}

/**
 * Compresses a file, on other threads unless that takes a moment only: `quick` with quality 5, `best`
 * with Brotli at quality 10 and gzip at quality 9. Files that many pages share are worth quality 11;
 * large ones take too long, see `limits`.
 */
export function compress(
  content: Uint8Array,
  level: 'quick' | 'best',
  isShared: boolean,
): Compressed | Promise<Compressed> {
  const size = content.byteLength;
  if (level === 'best')
    return compressOnThreads(content, { br: bestQuality(size, isShared), gz: 9 });
  return size > limits.thisThread
    ? compressOnThreads(content, { br: 5, gz: 5 })
    : compressSmall(content);
}
