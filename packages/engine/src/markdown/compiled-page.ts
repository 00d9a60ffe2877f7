import type { SearchableSection } from 'docs-search/index';
import type { PageSource } from '../content/discover.ts';
import type { Body, PageFields } from '../contract/page.ts';
import type { Diagnostic } from '../diagnostics.ts';
import type { MarkdownTemplate } from '../document/markdown-template.ts';
import type { StaticInstance } from '../document/static-components.ts';
import { hash } from '../files/hash.ts';

/** A link to a page or file of the site. Its target is checked once all pages are compiled. */
export type PageLink = {
  /** File with the link, from the project root. */
  file: string;
  line: number | undefined;
  /** As the author wrote it. */
  written: string;
  /** Route with language prefix, or path of a file as written; without hash. */
  path: string;
  /** Without `#`; empty when the link has none. */
  hash: string;
  /** The target is a file in `public/`, or a generated file other than a page. */
  isFile?: true;
};

/** What the page depends on: quoted code, an image, a partial, or the paths in a folder, as `folder/`. */
export type Dependency = { path: string; hash: string };

/**
 * Everything known about a page without looking at other pages, the theme or the site data. Plain
 * JSON, so that the build can cache it.
 */
export type CompiledPage = {
  source: PageSource;
  /** Copied into `Page` unchanged. */
  fields: PageFields;
  /** Internal links, checked once all pages are compiled. */
  links: PageLink[];
  /** Ids that a URL hash can target. */
  anchors: string[];
  /** The page is stale when one of these files changes. */
  dependencies: Dependency[];
  /** Hash of all inputs; part of the cache key of every file made from this page. */
  key: string;
  diagnostics: Diagnostic[];
};

/** HTML of a page. Large, so it stays on disk until a step needs it. */
export type PageHtml = {
  /** Contains a placeholder for each static component. */
  body: Body;
  staticInstances: StaticInstance[];
};

/** Text of a page for the search. Large, so it stays on disk until a step needs it. */
export type PageText = { sections: SearchableSection[] };

/** The result of compiling one page. */
export type CompileResult = {
  page: CompiledPage;
  html: PageHtml;
  text: PageText;
  /** Writes the Markdown copy, which takes a quarter of the time of compiling. */
  writeCopy: () => MarkdownTemplate;
};

/** Hash of all inputs of a page. */
export function pageKey(
  cacheKey: string,
  { sourcePath }: PageSource,
  text: string,
  dependencies: readonly Dependency[],
): string {
  return hash([cacheKey, sourcePath, text, JSON.stringify(dependencies)].join('\n'));
}
