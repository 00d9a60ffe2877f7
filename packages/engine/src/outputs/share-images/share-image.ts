import type { Node } from '@takumi-rs/core';
import type { Page } from '../../contract/page.ts';
import type { SiteData } from '../../contract/site.ts';
import { listBreadcrumbs } from '../../document/head/breadcrumbs.ts';
import { shareImageSize } from '../../document/head/social.ts';
import { shareFont } from './share-fonts.ts';

/** Texts of the share image of a page. */
export type ShareImage = {
  siteTitle: string;
  title: string;
  /** Breadcrumbs of the page, or the description of the site. */
  section: string;
  /** Name of the language in itself. */
  language: string;
};

export type ShareColors = { background: string; accent: string };

/** The same for all images of a site. `logo` is the content of an image file. */
export type ShareImageStyle = { colors: ShareColors; logo: Uint8Array };

const margin = 80;
const logoSize = 88;
/** Name of the logo in the layout. */
export const logoSource = 'logo';

/** Texts for the share image of a page. */
export function shareImageTexts(page: Page, site: SiteData): ShareImage {
  const locale = site.locales.find(({ lang }) => lang === page.lang);
  const sections = listBreadcrumbs(page, site).map(({ text }) => text);
  return {
    siteTitle: site.title,
    title: page.title,
    section: sections.join(' / ') || site.description,
    language: locale?.label ?? page.lang,
  };
}

/** Font size in pixels for at most three lines. A Chinese character is as wide as two letters. */
function titleSize(title: string): number {
  const width = [...title].reduce(
    (sum, character) => sum + (/\p{Script=Han}/u.test(character) ? 2 : 1.05),
    0,
  );
  if (width <= 22) return 96;
  return width <= 44 ? 80 : 64;
}

type Style = NonNullable<Node['style']>;

function row(children: Node[], style: Style): Node {
  return {
    type: 'container',
    style: { display: 'flex', alignItems: 'center', ...style },
    children,
  };
}

function text(content: string, style: Style): Node {
  return { type: 'text', text: content, style };
}

const inset: Style = { paddingLeft: margin, paddingRight: margin };

/** Below the page, in the tint of what the tool has written. */
const wellStyle: Style = {
  paddingTop: 32,
  paddingBottom: 32,
  borderTop: '2px solid #322d28',
  backgroundColor: '#211d1a',
};

/** A filled book, as before the name of a file that the tool has written. */
function createBook(color: string, band: string): Node {
  const line: Node = { type: 'container', style: { height: 3, backgroundColor: band } };
  return {
    type: 'container',
    style: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: 16,
      height: 42,
      padding: '8px 3px',
      borderRadius: 4,
      backgroundColor: color,
    },
    children: [line, line],
  };
}

/** The image as a tree of nodes: name of the site, title, section and language of the page. */
export function shareImageLayout(
  { siteTitle, title, section, language }: ShareImage,
  { background, accent }: ShareColors,
): Node {
  const brand = row(
    [
      { type: 'image', src: logoSource, style: { width: logoSize, height: logoSize } },
      text(siteTitle, { fontSize: 52, fontWeight: 700 }),
    ],
    { gap: 24, ...inset },
  );
  const foot = row(
    [
      row([createBook(accent, background), text(section, { fontSize: 36 })], { gap: 20 }),
      text(language, { fontSize: 36, color: '#b3aba4' }),
    ],
    { justifyContent: 'space-between', gap: 48, ...inset, ...wellStyle },
  );
  const size = titleSize(title);
  return {
    type: 'container',
    style: {
      ...shareImageSize,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      paddingTop: margin,
      backgroundColor: background,
      color: '#ece7e3',
      fontFamily: shareFont,
      fontWeight: 400,
    },
    children: [
      brand,
      text(title, {
        fontSize: size,
        fontWeight: 700,
        lineHeight: 1.25,
        color: '#ffffff',
        ...inset,
      }),
      foot,
    ],
  };
}
