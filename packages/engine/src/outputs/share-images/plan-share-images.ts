import { readPublicFile } from '../../content/public-files.ts';
import type { Page } from '../../contract/page.ts';
import type { SiteData } from '../../contract/site.ts';
import { hash, hashSources } from '../../files/hash.ts';
import { assetsDir } from '../../output-paths.ts';
import type { Site } from '../../site/create-site.ts';
import type { Project } from '../../site/load-project.ts';
import { type ShareImage, type ShareImageStyle, shareImageTexts } from './share-image.ts';

/** The share image of a page, before it is drawn. */
export type ShareImageFile = {
  /** Below the output folder; named after everything it is drawn from. */
  path: string;
  /** With the base. */
  url: string;
  key: string;
  /** Source of the page. */
  file: string;
  texts: ShareImage;
  style: ShareImageStyle;
};

/**
 * Plans an image for every page, by route path. URLs must survive changes of other code, so their
 * hash covers this folder only.
 */
export async function planShareImages(
  { config, root }: Project,
  { data, pages }: Pick<Site, 'data' | 'pages'>,
): Promise<Map<string, ShareImageFile>> {
  const { brand } = config;
  if (!brand?.shareImages) return new Map();
  const style: ShareImageStyle = {
    colors: { background: brand.dark, accent: brand.accent },
    logo: await readPublicFile(root, config.logo.dark, 'logo.dark'),
  };
  const sources = await hashSources([
    'packages/engine/src/outputs/share-images',
    'package-lock.json',
  ]);
  const seed = [sources, hash(style.logo), style.colors];
  function plan(page: Page, site: SiteData): ShareImageFile {
    const texts = shareImageTexts(page, site);
    const key = hash(JSON.stringify([seed, texts]));
    const path = `${assetsDir}share.${key.slice(0, 8)}.png`;
    return { path, url: config.base + path, key, file: page._filepath, texts, style };
  }
  return new Map(
    [...pages.values()].flatMap((page) => {
      const site = data.find(({ lang }) => lang === page.lang);
      return site ? [[page.routePath, plan(page, site)] as const] : [];
    }),
  );
}
