import { renderToString } from 'react-dom/server';
import {
  announcerId,
  buildAttribute,
  firstScreenId,
  mainId,
  moduleStylesId,
  pageDataId,
  progressId,
  rootId,
  routesAttribute,
  scriptsAttribute,
  siteAttribute,
  themeAttribute,
} from '../contract/dom.ts';
import type { HeadElement } from '../contract/page.ts';
import type { ServerComponents, ServerTheme } from '../contract/theme.ts';
import { buildPageHead, openTag } from './head/head.ts';
import { buildIconLinks } from './head/icons.ts';
import { type LanguageStyle, type ModuleStyle, selectStyles } from './module-styles.ts';
import { nonBlockingMedia } from './non-blocking-media.ts';
import { PageView } from './PageView.tsx';
import { writePayload } from './payload.ts';
import { renderStaticComponents, type StaticInput } from './static-components.ts';

/** A theme with the components that its manifest names. */
export type LoadedTheme = ServerTheme &
  ServerComponents & {
    /** Text of `adopt-modules.ts`. */
    adoptScript: string;
  };

/** URLs, base path included, and inlined text that every document needs. */
export type DocumentAssets = {
  /** Changes with scripts and styles. */
  build: string;
  /** URL of the router, which starts at once. */
  entry: string;
  /** Styles of every document. */
  css: string;
  /** URL of the styles for non-blocking media. */
  nonBlockingStyles?: string;
  /** Styles of documents that use their classes. */
  moduleStyles: readonly ModuleStyle[];
  /** URL of the same styles, for readers without scripts. */
  noScriptStyles?: string;
  /** Styles of documents in one language. */
  languageStyles: readonly LanguageStyle[];
  /** URL of the site data in the language of the page. */
  site: string;
  /** URLs of scripts that a control with `data-preload` needs. */
  preloadedScripts?: string;
  /** URL of the route list, for 404 pages. */
  routes: string;
  /** Content security policy, if documents include it. */
  policy?: string;
  /** URL of the share image. */
  shareImage?: string;
  /** HTML that the dev server adds to `<head>`. */
  devHead?: string;
};

/** Input of one document. */
export type RenderInput = StaticInput & {
  assets: DocumentAssets;
  /** Elements that the configuration adds to the head of this page. */
  head?: readonly HeadElement[];
};

/**
 * Styles of the page. Those of modules and of a language are text, which an inline script adopts: each set
 * of them as a `<style>` would need a hash in the content security policy, also in that of the document that
 * fetches this one.
 */
function styleTags(
  theme: LoadedTheme,
  assets: DocumentAssets,
  lang: string,
  root: string,
): string[] {
  const { css, languageStyles, moduleStyles, nonBlockingStyles, noScriptStyles } = assets;
  const own = selectStyles(moduleStyles, languageStyles, root, lang);
  const link = (href: string, more = ''): string => `<link rel="stylesheet" href="${href}"${more}>`;
  return [
    css && `<style>${css}</style>`,
    ...(noScriptStyles
      ? [
          `<script type="text/css" id="${moduleStylesId}">${own}</script>`,
          `<script>${theme.adoptScript}</script>`,
          `<noscript>${link(noScriptStyles)}</noscript>`,
        ]
      : []),
    // After the script, which would wait for it.
    nonBlockingStyles && link(nonBlockingStyles, ` media="${nonBlockingMedia.join()}"`),
  ].filter((tag) => tag !== undefined);
}

/** The attributes of `<html>`. */
function rootAttributes({ page, site, assets }: RenderInput): Record<string, string> {
  return {
    lang: site.htmlLang,
    [buildAttribute]: assets.build,
    ...(page.pageType === '404' && { [routesAttribute]: assets.routes }),
    // Also without scripts; with them, the theme sets the attribute before the first paint.
    ...(!site.themeOptions.darkMode && { [themeAttribute]: 'light' }),
  };
}

function headTags(
  theme: LoadedTheme,
  { page, site, assets, head = [] }: RenderInput,
  root: string,
): string {
  const { headScript, headOptions } = theme;
  const options = headOptions && { 'data-options': JSON.stringify(headOptions(site)) };
  const hasFirstScreen = root.includes(` id="${firstScreenId}"`);
  const tags = [
    '<meta charset="utf-8">',
    assets.policy &&
      openTag('meta', { 'http-equiv': 'Content-Security-Policy', content: assets.policy }),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Parts of the page would move while it is parsed. Chromium waits for the start tag.
    `<link rel="expect" href="#${hasFirstScreen ? firstScreenId : mainId}" blocking="render">`,
    ...buildPageHead(page, site, assets.shareImage, head),
    headScript && `${openTag('script', options ?? {})}${headScript}</script>`,
    ...styleTags(theme, assets, page.lang, root),
    assets.devHead,
    ...buildIconLinks(site),
    `<script type="module" async src="${assets.entry}"></script>`,
  ];
  return tags.filter(Boolean).join('\n');
}

/** Renders a page as a complete document. */
export function renderDocument(theme: LoadedTheme, input: RenderInput): string {
  const { page, site, assets } = input;
  const body = renderStaticComponents(input, theme);
  const html = renderToString(<PageView theme={theme} page={page} body={body} site={site} />);
  // React adds them for images that follow at once.
  const root = html.replace(/^(?:<link rel="preload" [^>]*>)+/, '');
  const progress = {
    id: progressId,
    role: 'progressbar',
    'aria-label': site.strings.loadingPage,
    hidden: '',
  };
  const payload = {
    type: 'application/json',
    id: pageDataId,
    [siteAttribute]: assets.site,
    ...(assets.preloadedScripts && { [scriptsAttribute]: assets.preloadedScripts }),
  };
  return [
    '<!doctype html>',
    openTag('html', rootAttributes(input)),
    `<head>${headTags(theme, input, root)}</head>`,
    `<body><div id="${rootId}">${root}</div>`,
    `${openTag('div', { id: announcerId, role: 'status' })}</div>`,
    `${openTag('div', progress)}</div>`,
    `${openTag('script', payload)}${writePayload(page, body)}</script>`,
    '</body></html>',
  ].join('\n');
}
