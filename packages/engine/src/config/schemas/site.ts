import { z } from 'zod';
import type { HeadElement, Page } from '../../contract/page.ts';
import type { EngineStrings, SiteData } from '../../contract/site.ts';
import type { Diagnostic } from '../../diagnostics.ts';
import { blog } from './blog.ts';
import { brand } from './brand.ts';
import { extraFiles } from './extra-files.ts';
import { locale } from './locale.ts';
import { multiVersion } from './multi-version.ts';
import { navItems, sidebarNode } from './navigation.ts';
import { originUrl, route, text, url } from './schema-primitives.ts';
import { searchSchema } from './search.ts';
import { socialLink } from './social-link.ts';
import { themeManifest } from './theme-manifest.ts';
import { themeOptions } from './theme-options.ts';
import { tools } from './tools.ts';

const logo = z
  .union(
    [
      route,
      z.strictObject({
        light: route.meta({ example: "'/logo-light.svg'" }),
        dark: route.meta({ example: "'/logo-dark.svg'" }),
      }),
    ],
    { error: "must be a file in public/, or one for each appearance: { light: '/…', dark: '/…' }" },
  )
  .meta({ example: "{ light: '/logo-light.svg', dark: '/logo-dark.svg' }" })
  .transform((logo) => (typeof logo === 'string' ? { light: logo, dark: logo } : logo));

const repositoryUrl = url.meta({ example: "'https://github.com/…'" });

const editLink = z
  .strictObject({
    docRepoBaseUrl: url.meta({ example: "'https://github.com/…/tree/main/docs'" }),
  })
  .meta({ example: "{ docRepoBaseUrl: 'https://github.com/…/tree/main/docs' }" });

const modules = z
  .array(z.string().min(1))
  .meta({ example: "[join(import.meta.dirname, 'markdown/emoji.ts')]" });

const markdown = z
  .strictObject({
    /** Whether long lines of code are wrapped at first. Default `false`. */
    defaultWrapCode: z.boolean().default(false),
    /** Whether code blocks show line numbers. Default `false`. */
    showLineNumbers: z.boolean().default(false),
    /**
     * Absolute paths of modules that export a `MarkdownTransform` as `transform`, by the phase in
     * which they run, and in order.
     */
    transforms: z
      .strictObject({
        parsed: modules.default([]),
        finished: modules.default([]),
      })
      .meta({ example: "{ parsed: [join(import.meta.dirname, 'markdown/emoji.ts')] }" })
      .prefault({}),
  })
  .meta({ example: '{ defaultWrapCode: true }' });

