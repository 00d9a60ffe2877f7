import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const textFile = /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml)$/;

/** `best` takes some 40 times the CPU time of `quick` for 8 % fewer bytes; see docs/decisions/. */
export type Effort = 'quick' | 'best';

/** Above this many bytes even `best` is quick: a second of CPU time a file is enough. */
const bestLimit = 512 * 1024;

/** Whether a file is text, by the ending of its name. */
export function isCompressible(path: string): boolean {
  return textFile.test(path);
}

/** Brotli and gzip of quality 5; with `best` 11, up to `bestLimit`, and 9. */
export function compress(content: Uint8Array, effort: Effort): { br: Uint8Array; gz: Uint8Array } {
  const isBest = effort === 'best' && content.byteLength <= bestLimit;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isBest ? 11 : 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  return {
    br: brotliCompressSync(content, { params }),
    gz: gzipSync(content, { level: effort === 'best' ? 9 : 5 }),
  };
}
