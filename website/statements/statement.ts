import type { RslibConfig } from '@rslib/core';

/** Paths in the project with their content. */
export type ProbeFiles = Record<string, string>;

/** What a probe left behind, for the function that looks at it. */
export type Seen = {
  /** Content of a file of the project. An unknown file is an error that lists all files. */
  text: (file: string) => string;
  /** Whether the project has a file, packages aside. */
  has: (file: string) => boolean;
  /** Files that the commands created or changed, sorted. */
  files: string[];
  /** Everything that the commands printed, without colors and times. */
  output: string;
  /** Exit code of the last command. */
  exitCode: number | null;
  /** Output of this ES module code, run by Node.js in the project, errors included. */
  node: (code: string) => Promise<string>;
};

export type ProbeOptions = {
  /** Commands, run in order. The default is `npx rslib`; an empty list runs none. */
  run?: readonly string[];
  /** Whether the last command must fail. All others have to succeed. */
  fails?: boolean;
  /** Major version of TypeScript, or `none`. The default is 7. */
  typescript?: '5' | '6' | '7' | 'none';
  /** Installed packages of the repository that the project can import, besides Rslib and TypeScript. */
  packages?: readonly string[];
  /**
   * Other tools as `name@version`, which are installed outside the repository. Such a probe runs
   * only with `npm run verify -- --others`.
   */
  install?: readonly string[];
  /** Set by `recorded`: a kit and its run, such as `card-kit/default`. */
  recording?: string;
  /** Set by `consumed`. */
  consumed?: Consumed;
};

/** What `npm run consumers` has seen of a package. */
export type Consumed = {
  /** Name of the package in `website/consumers/packages`. */
  packageName: string;
  /** Tools, or cells of tools such as `vite/dev`. */
  tools: readonly string[];
  result: 'works' | 'fails' | 'wrong';
  /** Parts of each result, which has the message, a line `with setting`, and what the control did. */
  parts: readonly string[];
};

/** A sentence of a page with what proves it. */
export type Probe = {
  /** Id of the heading that the sentence is below, empty above the first one. */
  heading: string;
  /** First words of the sentence or table row on the English page. */
  words: string;
  files: ProbeFiles;
  config: RslibConfig | string | undefined;
  see: (seen: Seen) => void | Promise<void>;
  options: ProbeOptions;
};

/** A statement that no probe can prove, with the reason. */
export type Unproven = { heading: string; words: string; reason: string };

export type PageProbes = { probes: Probe[]; unproven: Unproven[] };

let heading = '';
let current: PageProbes = { probes: [], unproven: [] };

/** The statements that follow are below the heading with this id. */
export function below(id: string): void {
  heading = id;
}

/**
 * Proves a statement: builds these files with this config and looks at the result. A config that
 * imports something is the text of `rslib.config.ts`; `undefined` writes none.
 */
export function statement(
  words: string,
  files: ProbeFiles,
  config: RslibConfig | string | undefined,
  see: Probe['see'],
  options: ProbeOptions = {},
): void {
  current.probes.push({ heading, words, files, config, see, options });
}

/**
 * Proves a statement by a recorded run of a kit, which `npm run verify` repeats when the kit changes.
 * `output` is what its commands printed, `text` and `files` are what it recorded.
 */
export function recorded(words: string, recording: string, see: Probe['see']): void {
  current.probes.push({
    heading,
    words,
    files: {},
    config: undefined,
    see,
    options: { recording },
  });
}

/** Names a statement that cannot be proven, with the reason. */
export function unproven(words: string, reason: string): void {
  current.unproven.push({ heading, words, reason });
}

/** What has been declared since the last call. */
export function takeProbes(): PageProbes {
  const taken = current;
  current = { probes: [], unproven: [] };
  heading = '';
  return taken;
}
