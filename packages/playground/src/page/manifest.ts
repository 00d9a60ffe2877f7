import type { CompilerManifest } from '../protocol.ts';

/** `playground.json`: what the page needs once a reader wants to build. */
export type PlaygroundManifest = {
  compiler: CompilerManifest;
  /** Versions of what projects can need, by package, for those who download one. */
  packages: Record<string, string>;
  /** Samples to choose from. The others open by a link. */
  menu: string[];
  /** URL of the `SampleFile` of each sample, by its name: `kit/run`. */
  samples: Record<string, string>;
  /** URL of the `OptionHint[]` of each language. */
  hints: Record<string, string>;
};

/** Files as JSON: bytes are base64. */
export type EncodedFiles = Record<string, string | { base64: string }>;

/** A project to start from. */
export type SampleFile = {
  files: EncodedFiles;
  /** For each package that its code bundles, the name of the file with an `EncodedFiles`. */
  packages: Record<string, string>;
};

/** What the reference says of an option. */
export type OptionHint = {
  name: string;
  type: string;
  /** One sentence or two, as plain text. */
  description: string;
  /** Source text of its values, where they can be listed. */
  values: string[];
  /** Of its section; in `playground.json` and its files relative to the base. */
  url: string;
};
