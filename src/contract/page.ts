/** What a page can look like. `doc` is the default. */
export type PageType = 'doc' | 'home' | 'custom' | 'blank' | '404';

/** Anything that survives `JSON.stringify` and `JSON.parse`. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | JsonValue[]
  | { [key: string]: JsonValue };

/** A heading of depth 2 to 4, in reading order. */
export type TocEntry = {
  /** 2, 3 or 4. */
  depth: number;
  /** Value of the `id` attribute; the same in every language. */
  id: string;
  /** Plain text of the heading. */
  text: string;
  /** Offset of the heading in the plain text of the page, in UTF-16 units. */
  charIndex: number;
};

/** A component that content keeps alive in the browser. */
export type IslandSegment<Run = string> = {
  /** Name in the live registry of the theme. */
  component: string;
  props: Record<string, JsonValue>;
  children: Body<Run>;
};

/** An element that has a live component somewhere inside. */
export type ElementSegment<Run = string> = {
  tag: string;
  /** React property names, for example `className`. */
  props: Record<string, JsonValue>;
  children: Body<Run>;
};

export type Segment<Run = string> = Run | IslandSegment<Run> | ElementSegment<Run>;

/**
 * The content of a page: runs of static markup and live components, in order. The build writes a
 * run as a string of HTML.
 */
export type Body<Run = string> = Segment<Run>[];

/** A feed that belongs to a page. */
export type Feed = {
  /** Language of the feed, for example `en`. */
  language: string;
  /** Address from the root of the site, without the base path. */
  url: string;
  /** MIME type, for example `application/rss+xml`. */
  mime: string;
};

/** A page as an overview shows it. */
export type OverviewItem = {
  text: string;
  link: string;
  headings: TocEntry[];
};

/** A post as the list of posts shows it. */
export type PostSummary = { title: string; description: string; date: string; link: string };

/** Pages that stand together in an overview. */
export type OverviewGroup = {
  /** Empty for pages that are in no group of the sidebar. */
  text: string;
  items: OverviewItem[];
};

/** Everything the theme gets to know about one page, apart from its body. */
export type PageData = {
  /** Identity of the page in all languages, for example `guide/start/quick-start`. */
  pageId: string;
  /** File below the folder of its language, without extension. */
  pagePath: string;
  /** Address without the base path, for example `/zh/guide/start/quick-start`. */
  routePath: string;
  pageType: PageType;
  /** Title of the page itself, without the title of the site. */
  title: string;
  frontmatter: Frontmatter;
  toc: TocEntry[];
  lang: string;
  /** Version that the page is of; empty on a site without versions. */
  version: string;
  /** ISO date of the last commit that touched the source; absent when unknown. */
  lastUpdatedTime?: string;
  feeds: Feed[];
  /** Routes of this page in the languages that have it, by language. */
  alternates: Record<string, string>;
  /** The posts, newest first; only on the page of the blog that lists them. */
  posts?: PostSummary[];
  /** What an overview page lists; only with `overview: true` in the frontmatter. */
  overview?: OverviewGroup[];
  /** Source file below the content folder, for example `zh/guide/start/quick-start.mdx`. */
  _relativePath: string;
  /** Source file below the root of the project. Empty for generated pages. */
  _filepath: string;
};

export type Page<Run = string> = PageData & { body: Body<Run> };

/** An extra element of the document's head: tag name and attributes. */
export type HeadElement = [tag: 'meta' | 'link', attributes: Record<string, string>];

/** Frontmatter after validation. The schema in `engine/config` explains each field. */
export type Frontmatter = {
  title?: string;
  titleSuffix?: string;
  description?: string;
  pageType?: PageType;
  head?: HeadElement[];
  navbar?: boolean;
  sidebar?: boolean;
  outline?: boolean;
  footer?: boolean;
  overview?: boolean;
  overviewHeaders?: number[];
  overviewOmit?: string[];
  date?: string;
  globalUIComponents?: boolean;
};
