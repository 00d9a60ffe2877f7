/** Layouts that every theme has. */
export const pageTypes = ['doc', 'home', 'custom', 'blank', '404'] as const;

/** Layout of a page: one that every theme has, or one of the manifest. Default `doc`. */
type PageType = (typeof pageTypes)[number] | (string & {});

/** Any value that JSON can represent. */
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
  /** Offset of the heading in the plain text of the page, in UTF-16 code units. */
  charIndex: number;
};

/** A component that is hydrated in the browser. */
type IslandSegment<Html = string> = {
  /** Name in `islands` of the theme. */
  component: string;
  props: Record<string, JsonValue>;
  children: Body<Html>;
};

/** An element that contains an island. */
type ElementSegment<Html = string> = {
  tag: string;
  /** React prop names, for example `className`. */
  props: Record<string, JsonValue>;
  children: Body<Html>;
};

export type Segment<Html = string> = Html | IslandSegment<Html> | ElementSegment<Html>;

/**
 * The content of a page: static segments, islands, and elements that contain islands, in order. A
 * static segment is a string of HTML in the build and a DOM node in the browser.
 */
export type Body<Html = string> = Segment<Html>[];

/** A feed that belongs to a page. */
export type Feed = {
  /** Language of the feed, for example `en`. */
  language: string;
  /** Path without the base. */
  url: string;
  /** MIME type, for example `application/rss+xml`. */
  mime: string;
};

/** A page in an overview. */
export type OverviewItem = {
  text: string;
  link: string;
  description?: string;
  /** Default of the option that the page is about. */
  defaultValue?: string;
  headings: TocEntry[];
};

/** A post in the list of posts. */
export type PostSummary = { title: string; description: string; date: string; link: string };

/** A group of pages in an overview. */
export type OverviewGroup = {
  /** Empty for pages outside every sidebar group. */
  text: string;
  items: OverviewItem[];
};

/**
 * Fields that the compiler computes from the source of a page. To add one, declare it here and
 * compute it in `engine/markdown/compile.ts`: it reaches the theme as a field of `Page`.
 */
export type PageFields = {
  /** Title of the page itself, without the title of the site. */
  title: string;
  /** Headings of depth 2 to 4. */
  toc: TocEntry[];
  /** Default of the option that the page is about; absent on other pages. */
  defaultValue?: string;
  frontmatter: Frontmatter;
};

/** Fields of pages without a source: the 404 page and the offline page. */
export const emptyFields: PageFields = { title: '', toc: [], frontmatter: {} };

/** A page as the theme, the document and the outputs see it. Its body is passed separately. */
export type Page = PageFields & {
  /** The same in all languages, for example `guide/start/quick-start`. */
  pageId: string;
  /** URL path without the base, for example `/zh/guide/start/quick-start`. */
  routePath: string;
  lang: string;
  /** `offline` is the page that the service worker shows without a network. */
  pageType: PageType;
  /** Empty on a site without versions. */
  version: string;
  /** Routes of this page by language, for the languages that have it. */
  alternates: Record<string, string>;
  feeds: Feed[];
  /** Absent outside the blog. */
  section?: 'blog';
  /** Whether the page has no source: the 404 page and the offline page. */
  isGenerated?: boolean;
  /** Newest first; only on the page that lists the posts of the blog. */
  posts?: PostSummary[];
  /** Only with `overview: true` in the frontmatter. */
  overview?: OverviewGroup[];
  /** ISO date of the last commit that changed the source; absent when unknown or switched off. */
  lastUpdatedTime?: string;
  /** Source file below the folder of its language, without extension. Empty for generated pages. */
  pagePath: string;
  /** Source file below the content folder, for example `zh/guide/start/quick-start.mdx`. */
  _relativePath: string;
  /** Source file below the root of the project. */
  _filepath: string;
};

/** An extra element in `<head>`: tag name and attributes. */
export type HeadElement = [tag: 'meta' | 'link', attributes: Record<string, string>];

/**
 * Validated frontmatter. The schema in `engine/config` documents each field. A site declares its own
 * fields by merging: `declare module 'docs-engine/theme' { interface Frontmatter { … } }`.
 */
export interface Frontmatter extends CommonFrontmatter {}

/** Fields of all sites. */
export type CommonFrontmatter = {
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
