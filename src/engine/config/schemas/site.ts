import { z } from 'zod';
import type { EngineStrings, ThemeOptions } from '#contract/site.ts';
import type { ThemeManifest } from '#contract/theme.ts';
import { navItem, sidebarNode } from './navigation.ts';
import { route, text, url, validateUrl } from './schema-primitives.ts';
import { tools } from './tools.ts';

function pathOf(text: string): string {
  const { pathname, search, hash } = new URL(text);
  return pathname + search + hash;
}

/** An address that names a host and nothing on it, read without a slash behind it; `error` says where a path belongs. */
function originUrl(error: string) {
  return url
    .refine((text) => !url.safeParse(text).success || !/[^/]/.test(pathOf(text)), { error })
    .transform((text) => new URL(text).origin);
}

/** Words of the theme by name, in the groups that the theme puts them in. */
const labels = z.record(z.string(), z.union([text, z.record(z.string(), text)]), {
  error: "must be texts by the names that the theme gives them: { outline: 'Contents' }",
});

const locale = z.strictObject({
  /** BCP 47 tag and folder below `content/`. */
  lang: z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/),
  /** Name of the language in itself. */
  label: text,
  /** Title of the site in this language. Default: `title`. */
  title: text.optional(),
  /** Description for pages that have none of their own. */
  description: z.string().trim().min(10).max(200),
  /** Words of the interface that this site has other ones for, by their names in the theme's `ui-strings`. */
  labels: labels.default({}),
});

/** What a link of this kind can begin with, so that it leads to where it says. */
const fullAddress = /^(?:https?:\/\/|mailto:|tel:)\S+$/;

const socialLink = z
  .strictObject({
    /** A sign that the theme has, or an SVG as text, which goes into the page as it is. */
    icon: z.union(
      [z.enum(['github', 'x', 'discord']), z.strictObject({ svg: z.string().min(1) })],
      {
        error: `must be one of "github", "x", "discord", or a drawing: { svg: '<svg …>' }`,
      },
    ),
    /** Accessible name. */
    label: text,
    /** `link` opens `content` in a new tab. The others open a popup: with a text, a picture (`img`) or markup (`dom`). Default `link`. */
    mode: z.enum(['link', 'text', 'img', 'dom']).default('link'),
    /** As `mode` says: the full address to open, the text, a picture in `public/`, or HTML that goes into the page as it is. At most 2048 characters. */
    content: z.string().min(1).max(2048),
  })
  .refine(({ mode, content }) => mode !== 'link' || fullAddress.test(content), {
    path: ['content'],
    error: 'must be a full address in mode "link": https://…',
  })
  .superRefine(({ mode, content }, { issues }) => {
    if (mode !== 'link') return;
    issues.push(...validateUrl(content).map((issue) => ({ ...issue, path: ['content'] })));
  });

const themeOptions = z.strictObject({
  /** `false` forces the light appearance. */
  darkMode: z.boolean().default(true),
  /** `always` leaves the top navigation out of all pages; `on scroll` hides it while the reader scrolls down. Default `never`. */
  hideNavbar: z.enum(['never', 'always', 'on scroll']).default('never'),
  /** `auto` sends a first visitor to the language of the browser, once. */
  localeRedirect: z.enum(['auto', 'never']).default('auto'),
  /** Fades between light and dark, where the browser can and the reader does not mind motion. Default `false`. */
  enableAppearanceAnimation: z.boolean().default(false),
  /** Fades from page to page, under the same conditions. Default `false`. */
  enableContentAnimation: z.boolean().default(false),
  /** Shows a button that leads to the top of the page, once the reader is more than 100 px below it. Default `false`. */
  enableScrollToTop: z.boolean().default(false),
  /** Puts `title` of the frontmatter above a text that has no `# heading`. */
  fallbackHeadingTitle: z.boolean().default(true),
  /** Page that the button on the home page leads to. Default: the first one of the navigation, those in groups among them. */
  getStarted: route.optional(),
  /** Shows when a page was last changed, from the history of git. */
  lastUpdated: z.boolean().default(false),
} satisfies Record<keyof ThemeOptions, z.ZodType>);

