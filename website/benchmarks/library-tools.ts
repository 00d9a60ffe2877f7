/** Cost of one build. */
export type Run = {
  /** User and system time of all processes, in seconds. */
  cpu: number;
  /** Peak memory of all processes together, in MB. */
  memory: number;
  /** In seconds. */
  wall: number;
};

/** What a tool has built of a library of one size, and the cost of each build. */
export type SizeResults = {
  /** Number of modules. */
  modules: number;
  /** Output without source maps, in bytes. */
  bytes: { esm: number; cjs: number; types: number };
  /** Builds without output and caches of an earlier one. */
  cold: Run[];
  /** Builds after a change of one module, of the largest library. */
  warm: Run[];
};

export type ToolResults = {
  tool: string;
  /** `name version` of what was installed. */
  versions: string[];
  sizes: SizeResults[];
};

/** Results of `npm run bench library-tools`, in `library-tools.json`. */
export type LibraryToolResults = {
  /** Node.js version that ran all tools. */
  node: string;
  cores: number;
  tools: ToolResults[];
};
