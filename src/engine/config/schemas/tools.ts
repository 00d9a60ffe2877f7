import { z } from 'zod';
import { localized, localizedAddress, route, text, url } from './schema-primitives.ts';

const toolLink = z.strictObject({
  /** The same in all languages; `cards` names the tool by it. */
  name: text,
  /** Text below the name, in the menu and on the card. */
  description: localized,
  /** A file in `public/`, legible at 20 px on light and dark. */
  logo: route,
  /**
   * Size of the logo in the menu, 0.5 to 2. The theme has three steps only: 0.85 for all below 1,
   * 1 itself, and 1.15 for all above. Cards show every logo in the same size. Default 1.
   */
  logoScale: z.number().min(0.5).max(2).default(1),
  /** Address of the tool's own site, for all languages or for each; opens in a new tab. */
  url: localizedAddress,
  /** Text of the link on the card of the home page. */
  cardText: localized.optional(),
});

/** A family of tools that the site belongs to. */
export const tools = z.strictObject({
  /** Name of the family, the same in all languages: the first link of the menu, and the heading above the cards. */
  title: text,
  /** Text between the name and the cards of the home page. */
  tagline: localized,
  /** Page of the organisation. */
  url: url,
  /** What opens the menu besides keyboard and tap. Default `hover`. */
  trigger: z.enum(['hover', 'click']).default('hover'),
  /** At least one, in the order of the menu. */
  links: z.array(toolLink).min(1),
  /** Names of the tools with a card, in the order of the cards. */
  cards: z.array(z.string()).default([]),
});

export type ToolsConfig = z.output<typeof tools>;
