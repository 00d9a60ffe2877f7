import { z } from 'zod';

/** A file that the site adds to the output. */
export type ExtraFile = {
  /** Below `dist/`. Names below `isolated/` have a hash, and headers allow shared memory there. */
  path: string;
  /** Changes with the content. */
  key: string;
  read: () => string | Uint8Array | Promise<string | Uint8Array>;
};

export const extraFiles = z.custom<() => Promise<readonly ExtraFile[]>>(
  (value) => typeof value === 'function',
  { error: 'must be a function that returns files' },
);
