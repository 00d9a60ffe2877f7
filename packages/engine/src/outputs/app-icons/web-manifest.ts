import type { SiteData } from '../../contract/site.ts';
import { homeRoute, toHref } from '../../contract/urls.ts';
import { manifestIcons } from '../../output-paths.ts';

/** The web app manifest of one language, as JSON. */
export function buildWebManifest(
  { title, description, base, icon, lang, htmlLang, locales }: SiteData,
  color: string,
): string {
  const home = toHref(homeRoute(lang, locales), base);
  return JSON.stringify({
    id: home,
    name: title,
    short_name: title,
    description,
    lang: htmlLang,
    start_url: home,
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
