import type { CompilerManifest } from '../protocol.ts';

/** `playground.json`: what the page needs once a reader wants to build. */
export type PlaygroundManifest = {
  compiler: CompilerManifest;
  /** URL of the files of each sample, by its name. */
  samples: Record<string, string>;
};

/** Files of a sample as JSON: bytes are base64. */
export type EncodedFiles = Record<string, string | { base64: string }>;
