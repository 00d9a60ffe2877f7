import { z } from 'zod';

const color = z.string().regex(/^#[\da-f]{6}$/i);

/** Colors of app icons, share images and the browser UI. */
export const brand = z
  .strictObject({
    /** Background of a page in the light appearance. */
    light: color.meta({ example: "'#ffffff'" }),
    /** Background of a page in the dark appearance. */
    dark: color.meta({ example: "'#171412'" }),
    /** Color that contrasts with `dark`. */
    accent: color.meta({ example: "'#f97316'" }),
    /** Draws an image of every page, which other sites show beside a link to it. Default `false`. */
    shareImages: z.boolean().default(false),
  })
  .meta({ example: "{ light: '#ffffff', dark: '#171412', accent: '#f97316' }" });
