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

/** Quality of `best` for files of at most so many bytes. None takes much more than a second of CPU time. */
const limits = { quality11: 512 * 1024, quality10: 2 * 1024 * 1024 };

/** Whether a file is text, by its extension. */
export function isCompressible(path: string): boolean {
  return textFile.test(path);
}

export type Compressed = { br: Uint8Array; gz: Uint8Array };

function brotliOptions(content: Uint8Array, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  };
}

/** Brotli and gzip at quality 5. Synchronous: other threads would take half as long again. */
export function compressFast(content: Uint8Array): Compressed {
  return {
    br: brotliCompressSync(content, brotliOptions(content, 5)),
    gz: gzipSync(content, { level: 5 }),
  };
}

function bestQuality(size: number, isShared: boolean): number {
  if (size > limits.quality10) return 5;
  return isShared && size <= limits.quality11 ? 11 : 10;
}

/**
 * Brotli at quality 10, and gzip at quality 9, on other threads. Files that many pages share are
 * worth quality 11; large ones take too long, see `limits`.
 */
export async function compressBest(content: Uint8Array, isShared = false): Promise<Compressed> {
  const quality = bestQuality(content.byteLength, isShared);
  const [br, gz] = await Promise.all([
    brotli(content, brotliOptions(content, quality)),
    deflate(content, { level: 9 }),
  ]);
  return { br, gz };
}
