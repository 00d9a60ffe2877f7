import type { Body, Frontmatter, TocEntry } from '#contract/page.ts';
import type { Diagnostic } from '../diagnostics.ts';
import type { MarkdownDraft } from '../document/markdown-template.ts';
import type { StaticInstance } from '../document/static-components.ts';
import type { Section } from './output/sections.ts';

/** The Markdown of a page with its title. */
export type MarkdownTemplate = MarkdownDraft & {
  /** The `# heading`, as Markdown. */
  title: string;
};

/** A link to a page or a file of the site, before it is known whether the target exists. */
export type PageLink = {
  /** File and line that hold the link. */
  file: string;
  line: number | undefined;
  /** As the author wrote it. */
  written: string;
  /** Route with language prefix, or path of a file as it is written; without hash. */
  path: string;
  /** Without `#`; empty when the link has none. */
  hash: string;
  /** The path is that of a file in `public/`, or of one that the build writes besides documents. */
  isFile?: true;
};

/** A file that the page was compiled from besides its own source. */
export type Dependency = { path: string; hash: string };

/** A page after its Markdown is compiled, independent of all other pages and of the theme. */
export type CompiledPage = {
  frontmatter: Frontmatter;
  title: string;
  /** Other words for what the page is about, for the search. */
  keywords: string[];
  toc: TocEntry[];
  body: Body;
  statics: StaticInstance[];
  links: PageLink[];
  /** Texts under the headings, for the search. */
  sections: Section[];
  markdown: MarkdownTemplate;
  /** Every `id` that a hash can lead to. */
  anchors: string[];
  dependencies: Dependency[];
  diagnostics: Diagnostic[];
};
