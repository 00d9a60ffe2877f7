import { z } from 'zod';
import type { Frontmatter } from '#contract/page.ts';

const attributeName = z.string().regex(/^[a-z][a-z:-]*$/);

/** What an author writes: what the theme gets to know, and what only the search does. */
export type AuthorFrontmatter = Frontmatter & { keywords?: string[] };

/** A rule for every field of the type, and for no other: schema and contract cannot drift apart. */
type Rules = {
  [Field in keyof Required<AuthorFrontmatter>]: z.ZodType<Required<AuthorFrontmatter>[Field]>;
};

/**
 * What may stand between the `---` lines of a page. Every field is optional.
 * A comment here is the reference for authors: `docs/writing.md` links to it.
 */
export const frontmatterSchema = z.strictObject({
  /** Title of the page where it differs from its `# heading`. */
  title: z.string().trim().min(1).max(120).exactOptional(),
  /** Stands after the title in the browser's tab instead of the title of the site. */
  titleSuffix: z.string().trim().min(1).max(120).exactOptional(),
  /** One sentence for search engines and previews, 10 to 200 characters; the checks of this site ask for 60 to 165 in English and 20 to 110 in Chinese. */
  description: z.string().trim().min(10).max(200).exactOptional(),
  /** What readers call the subject of the page in words that stand nowhere on it, for the search: up to 24 terms of 2 to 60 characters. */
  keywords: z.array(z.string().trim().min(2).max(60)).min(1).max(24).exactOptional(),
  /** Extra elements of the document's head, each `[meta | link, { attribute: value }]`. */
  head: z
    .array(z.tuple([z.enum(['meta', 'link']), z.record(attributeName, z.string().max(2048))]))
    .exactOptional(),
  /** Which layout shows the page. Default `doc`. */
  pageType: z.enum(['doc', 'home', 'custom', 'blank', '404']).exactOptional(),
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
  /** Depths of the headings that an overview shows of this page: 2 to 4, as in the outline. Default `[2]`. */
  overviewHeaders: z.array(z.number().int().min(2).max(4)).exactOptional(),
  /** Ids of headings whose sections this overview leaves out of all pages: parts that every page has. */
  overviewOmit: z.array(z.string().trim().min(1).max(80)).exactOptional(),
  /** Day or moment of publication in ISO form, for blog posts. */
  date: z
    .union([z.iso.datetime({ offset: true }), z.iso.date()], {
      error: 'is not a valid date: write 2026-01-31 or 2026-01-31T12:00:00Z',
    })
    .exactOptional(),
  /** `false` turns off image zoom and the visible feed link. */
  globalUIComponents: z.boolean().exactOptional(),
} satisfies Rules);
