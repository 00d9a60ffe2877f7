import { z } from 'zod';
import { text, validateUrl } from './schema-primitives.ts';

/** Schemes that a social link can start with. */
const absoluteUrl = /^(?:https?:\/\/|mailto:|tel:)\S+$/;

/** An icon in the top navigation. */
export const socialLink = z
  .strictObject({
    /** Name of an icon of the theme, or an SVG, which is inserted as is. */
    icon: z
      .union([z.enum(['github', 'x', 'discord']), z.strictObject({ svg: z.string().min(1) })], {
        error: `must be one of "github", "x", "discord", or an SVG: { svg: '<svg …>' }`,
      })
      .meta({ example: "'github'" }),
    /** Accessible name. */
    label: text.meta({ example: "'GitHub'" }),
    /** `link` opens `content` in a new tab. The other modes show it in a popup: as text, image (`img`) or HTML (`dom`). Default `link`. */
    mode: z.enum(['link', 'text', 'img', 'dom']).default('link'),
    /** Depends on `mode`: an absolute URL, a text, an image in `public/`, or HTML, which is inserted as is. At most 2048 characters. */
    content: z.string().min(1).max(2048).meta({ example: "'https://github.com/…'" }),
  })
  .refine(({ mode, content }) => mode !== 'link' || absoluteUrl.test(content), {
    path: ['content'],
    error: 'must be an absolute URL in mode "link": https://…',
  })
  .superRefine(({ mode, content }, { issues }) => {
    if (mode !== 'link') return;
    issues.push(...validateUrl(content).map((issue) => ({ ...issue, path: ['content'] })));
  });