const blog = z.strictObject({
  /** Route of the page that lists the posts. Pages below it with a `date` are posts. */
  route: route.default('/blog/'),
  /** Address of the feed by language. */
  feeds: z.record(z.string(), z.string().regex(/^\/\S+\.xml$/)),
});

const color = z.string().regex(/^#[\da-f]{6}$/i);

const brand = z.strictObject({
  /** Colour of a page in light appearance. */
  light: color,
  /** Colour of a page in dark appearance. */
  dark: color,
  /** Colour that stands out on `dark`. */
  accent: color,
  /** Draws a picture of every page, which other sites show with a link to it. Default `false`. */
  shareImages: z.boolean().default(false),
});

/** Name of a version, which is a segment of its addresses. */
const version = z.string().regex(/^\w[\w.-]{0,31}$/);

const multiVersion = z
  .strictObject({
    /** The version without a prefix in its addresses. */
    default: version,
    /** All versions, in the order of the menu. */
    versions: z.array(version).min(1),
    /** The version that these sources are of; it stands behind `base`, unless it is the default one. Default: `default`. */
    current: version.optional(),
  })
  .transform((versions) => ({ ...versions, current: versions.current ?? versions.default }));

/** The environment wins over some of these: `DOCS_SEARCH_PROVIDER`, `DOCS_SEARCH_APP_ID` and so on, see docs/deploy.md. */
export const searchSchema = z.strictObject({
  /** `local` searches an index built with the site; `algolia` asks a hosted one; `none` leaves the search out. */
  provider: z.enum(['local', 'algolia', 'none']).default('local'),
  /** Application id of the hosted index. */
  appId: z.string().default(''),
  /** Key that may only search; never an admin key. */
  apiKey: z.string().default(''),
  /** Name of the hosted index. */
  indexName: z.string().default(''),
  /** Whether clicks and views are reported to the hosted provider. */
  insights: z.boolean().default(false),
  /** By the beginning of its address, how much a page counts against others that match alike, `'/blog/': 0.5` for half. Default 1; the longest beginning decides. */
  pageRank: z.record(route, z.number().min(0.1).max(10)).default({}),
  /** Names of one thing, in all languages; who asks for one of them finds the others. The index of a language holds those that its readers may know. */
  synonyms: z.array(z.array(text).min(2)).default([]),
  /** How many hits a group shows. */
  maxPerGroup: z.number().int().min(1).max(20).default(5),
  /** Whether the browser remembers what a reader chose, and offers it at the next search. Default `true`. */
  personalization: z.boolean().default(true),
  /** Where readers tell that a query should have found something; `{query}` stands for the query. */
  missingResultsUrl: url.optional(),
});

const componentUse = z.strictObject({
  /** Props that content can give, without children: a `z.strictObject`. */
  props: z.custom<z.ZodObject>((value) => value instanceof z.ZodObject, {
    error: 'is not a z.strictObject({ … })',
  }),
  /** A tag that is written right, for messages. */
  example: z.string().min(1),
  /** Name of the component that alone may stand directly inside, and nowhere else. */
  childComponent: z.string().optional(),
  /** Whether readers see the texts in its props, so that the search finds them. Default `false`. */
  hasSearchableProps: z.boolean().optional(),
});

/** `site.config.ts`: all that is particular to one site. */
export const siteSchema = z.strictObject({
  /** Name of the site, in languages whose locale has no `title`; stands behind the titles of pages. */
  title: text,
  /** Absolute address of the published site, without a path. `DOCS_ORIGIN` wins over it. */
  origin: originUrl("must end with the host; a path is written as base: '/docs/'"),
  /** Path that the site is served under. Default `/`. `DOCS_BASE` wins over it. */
  base: z
    .string()
    .regex(/^\/(?:[\w.~-]+\/)*$/)
    .default('/'),
  /** Versions of the documentation, each built from sources of its own. Default: none. */
  multiVersion: multiVersion.optional(),
  /**
   * Host that readers get the pictures of `public/` from, an absolute address without a path. All of
   * `public/` has to be copied there, below `base`. Default: pictures come from where the pages are.
   */
  assetOrigin: originUrl(
    'must end with the host; pictures stand below the path of base there',
  ).optional(),
  /** One picture, or one for each appearance. An SVG can be both: `prefers-color-scheme` in it follows the page. */
  logo: z
    .union([route, z.strictObject({ light: route, dark: route })], {
      error: "must be a file in public/, or one for each appearance: { light: '/…', dark: '/…' }",
    })
    .transform((logo) => (typeof logo === 'string' ? { light: logo, dark: logo } : logo)),
  /** Text beside the logo. Default: the title in the language of the page. */
  logoText: text.optional(),
  /** Picture of the browser's tab, a file in `public/`; an SVG where there is a `brand`. */
  icon: route.optional(),
  /** Colours for what shows the site besides its pages. With it, `icon` is made into the icons of devices. */
  brand: brand.optional(),
  /** Language without a prefix in its routes. */
  lang: z.string(),
  /** Languages of the site, `lang` among them, in the order of the language menu. */
  locales: z.array(locale).min(1),
  /** Pages that some languages lack, by id; `''` is the home page. Anything else must be in all of them. */
  untranslated: z.array(z.string()).default([]),
  /** Entries of the top navigation, in order on each side of the bar. Default: none. */
  nav: z.array(navItem).default([]),
  /** Sidebars by route prefix, without language prefix; the longest one that matches wins. */
  sidebar: z.record(route, z.array(sidebarNode)).default({}),
  /** Icons in the top navigation, in order; the sixth and later ones stand in a popup. Default: none. */
  socialLinks: z.array(socialLink).default([]),
  /** Address of the source repository. */
  repository: url,
  /** Sources are edited at this address + path below the content folder. */
  editLink: z.strictObject({ docRepoBaseUrl: url }).optional(),
  /** What the theme shows and how it behaves. */
  themeConfig: themeOptions.prefault({}),
  /** How blocks of code are shown that do not say it themselves. */
  markdown: z
    .strictObject({
      /** Whether long lines of code are wrapped at first. Default `false`. */
      defaultWrapCode: z.boolean().default(false),
      /** Whether lines of code are numbered where the block does not say. Default `false`. */
      showLineNumbers: z.boolean().default(false),
    })
    .prefault({}),
  /** Family of tools, shown as a menu and as cards on the home page. */
  tools: tools.optional(),
  /** Absent: the site has no blog. */
  blog: blog.optional(),
  /** Where readers search. Default: in an index built with the site. */
  search: searchSchema.prefault({}),
  /** Pages that were visited open without a network. `false` also removes what readers have kept. */
  offline: z.boolean().default(true),
  /**
   * Writes the content security policy into every document, for hosts that cannot set headers.
   * `DOCS_POLICY_IN_DOCUMENTS` wins over it.
   */
  policyInDocuments: z.boolean().default(false),
  /** `best` makes files some 8 % smaller, for some 60 ms of CPU time each document and a second for all others. Default `quick`. */
  compression: z.enum(['quick', 'best']).default('quick'),
  /** Addresses have no `.html`: `cleanUrls` can only be `true`. */
  route: z.strictObject({ cleanUrls: z.literal(true).default(true) }).prefault({}),
  /** The theme: `manifest` of the theme folder. */
  theme: z.strictObject({
    /** Absolute path of the module that exports `theme`, for the browser. */
    entry: z.string().min(1),
    /** Absolute path of the module that exports `serverTheme`, for the build. */
    serverEntry: z.string().min(1),
    /** Components that stay alive in the browser, by name. */
    islands: z.object({ Tabs: componentUse, Tab: componentUse }).catchall(componentUse),
    /** Components that the build renders once, by name. */
    static: z
      .object({ Callout: componentUse, CodeBlock: componentUse, Table: componentUse })
      .catchall(componentUse),
    /** Ids of elements around the content. No heading gets one of them. */
    reservedIds: z.array(z.string()).readonly(),
    /** UI strings by language, as plain objects. */
    strings: z.record(
      z.string(),
      z.custom<EngineStrings>((value) => typeof value === 'object' && value !== null, {
        error: 'is not an object of strings',
      }),
    ),
  }) satisfies z.ZodType<ThemeManifest>,
});

export type SiteConfigInput = z.input<typeof siteSchema>;
/** The validated configuration. */
export type SiteConfig = z.output<typeof siteSchema> & {
  /** UI strings by language: those of the theme, with the `labels` of each locale. */
  strings: Readonly<Record<string, EngineStrings>>;
};
export type SearchConfig = z.output<typeof searchSchema>;
