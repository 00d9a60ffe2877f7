import {
  type ShareImageColors,
  type ShareImageNode,
  type ShareImageTexts,
  shareImageLogo,
  shareImageSize,
  shareImageTitleSize,
} from 'docs-engine/theme';

const margin = 80;
const logoSize = 88;

type Style = NonNullable<ShareImageNode['style']>;

function row(children: ShareImageNode[], style: Style): ShareImageNode {
  return {
    type: 'container',
    style: { display: 'flex', alignItems: 'center', ...style },
    children,
  };
}

function text(content: string, style: Style): ShareImageNode {
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
function createBook(color: string, band: string): ShareImageNode {
  const line: ShareImageNode = { type: 'container', style: { height: 3, backgroundColor: band } };
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
export function shareImage(
  { siteTitle, title, section, language }: ShareImageTexts,
  { background, accent }: ShareImageColors,
): ShareImageNode {
  const brand = row(
    [
      { type: 'image', src: shareImageLogo, style: { width: logoSize, height: logoSize } },
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
  const size = shareImageTitleSize(title);
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
