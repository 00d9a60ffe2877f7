import type { SearchSettings } from 'docs-search';
import type { NavItem, Sidebars } from './navigation.ts';

export type SocialIcon = 'github' | 'x' | 'discord' | { svg: string };

export type SocialLink = {
  icon: SocialIcon;
  /** Accessible name. */
  label: string;
  /** `link` opens `content`, `text` shows it, `img` shows the image at that path, `dom` inserts it as HTML. */
  mode: 'link' | 'text' | 'img' | 'dom';
  content: string;
};

/** One tool of the family that the site belongs to, in one language. */
type ToolLink = {
  name: string;
  description: string;
  logo: string;
  /** Size of the logo relative to the others; 1 is the same size. */
  logoScale: number;
  url: string;
  /** Link text on the card; absent on tools without a card. */
  cardText?: string;
};

/** Shown as a menu in the navigation and as cards on the home page. */
export type ToolFamily = {
  title: string;
  tagline: string;
  /** Page of the organization. */
  url: string;
  trigger: 'hover' | 'click';
  /** In menu order. */
  links: ToolLink[];
  /** Names of the tools with a card, in order. */
  cards: string[];
};

export type ThemeOptions = {
  /** `false` forces the light appearance. */
  darkMode: boolean;
  hideNavbar: 'never' | 'always' | 'on scroll';
  /** `auto` redirects first-time visitors to the language of their browser, once. */
  localeRedirect: 'auto' | 'never';
  enableAppearanceAnimation: boolean;
  enableContentAnimation: boolean;
  enableScrollToTop: boolean;
  /** Shows `title` of the frontmatter as the heading of pages without one. */
  fallbackHeadingTitle: boolean;
  /** Route of the main button on the home page; absent if the navigation links to no page. */
  getStarted?: string;
  /** Shows the date of the last commit on each page. */
  lastUpdated: boolean;
};

type SiteLocale = {
  /** BCP 47 tag; also the first path segment, except for the default language. */
  lang: string;
  /** Name of the language, in that language. */
  label: string;
  /** Route of the home page. */
  home: string;
};

/** One entry of the route list that paths are matched against. */
export type RouteRecord = {
  routePath: string;
  /** Source file, relative to the project root. */
  filePath: string;
  lang: string;
  /** Version of the page; empty on a site without versions. */
  version: string;
};

/** UI strings that the engine uses; every theme must define them. */
export type EngineStrings = {
  /** Name of the progress bar. */
  loadingPage: string;
  /** Heading of the page shown offline instead of a page that is not cached. */
  offlineTitle: string;
  offlineText: string;
  /** Text of the link that reloads the page. */
  offlineRetry: string;
  /** Heading above the list of cached pages. */
  offlinePages: string;
  /** Names of the facts of an option in content, by the props of the component that shows them. */
  facts: { type: string; default: string; cli: string };
  /** Heading above the footnotes. */
  footnotes: string;
  /** Accessible name of the link from a footnote back to the text; the number of the reference follows. */
  footnoteBack: string;
};

/**
 * Everything the theme receives about the site, in one language.
 * All pages of a language share it, so it is a separate file.
 */
export type SiteData<Strings extends EngineStrings = EngineStrings> = {
  title: string;
  description: string;
  /** Absolute URL without a trailing slash. */
  origin: string;
  /** Starts and ends with a slash. */
  base: string;
  /** URL prefix of images: `base`, preceded by the origin of the asset host if there is one. */
  assetBase: string;
  logo: { light: string; dark: string };
  logoText: string;
  /** Favicon. */
  icon?: string;
  /** Values of `theme-color`; required for app icons. */
  browserColors?: { light: string; dark: string };
  lang: string;
  /** BCP 47 tag of the documents, `zh-CN` for the language `zh`. */
  htmlLang: string;
  defaultLang: string;
  locales: SiteLocale[];
  /** Version of these pages; empty on a site without versions. */
  version: string;
  /** All versions, in menu order. URLs of the default version have no prefix. */
  multiVersion: { default: string; versions: string[] };
  nav: NavItem[];
  sidebars: Sidebars;
  socialLinks: SocialLink[];
  /** Edit links are this URL followed by `_relativePath`. Absent: no edit links. */
  editLinkBase?: string;
  /** Release of the software that the pages describe. */
  release?: string;
  /** URL of the source repository. */
  repository: string;
  themeOptions: ThemeOptions;
  /** Absent if the site belongs to no family of tools. */
  tools?: ToolFamily;
  /** Absent if the site has no search. */
  search?: SearchSettings;
  /** Whether visited pages are cached for offline use. */
  offline: boolean;
  markdown: { defaultWrapCode: boolean };
  route: { cleanUrls: boolean };
  /** UI strings. */
  strings: Strings;
};