/** `site.config.ts`: everything specific to one site. */
export const siteSchema = z.strictObject({
  /** Name of the site in languages whose locale has no `title`. Appended to page titles. */
  title: text,
  /** Absolute URL of the published site, without a path. Overridden by `DOCS_ORIGIN`. */
  origin: originUrl(
    "must not have a path; write the path as base: '/docs/'",
    "'https://example.org'",
  ),
  /** Path that the site is served under. Default `/`. Overridden by `DOCS_BASE`. */
  base: z
    .string()
    .regex(/^\/(?:[\w.~-]+\/)*$/)
    .refine((path) => !/\/\.{1,2}\//.test(path), { error: 'must not have . or .. between slashes' })
    .meta({ example: "'/docs/'" })
    .default('/'),
  /** Versions of the documentation, each built from its own sources. Default: none. */
  multiVersion: multiVersion.optional(),
  /**
   * Host that serves the images of `public/`, an absolute URL without a path. Copy all of `public/`
   * there, below `base`. Default: the host of the pages.
   */
  assetOrigin: originUrl(
    'must not have a path; images are loaded from below base there',
    "'https://assets.example.org'",
  ).optional(),
  /** One image, or one for each appearance. An SVG can serve both: `prefers-color-scheme` in it follows the page. */
  logo,
  /** Text beside the logo. Default: the title in the language of the page. */
  logoText: text.optional(),
  /** Favicon, a file in `public/`. Must be an SVG if `brand` is set. */
  icon: route.meta({ example: "'/icon.svg'" }).optional(),
  /** Colors used outside of the pages. If set, app icons are generated from `icon`. */
  brand: brand.optional(),
  /** Language whose routes have no prefix. */
  lang: z.string().meta({ example: "'en'" }),
  /** Languages of the site, including `lang`, in the order of the language menu. */
  locales: z
    .array(locale)
    .min(1)
    .meta({ example: "[{ lang: 'en', label: 'English', description: '…' }]" }),
  /** Ids of pages that may be missing in some languages; `''` is the home page. */
  untranslated: z.array(z.string()).meta({ example: "['guide/start/quick-start']" }).default([]),
  /** Entries of the top navigation, in order on each side of the bar. Default: none. */
  nav: navItems.default([]),
  /** Sidebars by route prefix, without language prefix. The longest matching prefix applies. */
  sidebar: z
    .record(route, z.array(sidebarNode))
    .meta({ example: "{ '/guide/': ['guide/start/quick-start'] }" })
    .default({}),
  /** Icons in the top navigation, in order. From the sixth on they are in a popup. Default: none. */
  socialLinks: z
    .array(socialLink)
    .meta({ example: "[{ icon: 'github', label: 'GitHub', content: 'https://github.com/…' }]" })
    .default([]),
  /** Release of the software that the pages describe, for programs: `1.0.1`. */
  release: text.meta({ example: "'1.0.1'" }).optional(),
  /** URL of the source repository. */
  repository: repositoryUrl,
  /**
   * Folder that the build replaces, relative to the one with `site.config.ts`. Configurations of
   * hosts are written beside it, to a folder of this name and `-deploy`. Default `dist`.
   */
  outDir: z
    .string()
    .regex(/^(?:\.\.\/)*[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/, { error: 'must be a relative path' })
    .meta({ example: "'../dist'" })
    .default('dist'),
  /** Base URL of edit links. The path below the content folder is appended. */
  editLink: editLink.optional(),
  /** Options of the theme. */
  themeOptions: themeOptions.prefault({}),
  /** Fields that pages of this site can have in their frontmatter: a `z.object`. Default: none. */
  frontmatter: z
    .custom<z.ZodObject>((value) => value instanceof z.ZodObject, {
      error: 'must be a z.object({ … })',
    })
    .meta({ example: 'z.object({ badge: z.string().optional() })' })
    .optional(),
  /** Defaults of code blocks, and transforms. */
  markdown: markdown.prefault({}),
  /** Family of tools, shown as a menu and as cards on the home page. */
  tools: tools.optional(),
  /** The blog. Default: none. */
  blog: blog.optional(),
  /** Search provider and ranking. Default: an index built with the site. */
  search: searchSchema.prefault({}),
  /** Whether visited pages open offline. `false` also deletes the caches of returning readers. */
  offline: z.boolean().default(true),
  /**
   * Writes the content security policy into every document, for hosts that cannot set headers.
   * Overridden by `DOCS_POLICY_IN_DOCUMENTS`.
   */
  policyInDocuments: z.boolean().default(false),
  /** `best` makes files about 7 % smaller. It takes about 25 ms of CPU time per document, and one second for all other files. Default `quick`. */
  compression: z.enum(['quick', 'best']).default('quick'),
  /**
   * Pages with cross-origin isolation, which shared memory needs; without language prefix. Links to
   * and from them are full page loads.
   */
  isolatedPages: z.array(route).meta({ example: "['/editor']" }).default([]),
  /** Further `meta` and `link` elements in the head of a page. Default: none. */
  head: z
    .custom<(page: Page, site: SiteData) => readonly HeadElement[]>(
      (value) => typeof value === 'function',
      { error: 'must be a function that returns elements' },
    )
    .meta({ example: "(page) => [['meta', { name: 'author', content: 'A' }]]" })
    .optional(),
  /** Files of the site that the build writes in addition to those of `public/`. */
  extraFiles: extraFiles.optional(),
  /** URLs never end in `.html`: `cleanUrls` can only be `true`. */
  route: z
    .strictObject({ cleanUrls: z.literal(true).default(true) })
    .meta({ example: '{ cleanUrls: true }' })
    .prefault({}),
  /** `manifest` of the theme folder. */
  theme: themeManifest,
});

export type SiteConfigInput = z.input<typeof siteSchema>;
/** The validated configuration. */
export type SiteConfig = z.output<typeof siteSchema> & {
  /** UI strings by language: those of the theme, with the `labels` of each locale. */
  strings: Readonly<Record<string, EngineStrings>>;
  /** Problems that do not stop a build. */
  warnings: readonly Diagnostic[];
};
