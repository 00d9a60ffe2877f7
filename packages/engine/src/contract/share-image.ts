import type { Node } from '@takumi-rs/core';

/** Texts of the share image of a page. */
export type ShareImageTexts = {
  siteTitle: string;
  title: string;
  /** Breadcrumbs of the page, or the description of the site. */
  section: string;
  /** Name of the language in itself. */
  language: string;
};

/** From `brand`: `dark` and `accent`. */
export type ShareImageColors = { background: string; accent: string };

/** A box, a text or an image of a share image, in the terms of Takumi. */
export type ShareImageNode = Node;

export type ShareImageLayout = (texts: ShareImageTexts, colors: ShareImageColors) => ShareImageNode;

/** Source of the logo for image nodes. */
export const shareImageLogo = 'logo';

/** In pixels, as social networks expect it. */
export const shareImageSize = { width: 1200, height: 630 };

/** Font size in pixels for a title of at most three lines. A Chinese character is as wide as two letters. */
export function shareImageTitleSize(title: string): number {
  const width = [...title].reduce(
    (sum, character) => sum + (/\p{Script=Han}/u.test(character) ? 2 : 1.05),
    0,
  );
  if (width <= 22) return 96;
  return width <= 44 ? 80 : 64;
}
