import { renderToString } from 'react-dom/server';
import { pageDataId } from '#contract/dom.ts';
import type { Body, Page } from '#contract/page.ts';
import type { SiteData } from '#contract/site.ts';
import type { ServerTheme } from '#contract/theme.ts';
import { buildPageHead, escapeHtml, openTag } from './head/head.ts';
import { buildIconLinks } from './head/icons.ts';
import { PageView } from './PageView.tsx';
import { writePayload } from './payload.ts';
import { renderStaticComponents, type StaticInstance } from './static-components.ts';

/** Styles that only some documents need. */
export type PageStyle = {
  /** How the classes of these styles begin: letters, followed by a number. */
  classPrefix: string;
  css: string;
};

/** Addresses and inlined text that every document needs, base path included. */
export type DocumentAssets = {
  /** Names the script and the styles together: another build has another name. */
  build: string;
  /** Address of the router, which starts at once. */
  entry: string;
  /** Styles that every document carries. */
  css: string;
  /** Styles that a document carries when it has their classes. */
  pageStyles: readonly PageStyle[];
  /** Address of the site data in the language of the page. */
  site: string;
  /** Address of the list of routes. Only the 404 page needs it. */
  routes: string;
  /** Content security policy, where documents carry it themselves. */
  policy?: string;
  /** Address of the picture of the page. */
  shareImage?: string;
  /** Markup for the head that only the dev server adds. */
  devHead?: string;
};

/** A page with what its document needs to be complete. */
export type RenderInput = {
  page: Page;
  /** Holds a placeholder for each static component. */
  body: Body;
  staticInstances: readonly StaticInstance[];
  site: SiteData;
  assets: DocumentAssets;
};

/** The inline script of the theme, exactly as it stands in every document. */
export function writeHeadScript(theme: ServerTheme, site: SiteData): string {
  return theme.headScript?.(site) ?? '';
}

/** Marked as part of the page: the router exchanges them with it. */
function writePageStyles(styles: readonly PageStyle[], root: string): string[] {
  return styles
    .filter(({ classPrefix }) => new RegExp(`class="(?:[^"]* )?${classPrefix}\\d`).test(root))
    .map(({ css }) => `<style data-page>${css}</style>`);
}

/** One page as a complete document. */
export function renderDocument(theme: ServerTheme, input: RenderInput): string {
  const { page, site, assets } = input;
  const body = renderStaticComponents(input, theme);
  const script = writeHeadScript(theme, site);
  const routes = page.pageType === '404' ? ` data-routes="${assets.routes}"` : '';
  // Without scripts, too: the script in the head would say it.
  const appearance = site.theme.darkMode ? '' : ' data-theme="light"';
  // The router asks for the site data while React loads.
  const payload = { type: 'application/json', id: pageDataId, 'data-site': assets.site };
  const root = renderToString(<PageView theme={theme} page={page} body={body} site={site} />);
  const head = [
    '<meta charset="utf-8">',
    assets.policy &&
      openTag('meta', { 'http-equiv': 'Content-Security-Policy', content: assets.policy }),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // What stands around the content is painted in one go: it would move while it is parsed.
    '<link rel="expect" href="#main" blocking="render">',
    ...buildPageHead(page, site, assets.shareImage),
    script && `<script>${script}</script>`,
    assets.css && `<style>${assets.css}</style>`,
    ...writePageStyles(assets.pageStyles, root),
    assets.devHead ?? '',
    ...buildIconLinks(site),
    `<script type="module" async src="${assets.entry}"></script>`,
  ].filter(Boolean);
  return [
    '<!doctype html>',
    `<html lang="${page.lang}" data-build="${assets.build}"${routes}${appearance}>`,
    `<head>${head.join('\n')}</head>`,
    `<body><div id="root">${root}</div>`,
    `<div id="announcer" role="status" data-progress-label="${escapeHtml(site.strings.loadingPage)}"></div>`,
    `${openTag('script', payload)}${writePayload(page, body)}</script>`,
    '</body></html>',
  ].join('\n');
}
