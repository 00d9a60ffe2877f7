import { z } from 'zod';
import { link, localized, route, text } from './schema-primitives.ts';

/** Short label after a text, for example `new`. */
const tag = text.meta({ example: "'new'" });

/** Value of `data-context` on an entry, for custom styles and scripts. */
const context = text.meta({ example: "'experimental'" });

/** An entry of the top navigation. */
export const navItem = z.strictObject({
  /** Text of the entry, or of the button that opens a group. */
  text: localized,
  /** Route without language prefix, or an external URL. */
  link: link.optional(),
  /** Prefix of the routes where the item is active. Default: the folder of `link`. */
  activeMatch: route.meta({ example: "'/guide/'" }).optional(),
  /** Short label after the text, for example `new`. */
  tag: tag.exactOptional(),
  /** Side of the bar. Default `right`. */
  position: z.enum(['left', 'right']).default('right'),
  /** Turns the item into a drop-down group. */
  get items() {
    return navItems.default([]);
  },
});

/** Entries of the top navigation, or of a group in it. */
export const navItems: z.ZodArray<typeof navItem> = z
  .array(navItem)
  .meta({ example: "[{ text: { en: '…', zh: '…' }, link: '/guide/start/' }]" });

const sidebarLink = z.strictObject({
  /** Text of the entry. An entry written as a page id uses the title of the page instead. */
  text: localized,
  /** Route without language prefix, or an external URL, which opens in a new tab. */
  link,
  /** Short label after the text, for example `new`. */
  tag: tag.exactOptional(),
  /** Value of `data-context` on the entry, for custom styles and scripts. */
  context: context.exactOptional(),
});

const sidebarGroup = z.strictObject({
  /** Text above the entries of the group. */
  text: localized,
  /** Page that introduces the group. */
  link: route.meta({ example: "'/guide/start/'" }).optional(),
  /** Short label after the text, for example `new`. */
  tag: tag.exactOptional(),
  /** Value of `data-context` on the entry, for custom styles and scripts. */
  context: context.exactOptional(),
  /** Whether the reader can collapse the group. Default `true`. */
  collapsible: z.boolean().default(true),
  /** Whether the group is collapsed at first. Default `false`. */
  collapsed: z.boolean().default(false),
  /** Entries of the group in order. Groups can be nested. */
  get items() {
    return z.array(sidebarNode).meta({ example: "['guide/start/quick-start']" });
  },
});

/**
 * A page id (`guide/start/quick-start`; `guide/start/` for an index page), or an object: a group, a
 * link, a divider (`dividerType`) or a section header (`sectionHeaderText`, with an optional `tag`).
 */
export const sidebarNode = z.union(
  [
    z.string().regex(/^[^/].*$/),
    sidebarGroup,
    sidebarLink,
    z.strictObject({ dividerType: z.enum(['solid', 'dashed']) }),
    z.strictObject({ sectionHeaderText: localized, tag: tag.exactOptional() }),
  ],
  {
    error:
      "must be a page id ('guide/start/quick-start'), a group { text, items }, a link { text, link }, { dividerType } or { sectionHeaderText }",
  },
);

export type NavItemConfig = z.output<typeof navItem>;
export type SidebarNodeConfig = z.output<typeof sidebarNode>;
