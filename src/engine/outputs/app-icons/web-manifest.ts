import type { SiteData } from '#contract/site.ts';
import { toHref } from '#contract/urls.ts';

/** An icon of the site in pixels; a maskable one may be cut to a circle. */
export type AppIcon = { file: string; size: number; purpose: 'any' | 'maskable' };

export const manifestIcons: readonly AppIcon[] = ([192, 512] as const).flatMap(
  (size): AppIcon[] => [
    { file: `icon-${size}.png`, size, purpose: 'any' },
    { file: `icon-maskable-${size}.png`, size, purpose: 'maskable' },
  ],
);

/** What a device needs to know to keep the site like an app. */
export function buildWebManifest(
  { title, description, base, icon, lang }: SiteData,
  color: string,
): string {
  return JSON.stringify({
    name: title,
    short_name: title,
    description,
    lang,
    start_url: base,
    scope: base,
    display: 'minimal-ui',
    theme_color: color,
    background_color: color,
    icons: [
      ...(icon ? [{ src: toHref(icon, base), sizes: 'any', type: 'image/svg+xml' }] : []),
      ...manifestIcons.map(({ file, size, purpose }) => ({
        src: base + file,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ],
  });
}
