import { renderToString } from 'react-dom/server';
import {
  announcerId,
  buildAttribute,
  firstScreenId,
  mainId,
  pageAttribute,
  pageDataId,
  progressId,
  rootId,
  routesAttribute,
  siteAttribute,
  themeAttribute,
} from '../contract/dom.ts';
import type { Body, HeadElement, Page } from '../contract/page.ts';
import type { SiteData } from '../contract/site.ts';
import type { ServerComponents, ServerTheme } from '../contract/theme.ts';
import { buildPageHead, openTag } from './head/head.ts';
import { buildIconLinks } from './head/icons.ts';
import { PageView } from './PageView.tsx';
import { writePayload } from './payload.ts';
import { rareMedia } from './rare-media.ts';
import { renderStaticComponents, type StaticInstance } from './static-components.ts';

/** A theme with the components that its manifest names. */
export type LoadedTheme = ServerTheme & ServerComponents;

/** Styles that only some documents need. */
export type PageStyle = {
  /** Letters that begin the class names of these styles, one for each module; a number follows. */
  classPrefixes: string[];
  css: string;
};

/** Styles that only documents in one language need. */
export type LanguageStyle = {
  /** Language code, for example `zh`. */
  lang: string;
  css: string;
};

/** URLs, base path included, and inlined text that every document needs. */
export type DocumentAssets = {
  /** Changes with scripts and styles. */
  build: string;
  /** URL of the router, which starts at once. */
  entry: string;
  /** Styles of every document. */
  css: string;
  /** URL of the styles for rare media. */
  rareStyles?: string;
  /** Styles of documents that use their classes. */
  pageStyles: readonly PageStyle[];
  /** Styles of documents in one language. */
  languageStyles: readonly LanguageStyle[];
  /** URL of the site data in the language of the page. */
  site: string;
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
export type RenderInput = {
  page: Page;
  /** With a placeholder for each static component. */
  body: Body;
  staticInstances: readonly StaticInstance[];
  site: SiteData;
  assets: DocumentAssets;
  /** Elements that the configuration adds to the head of this page. */
  head?: readonly HeadElement[];
};

/** The inline script of the theme, exactly as in every document. */
export function headScript(theme: ServerTheme, site: SiteData): string {
  return theme.headScript?.(site) ?? '';
}

/** Styles that other pages do not need. */
function styleTags(
  { languageStyles, pageStyles }: DocumentAssets,
  lang: string,
  root: string,
): string[] {
  const isUsed = ({ classPrefixes }: PageStyle): boolean =>
    new RegExp(`class="(?:[^"]* )?(?:${classPrefixes.join('|')})\\d`).test(root);
  return [
    ...languageStyles.filter((style) => style.lang === lang),
    ...pageStyles.filter(isUsed),
  ].map(({ css }) => `<style ${pageAttribute}>${css}</style>`);
}

/** The attributes of `<html>`. */
function rootAttributes({ page, site, assets }: RenderInput): Record<string, string> {
  return {
    lang: site.htmlLang,
    [buildAttribute]: assets.build,
    ...(page.pageType === '404' && { [routesAttribute]: assets.routes }),
    // Also without scripts; with them, the theme sets the attribute before the first paint.
    ...(!site.theme.darkMode && { [themeAttribute]: 'light' }),
  };
}

function headTags(
  theme: ServerTheme,
  { page, site, assets, head = [] }: RenderInput,
  root: string,
): string {
  const script = headScript(theme, site);
  const hasFirstScreen = root.includes(` id="${firstScreenId}"`);
  const tags = [
    '<meta charset="utf-8">',
    assets.policy &&
      openTag('meta', { 'http-equiv': 'Content-Security-Policy', content: assets.policy }),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Parts of the page would move while it is parsed. Chromium waits for the start tag.
    `<link rel="expect" href="#${hasFirstScreen ? firstScreenId : mainId}" blocking="render">`,
    ...buildPageHead(page, site, assets.shareImage, head),
    script && `<script>${script}</script>`,
    assets.css && `<style>${assets.css}</style>`,
    assets.rareStyles &&
      `<link rel="stylesheet" href="${assets.rareStyles}" media="${rareMedia.join()}">`,
    ...styleTags(assets, page.lang, root),
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
  const payload = { type: 'application/json', id: pageDataId, [siteAttribute]: assets.site };
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
