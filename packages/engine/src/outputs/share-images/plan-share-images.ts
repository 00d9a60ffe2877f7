import { createRequire } from 'node:module';
import { readPublicFile } from '../../content/public-files.ts';
import type { Page } from '../../contract/page.ts';
import type { ShareImageNode } from '../../contract/share-image.ts';
import type { SiteData } from '../../contract/site.ts';
import { hash } from '../../files/hash.ts';
import { assetsDir } from '../../output-paths.ts';
import type { Site } from '../../site/create-site.ts';
import type { Project } from '../../site/load-project.ts';
import { shareFont } from './share-fonts.ts';
import { defaultShareImage, shareImageTexts } from './share-image.ts';

/** The share image of a page, before it is drawn. */
export type ShareImageFile = {
  /** Below the output folder; named after everything it is drawn from. */
  path: string;
  /** With the base. */
  url: string;
  key: string;
  /** Source of the page. */
  file: string;
  layout: ShareImageNode;
  /** Content of the image file of the logo. */
  logo: Uint8Array;
};

/** An image is drawn again by another version. */
const { version: rendererVersion } = createRequire(import.meta.url)('@takumi-rs/core/package.json');

/** Plans an image for every page, by route path. Its URL changes with what it shows. */
export async function planShareImages(
  { config, root }: Project,
  { data, pages }: Pick<Site, 'data' | 'pages'>,
): Promise<Map<string, ShareImageFile>> {
  const { brand } = config;
  if (!brand?.shareImages) return new Map();
  const layout = typeof brand.shareImages === 'function' ? brand.shareImages : defaultShareImage;
  const colors = { background: brand.dark, accent: brand.accent };
  const logo = await readPublicFile(root, config.logo.dark, 'logo.dark');
  function plan(page: Page, site: SiteData): ShareImageFile {
    const image: ShareImageNode = {
      type: 'container',
      style: { fontFamily: shareFont, fontWeight: 400 },
      children: [layout(shareImageTexts(page, site), colors)],
    };
    const key = hash(JSON.stringify([rendererVersion, hash(logo), image]));
    const path = `${assetsDir}share.${key.slice(0, 8)}.png`;
    return { path, url: config.base + path, key, file: page._filepath, layout: image, logo };
  }
  return new Map(
    [...pages.values()].flatMap((page) => {
      const site = data.find(({ lang }) => lang === page.lang);
      return site ? [[page.routePath, plan(page, site)] as const] : [];
    }),
  );
}
