import type { SiteData } from '../../contract/site.ts';
import { homeRoute, toHref } from '../../contract/urls.ts';
import { iconFiles } from '../../output-paths.ts';
import { openTag } from './head.ts';

/** Links to icons and web manifest, and the colors of browser UI. */
export function buildIconLinks(site: SiteData): string[] {
  const { icon, base, browserColors: colors, themeOptions } = site;
  if (!icon) return [];
  const source = openTag('link', { rel: 'icon', href: toHref(icon, base) });
  if (!colors) return [source];
  const home = homeRoute(site.lang, site.locales);
  const link = (rel: string, file: string, more = {}): string =>
    openTag('link', { rel, href: base + file, ...more });
  const color = (scheme: 'light' | 'dark'): string =>
    openTag('meta', {
      name: 'theme-color',
      ...(themeOptions.darkMode && { media: `(prefers-color-scheme:${scheme})` }),
      content: colors[scheme],
    });
  return [
    link('icon', iconFiles.favicon, { sizes: '32x32' }),
    source,
    link('apple-touch-icon', iconFiles.touchIcon),
    openTag('link', { rel: 'manifest', href: toHref(home + iconFiles.manifest, base) }),
    color('light'),
    ...(themeOptions.darkMode ? [color('dark')] : []),
  ];
}
