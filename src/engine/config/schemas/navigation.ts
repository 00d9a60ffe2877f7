import { z } from 'zod';
import { link, localized, route, text } from './schema-primitives.ts';

/** Short label after a text, for example `new`. */
const tag = text;

/** An entry of the top navigation. */
export const navItem = z.strictObject({
  /** Words of the entry, or of the button that opens a group. */
  text: localized,
  /** Route without language prefix, or an external address. */
  link: link.optional(),
  /** Start of the routes where the item is active. Default: the folder of `link`. */
  activeMatch: route.optional(),
  /** Short label after the text, for example `new`. */
  tag: tag.exactOptional(),
  /** Side of the bar. Default `right`. */
  position: z.enum(['left', 'right']).default('right'),
  /** Makes the item a drop-down group. */
  get items() {
    return z.array(navItem).default([]);
  },
});

const sidebarLink = z.strictObject({
  /** Words of the entry. A page by its id takes them from its title instead. */
  text: localized,
  /** Route without language prefix, or an external address, which opens in a new tab. */
  link,
  /** Short label after the text, for example `new`. */
  tag: tag.exactOptional(),
  /** Value of `data-context` on the entry, for custom styles and scripts. */
  context: text.exactOptional(),
});

const sidebarGroup = z.strictObject({
  /** Words above the entries of the group. */
  text: localized,
  /** Page that introduces the group. */
  link: route.optional(),
  /** Short label after the text, for example `new`. */
  tag: tag.exactOptional(),
  /** Value of `data-context` on the entry, for custom styles and scripts. */
  context: text.exactOptional(),
  /** Whether the reader can fold the group. Default `true`. */
  collapsible: z.boolean().default(true),
  /** Whether the group is folded at first. Default `false`. */
  collapsed: z.boolean().default(false),
  /** What the group holds, in order; groups can hold groups. */
  get items() {
    return z.array(sidebarNode);
  },
});

/**
 * A page by its id (`guide/start/quick-start`; `guide/start/` for an index page), or a richer node:
 * a group, a link, a line (`dividerType`), or words between entries (`sectionHeaderText`, `tag` behind them).
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
      "must be the id of a page ('guide/start/quick-start'), a group { text, items }, a link { text, link }, { dividerType } or { sectionHeaderText }",
  },
);

export type NavItemConfig = z.output<typeof navItem>;
export type SidebarNodeConfig = z.output<typeof sidebarNode>;
