import { z } from 'zod';
import { localized, localizedUrl, route, text, url } from './schema-primitives.ts';

const toolLink = z.strictObject({
  /** Name of the tool, the same in all languages. Referenced by `cards`. */
  name: text.meta({ example: "'Sample'" }),
  /** Text below the name, in the menu and on the card. */
  description: localized,
  /** A file in `public/`, legible at 20 px on light and dark. */
  logo: route.meta({ example: "'/tools/sample.svg'" }),
  /**
   * Size of the logo in the menu, 0.5 to 2. The theme has three steps only: 0.85 for all below 1,
   * 1 itself, and 1.15 for all above. Cards show all logos at the same size. Default 1.
   */
  logoScale: z.number().min(0.5).max(2).meta({ example: '1' }).default(1),
  /** Website of the tool, for all languages or for each. Opens in a new tab. */
  url: localizedUrl,
  /** Text of the link on the card of the home page. */
  cardText: localized.optional(),
});

/** A family of tools that the site belongs to. */
export const tools = z
  .strictObject({
    /** Name of the family, the same in all languages: the first link of the menu, and the heading above the cards. */
    title: text,
    /** Text between the name and the cards of the home page. */
    tagline: localized,
    /** Website of the organization. */
    url,
    /** Opens the menu, in addition to keyboard and tap. Default `hover`. */
    trigger: z.enum(['hover', 'click']).default('hover'),
    /** Tools in the order of the menu, at least one. */
    links: z.array(toolLink).min(1).meta({
      example: "[{ name: '…', description: '…', logo: '/tools/….svg', url: 'https://…' }]",
    }),
    /** Names of the tools with a card, in the order of the cards. */
    cards: z.array(z.string()).meta({ example: "['Sample']" }).default([]),
  })
  .meta({ example: "{ title: '…', tagline: '…', url: 'https://…', links: […] }" });

export type ToolsConfig = z.output<typeof tools>;
