import { z } from 'zod';
import type { Compression } from '../../files/compress.ts';
import type { DiskCache } from '../../files/disk-cache.ts';

/** A file that the site adds to the output. */
export type ExtraFile = {
  /** Below `dist/`. Names below `isolated/` have a hash, and headers allow shared memory there. */
  path: string;
  /** Changes with the content. */
  key: string;
  read: () => string | Uint8Array | Promise<string | Uint8Array>;
  /** How it is compressed, unless nothing is; default: `compression` of the site. */
  compress?: Compression;
};

/** A package whose code or data readers receive. */
export type License = {
  name: string;
  version?: string;
  /** For example `MIT`. */
  identifier?: string;
  text?: string;
};

export type ExtraFiles = {
  files: readonly ExtraFile[];
  /** Licenses of the packages in these files. */
  licenses?: readonly License[];
  /** A line for whoever builds the site for a host. */
  note?: string;
};

/** @param cacheFolder returns a folder that later builds reuse */
type ListExtraFiles = (cacheFolder: DiskCache['folder']) => Promise<ExtraFiles>;

export const extraFiles = z.custom<ListExtraFiles>((value) => typeof value === 'function', {
  error: 'must be a function that returns files',
});
