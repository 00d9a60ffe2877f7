import type { SiteData } from '#contract/site.ts';
import { toHref } from '#contract/urls.ts';
import { manifestIcons } from '../../output-paths.ts';

/** The web app manifest of the site, as JSON. */
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
