import { z } from 'zod';
import { type CommonFrontmatter, pageTypes } from '../../contract/page.ts';
import type { SiteConfig } from './site.ts';

const attributeName = z.string().regex(/^[a-z][a-z:-]*$/);

/** Search terms of a page, and of its sections by the id of their heading. */
export type SearchTerms = { keywords?: string[]; sectionKeywords?: Record<string, string[]> };

/** Frontmatter as authors write it. Search terms are not part of the page. */
export type AuthorFrontmatter = CommonFrontmatter & SearchTerms;

const keywords = z.array(z.string().trim().min(2).max(60)).min(1).max(24);

/** Requires a schema for each field of the type and for no other, so that both stay in sync. */
type Rules = {
  [Field in keyof Required<AuthorFrontmatter>]: z.ZodType<Required<AuthorFrontmatter>[Field]>;
};

const title = z.string().trim().min(1).max(120).meta({ example: "'…'" });

/**
 * Fields between the `---` lines of a page. Every field is optional.
 * A comment here is the reference for authors: `docs/writing.md` links to it.
 */
export const frontmatterSchema = z.strictObject({
  /** Title of the page if it differs from its `# heading`. */
  title: title.exactOptional(),
  /** Follows the title in the browser tab, instead of the title of the site. */
  titleSuffix: title.exactOptional(),
  /** One sentence for search engines and previews, 10 to 200 characters. The checks of this site require 60 to 165 in English and 20 to 110 in Chinese. */
  description: z
    .string()
    .trim()
    .min(10)
    .max(200)
    .meta({ example: "'One sentence that says what the page is about.'" })
    .exactOptional(),
  /** Search terms for the page that its text does not contain: up to 24, of 2 to 60 characters. */
  keywords: keywords.meta({ example: '[bundler, tree shaking]' }).exactOptional(),
  /** The same for sections: `{ <id of the heading>: [term, …] }`. */
  sectionKeywords: z
    .record(z.string(), keywords)
    .meta({ example: '{ first-build: [hello world] }' })
    .exactOptional(),
  /** Extra elements in `<head>`, each `[meta | link, { attribute: value }]`. */
  head: z
    .array(z.tuple([z.enum(['meta', 'link']), z.record(attributeName, z.string().max(2048))]))
    .meta({ example: "[[meta, { name: 'robots', content: 'noindex' }]]" })
    .exactOptional(),
  /** Layout of the page. Default `doc`. */
  pageType: z.enum(pageTypes).exactOptional(),
  /** `false` hides the top navigation. */
  navbar: z.boolean().exactOptional(),
  /** `false` hides the sidebar. */
  sidebar: z.boolean().exactOptional(),
  /** `false` hides the outline of the page. */
  outline: z.boolean().exactOptional(),
  /** `false` hides the links and the footer below the content, in the layout `doc`. */
  footer: z.boolean().exactOptional(),
  /** `true` lists the pages of the section below the text. */
  overview: z.boolean().exactOptional(),
  /** Depths of the headings that an overview lists for this page: 2 to 4, as in the outline. Default `[2]`. */
  overviewHeaders: z
    .array(z.number().int().min(2).max(4))
    .meta({ example: '[2, 3]' })
    .exactOptional(),
  /** Ids of headings that this overview omits from all pages, because every page has them. */
  overviewOmit: z
    .array(z.string().trim().min(1).max(80))
    .meta({ example: '[example, related]' })
    .exactOptional(),
  /** Publication date or time of a blog post in ISO format. */
  date: z
    .union([z.iso.datetime({ offset: true }), z.iso.date()], {
      error: 'is not a valid date: write 2026-01-31 or 2026-01-31T12:00:00Z',
    })
    .exactOptional(),
  /** `false` turns off image zoom and the visible feed link. */
  globalUIComponents: z.boolean().exactOptional(),
} satisfies Rules);

/** The fields of all sites, those that the site adds, and its layouts. */
export function createFrontmatterSchema({
  theme,
  frontmatter,
}: Pick<SiteConfig, 'theme' | 'frontmatter'>): z.ZodObject {
  const layouts = Object.keys(theme.layouts ?? {});
  const pageType = z.enum([...new Set([...pageTypes, ...layouts])]).exactOptional();
  return frontmatterSchema.extend({ ...frontmatter?.shape, pageType });
}
