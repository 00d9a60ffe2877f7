import type { NavItem, Sidebars } from './navigation.ts';
import type { SearchSettings } from './search.ts';

export type SocialIcon = 'github' | 'x' | 'discord' | { svg: string };

export type SocialLink = {
  icon: SocialIcon;
  /** Accessible name. */
  label: string;
  /** `link` opens `content`, `text` shows it, `img` shows the picture at it, `dom` shows it as static markup. */
  mode: 'link' | 'text' | 'img' | 'dom';
  content: string;
};

/** A tool of the family that the site belongs to, in one language. */
export type ToolLink = {
  name: string;
  description: string;
  logo: string;
  /** Size of the logo beside the others; 1 is the same. */
  logoScale: number;
  url: string;
  /** Text of the link on the card; absent on tools without a card. */
  cardText?: string;
};

/** The family of tools: the menu in the navigation, and the cards of the home page. */
export type ToolFamily = {
  title: string;
  tagline: string;
  /** Page of the organisation. */
  url: string;
  trigger: 'hover' | 'click';
  /** In the order of the menu. */
  links: ToolLink[];
  /** Names of the tools with a card, in the order of the cards. */
  cards: string[];
};

export type ThemeOptions = {
  /** `false` forces the light appearance. */
  darkMode: boolean;
  hideNavbar: 'never' | 'always' | 'on scroll';
  /** `auto` sends a first visitor to the language of the browser, once. */
  localeRedirect: 'auto' | 'never';
  enableAppearanceAnimation: boolean;
  enableContentAnimation: boolean;
  enableScrollToTop: boolean;
  /** Puts `title` of the frontmatter above a text that has no `# heading`. */
  fallbackHeadingTitle: boolean;
  /** Route of the button on the home page; absent where the navigation has no page either. */
  getStarted?: string;
  /** Shows when a page was last changed. */
  lastUpdated: boolean;
};

export type SiteLocale = {
  /** BCP 47 tag, also the first path segment where it is not the default language. */
  lang: string;
  /** Name of the language in itself. */
  label: string;
  /** Route of the home page. */
  home: string;
};

/** One page of the list that paths are matched against. */
export type RouteRecord = {
  routePath: string;
  /** Source file below the root of the project. */
  filePath: string;
  lang: string;
  /** Version that the page is of; empty on a site without versions. */
  version: string;
};

/** Words that the engine itself shows; a theme has them among its own. */
export type EngineStrings = {
  /** Name of the progress bar. */
  loadingPage: string;
  /** Heading of the page that is shown without a network instead of one that is not kept. */
  offlineTitle: string;
  offlineText: string;
  /** Link that tries to load the page again. */
  offlineRetry: string;
  /** Heading above the pages that can be read. */
  offlinePages: string;
  /** Heading above the footnotes of a page. */
  footnotes: string;
  /** Name of a link from a footnote back to the text; the number of the reference follows. */
  footnoteBack: string;
};

/**
 * What the theme gets to know about the site, in the language of the page.
 * Every page of one language shares it, so it is a file of its own.
 */
export type SiteData<Strings extends EngineStrings = EngineStrings> = {
  title: string;
  description: string;
  /** Absolute address without a trailing slash. */
  origin: string;
  /** Starts and ends with a slash. */
  base: string;
  /** How addresses of pictures begin: `base`, behind the origin of another host where they come from one. */
  assetBase: string;
  logo: { light: string; dark: string };
  logoText: string;
  /** Picture of the browser's tab. */
  icon?: string;
  /** Colours of the browser around the page; with them there are icons for devices. */
  browserColors?: { light: string; dark: string };
  lang: string;
  defaultLang: string;
  locales: SiteLocale[];
  /** Version that these pages are of; empty on a site without versions. */
  version: string;
  /** All versions, in the order of the menu. The default one has no prefix in its addresses. */
  multiVersion: { default: string; versions: string[] };
  nav: NavItem[];
  sidebars: Sidebars;
  socialLinks: SocialLink[];
  /** Source files are edited at this address + `_relativePath`. Absent: no edit links. */
  editLinkBase?: string;
  /** Address of the source repository. */
  repository: string;
  theme: ThemeOptions;
  /** Absent: the site belongs to no family. */
  tools?: ToolFamily;
  /** Absent: the site has no search. */
  search?: SearchSettings;
  /** Whether pages that were visited open without a network. */
  offline: boolean;
  markdown: { defaultWrapCode: boolean };
  route: { cleanUrls: boolean };
  /** Words of the interface. */
  strings: Strings;
};
