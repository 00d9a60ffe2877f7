import type { SourceSite } from '../source/source-site.ts';
import type { SourcePage, ToHref } from '../source/write-page.ts';
import type { Packages } from '../versions.ts';

/** Text of each file, by its path in the folder of the project. */
export type Files = Record<string, string>;

/** How a reader searches, on a page in English. */
export type SearchParts = {
  /** CSS selector of what opens the search. */
  opener: string;
  /** CSS selector of the field that has the focus then. */
  field: string;
  /** CSS selector of one result. */
  result: string;
};

/** One of the programs that are compared: how it is told to make a site, and where its parts are. */
export type Generator = {
  /** Name in the report. */
  name: string;
  /** What is installed for it. Absent for the one that is in this repository. */
  packages?: Packages;
  /** The package whose version stands in the report. */
  mainPackage?: string;
  /** Configuration, and all that is no page. */
  writeConfig: (site: SourceSite) => Files;
  /** Path of a page in the project. */
  toPath: (pageId: string, lang: string) => string;
  writePage: (page: SourcePage) => string;
  toHref: ToHref;
  /** What builds the project; `root` is its absolute path. */
  toCommand: (root: string) => readonly [program: string, ...args: string[]];
  /** Absolute path of the folder that the build runs in. Default: that of the project. */
  workingFolder?: string;
  /** Folder of the finished site in the project. */
  outDir: string;
  /** Folders outside of the project that a build leaves for the next one. */
  listCaches?: (root: string) => Promise<string[]>;
  search: SearchParts;
};
