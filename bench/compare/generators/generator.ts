import type { SourceSite } from '../source/source-site.ts';
import type { SourcePage, ToHref } from '../source/write-page.ts';
import type { Packages } from '../versions.ts';

/** Text of each file, by its path in the folder of the project. */
export type Files = Record<string, string>;

/** Search elements of an English page. */
export type SearchParts = {
  /** CSS selector of the element that opens the search. */
  opener: string;
  /** CSS selector of the search field. */
  field: string;
  /** CSS selector of one result. */
  result: string;
};

/** A compared generator: its configuration, paths and commands. */
export type Generator = {
  /** Name in the report. */
  name: string;
  /** Packages to install. Absent for the generator of this repository. */
  packages?: Packages;
  /** The package whose version the report shows. */
  mainPackage?: string;
  /** Configuration and other files that are not pages. */
  writeConfig: (site: SourceSite) => Files;
  /** Path of a page in the project. */
  toPath: (pageId: string, lang: string) => string;
  writePage: (page: SourcePage) => string;
  toHref: ToHref;
  /** Build command; `root` is the absolute path of the project. */
  toCommand: (root: string) => readonly [program: string, ...args: string[]];
  /** Absolute path of the working folder of the build. Default: the project. */
  workingFolder?: string;
  /** Output folder, relative to the project. */
  outDir: string;
  /** Cache folders outside the project. */
  listCaches?: (root: string) => Promise<string[]>;
  search: SearchParts;
};
