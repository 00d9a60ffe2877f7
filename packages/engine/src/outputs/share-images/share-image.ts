import type { Page } from '../../contract/page.ts';
import {
  type ShareImageLayout,
  type ShareImageNode,
  type ShareImageTexts,
  shareImageLogo,
  shareImageSize,
  shareImageTitleSize,
} from '../../contract/share-image.ts';
import type { SiteData } from '../../contract/site.ts';
import { listBreadcrumbs } from '../../document/head/breadcrumbs.ts';

const margin = 80;
const logoSize = 88;

/** Texts for the share image of a page. */
export function shareImageTexts(page: Page, site: SiteData): ShareImageTexts {
  const locale = site.locales.find(({ lang }) => lang === page.lang);
  const sections = listBreadcrumbs(page, site).map(({ text }) => text);
  return {
    siteTitle: site.title,
    title: page.title,
    section: sections.join(' / ') || site.description,
    language: locale?.label ?? page.lang,
  };
}

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

/** The layout of sites without one of their own: name of the site, title, section and language. */
export const defaultShareImage: ShareImageLayout = (
  { siteTitle, title, section, language },
  { background, accent },
) => ({
  type: 'container',
  style: {
    ...shareImageSize,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    padding: margin,
    backgroundColor: background,
    color: '#ffffff',
  },
  children: [
    row(
      [
        {
          type: 'image',
          src: shareImageLogo,
          style: { width: logoSize, height: logoSize },
        },
        text(siteTitle, { fontSize: 52, fontWeight: 700 }),
      ],
      { gap: 24 },
    ),
    text(title, { fontSize: shareImageTitleSize(title), fontWeight: 700, lineHeight: 1.25 }),
    row([text(section, { fontSize: 36, color: accent }), text(language, { fontSize: 36 })], {
      justifyContent: 'space-between',
      gap: 48,
    }),
  ],
});
