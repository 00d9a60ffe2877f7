import type { Body, PageFields } from '#contract/page.ts';
import type { PageSource } from '../content/discover.ts';
import type { Diagnostic } from '../diagnostics.ts';
import type { MarkdownTemplate } from '../document/markdown-template.ts';
import type { StaticInstance } from '../document/static-components.ts';

/** A link to a page or a file of the site. Whether its target exists is checked later. */
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
  /** The path is that of a file in `public/`, or of a generated file other than a document. */
  isFile?: true;
};

/** A quoted file or an image. */
export type Dependency = { path: string; hash: string };

/** A heading with the text below it, for the search. */
export type Section = {
  /** 1 for the text before the first other heading. */
  depth: number;
  heading: string;
  /** Id of the heading; empty for depth 1. */
  anchor: string;
  text: string;
  /** Output of programs, such as errors, which readers search for word by word. */
  messages: string[];
  /** Identifiers of the code blocks, each once. */
  code: string[];
  /** Whether it only lists links to other places. */
  isLinkList: boolean;
};

/**
 * Everything known about a page without looking at other pages, the theme or the site data. Plain
 * JSON, so that the build can cache it.
 */
export type CompiledPage = {
  source: PageSource;
  /** Copied into `Page` unchanged. */
  fields: PageFields;
  /** Search terms missing from the text. */
  keywords: string[];
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

/** Markup of a page. Large, so it stays on disk until a step needs it. */
export type PageHtml = {
  /** Holds a placeholder for each static component. */
  body: Body;
  staticInstances: StaticInstance[];
};

/** Texts of a page. Large, so they stay on disk until a step needs them. */
export type PageText = { markdown: MarkdownTemplate; sections: Section[] };

/** The result of compiling one page. */
export type CompileResult = { page: CompiledPage; html: PageHtml; text: PageText };
