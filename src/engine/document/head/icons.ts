import type { SiteData } from '#contract/site.ts';
import { toHref } from '#contract/urls.ts';
import { iconFiles } from '../../output-paths.ts';
import { openTag } from './head.ts';

/** Links to icons and web manifest, and the colors of browser UI. */
export function buildIconLinks({ icon, base, browserColors: colors, theme }: SiteData): string[] {
  if (!icon) return [];
  const source = openTag('link', { rel: 'icon', href: toHref(icon, base) });
  if (!colors) return [source];
  const link = (rel: string, file: string, more = {}): string =>
    openTag('link', { rel, href: base + file, ...more });
  const color = (scheme: 'light' | 'dark'): string =>
    openTag('meta', {
      name: 'theme-color',
      ...(theme.darkMode && { media: `(prefers-color-scheme:${scheme})` }),
      content: colors[scheme],
    });
  return [
    link('icon', iconFiles.favicon, { sizes: '32x32' }),
    source,
    link('apple-touch-icon', iconFiles.touchIcon),
    link('manifest', iconFiles.manifest),
    color('light'),
    ...(theme.darkMode ? [color('dark')] : []),
  ];
}
