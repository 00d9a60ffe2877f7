/**
 * Messages between the playground page and the compiler worker.
 *
 * The page starts the worker, sends `start` once, waits for `ready`, and then sends requests with
 * an `id`. Requests run in order; each gets one answer with the same `id`. A build can be stopped
 * only by ending the worker. A `crash` has no `id`: the worker is unusable and must be replaced.
 */

/** Contents of project files by path from the project root, for example `src/index.ts`. */
export type ProjectFiles = Record<string, string | Uint8Array>;

/** What the page has to know of the compiler's files; written by the build of the site. */
export type CompilerManifest = {
  /** URL of the compiler worker. */
  worker: string;
  /** URL of the script that each thread of Rspack runs. */
  thread: string;
  /** URL of the whole WebAssembly module, which only the service worker can answer. */
  module: string;
  /** URLs of its parts, in order. */
  moduleParts: string[];
  /** Bytes of the module before compression. */
  moduleBytes: number;
  /** URLs of all scripts, with those that only some projects need. */
  scripts: string[];
  versions: CompilerVersions;
};

/** Releases that the playground runs; all are those that the site documents. */
export type CompilerVersions = {
  rslib: string;
  rspack: string;
  typescript: string;
};

export type StartRequest = {
  type: 'start';
  /** URL of the whole WebAssembly module, where a service worker answers it. */
  module?: string | undefined;
  /** URLs whose bodies, joined in order, are the module. */
  moduleParts: readonly string[];
  thread: string;
};

export type BuildRequest = {
  type: 'build';
  id: number;
  /** All files of the project, with `rslib.config.ts` and the packages below `node_modules/`. */
  files: ProjectFiles;
  /** Value of `--log-level`. */
  logLevel?: 'info' | 'warn' | 'error';
  /** Whether to answer with the JavaScript while TypeScript loads. */
  javascriptFirst?: boolean;
};

type CheckRequest = {
  type: 'check';
  id: number;
  /** Sources and outputs: the project as it would be packed. */
  files: ProjectFiles;
};

export type CompilerRequest = StartRequest | BuildRequest | CheckRequest;

export type OutputFile = {
  path: string;
  contents: string | Uint8Array;
  bytes: number;
  gzipBytes: number;
  /** Where the browser compresses with Brotli. */
  brotliBytes?: number;
};

/** What the playground does not have, where a tool advises to install it. */
export type Advice = { about: 'package' | 'plugin' | 'loader' | 'bundledTypes'; name: string };

/** A problem with a position, so that the page can lead to it. */
export type Problem = {
  message: string;
  /** What the build left out, and went on; otherwise an error. */
  severity?: 'warning';
  file?: string;
  /** 1-based. */
  line?: number;
  /** 1-based. */
  column?: number;
  advice?: Advice;
};

export type BuildResult = {
  /** Whether Rslib would exit with code 0. */
  succeeded: boolean;
  /** Files that are new or changed, sorted by path. */
  outputs: OutputFile[];
  /** What the command line prints, without colors. */
  log: string;
  problems: Problem[];
  milliseconds: number;
  /** Whether TypeScript made the declaration files. */
  usedTypeScript: boolean;
};

export type Finding = {
  tool: 'publint' | 'attw';
  level: 'error' | 'warning' | 'suggestion';
  message: string;
  /** The rule's own identifier, such as `FILE_DOES_NOT_EXIST`. */
  code: string;
  /** Page that explains the rule. */
  href: string;
};

export type CompilerResponse =
  /** Bytes of the WebAssembly module that have arrived. */
  | { type: 'progress'; loadedBytes: number }
  | { type: 'ready' }
  /** Everything that a build needs has loaded: from now on, it builds. */
  | { type: 'loaded'; id: number }
  /** What a build has written but for the declaration files, which follow. */
  | { type: 'javascript'; id: number; outputs: OutputFile[] }
  | { type: 'built'; id: number; result: BuildResult }
  | { type: 'checked'; id: number; findings: Finding[] }
  /** The request could not be answered; the worker can go on. */
  | { type: 'failed'; id: number; message: string }
  /** The worker or one of its threads failed. */
  | { type: 'crash'; message: string };
