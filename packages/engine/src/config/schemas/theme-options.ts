import { z } from 'zod';
import type { ThemeOptions } from '../../contract/site.ts';
import { route } from './schema-primitives.ts';

/** Options of the theme. */
export const themeOptions = z
  .strictObject({
    /** `false` forces the light appearance. */
    darkMode: z.boolean().default(true),
    /** `always` leaves the top navigation out of all pages; `on scroll` hides it while the reader scrolls down. Default `never`. */
    hideNavbar: z.enum(['never', 'always', 'on scroll']).default('never'),
    /** `auto` redirects first-time visitors to the language of their browser, once. */
    localeRedirect: z.enum(['auto', 'never']).default('auto'),
    /** Fades between light and dark, unless the reader prefers reduced motion. Default `false`. */
    enableAppearanceAnimation: z.boolean().default(false),
    /** Fades from page to page, unless the reader prefers reduced motion. Default `false`. */
    enableContentAnimation: z.boolean().default(false),
    /** Shows a button that scrolls to the top, once the reader has scrolled 100 px down. Default `false`. */
    enableScrollToTop: z.boolean().default(false),
    /** Shows `title` of the frontmatter as a heading on pages without a `# heading`. */
    fallbackHeadingTitle: z.boolean().default(true),
    /** Target of the button on the home page. Default: the first page of the navigation, groups included. */
    getStarted: route.meta({ example: "'/guide/start/quick-start'" }).optional(),
    /** Shows when a page was last changed, according to git. */
    lastUpdated: z.boolean().default(false),
  } satisfies Record<keyof ThemeOptions, z.ZodType>)
  .meta({ example: '{ darkMode: true }' });
