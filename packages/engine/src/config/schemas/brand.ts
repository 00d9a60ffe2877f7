import { z } from 'zod';
import type { ShareImageLayout } from '../../contract/share-image.ts';

const color = z.string().regex(/^#[\da-f]{6}$/i);

/**
 * Lays out a share image of 1200 × 630 pixels from texts and colors, as a tree of nodes. Runs for
 * each page: it must not depend on anything else.
 */
const layout = z.custom<ShareImageLayout>((value) => typeof value === 'function');

/** Colors of app icons, share images and the browser UI. */
export const brand = z
  .strictObject({
    /** Background of a page in the light appearance. */
    light: color.meta({ example: "'#ffffff'" }),
    /** Background of a page in the dark appearance. */
    dark: color.meta({ example: "'#171412'" }),
    /** Color that contrasts with `dark`. */
    accent: color.meta({ example: "'#f97316'" }),
    /**
     * Draws an image of every page, which other sites show beside a link to it: `true` in the layout
     * of the engine, a function in one of its own. Default `false`.
     */
    shareImages: z
      .union([z.boolean(), layout], { error: 'must be true, false, or a function' })
      .default(false),
  })
  .meta({ example: "{ light: '#ffffff', dark: '#171412', accent: '#f97316' }" });
