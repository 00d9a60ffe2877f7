import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
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

/** Version of an installed package, which need not export its `package.json`. */
function readVersion(name: string): string {
  const folder = `/node_modules/${name}/`;
  const entry = createRequire(import.meta.url).resolve(name);
  const root = entry.slice(0, entry.lastIndexOf(folder) + folder.length);
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
}

/** Plans an image for every page, by route path. Its URL changes with what it shows. */
export async function planShareImages(
  { config, root }: Project,
  { data, pages }: Pick<Site, 'data' | 'pages'>,
): Promise<Map<string, ShareImageFile>> {
  const { brand } = config;
  if (!brand?.shareImages) return new Map();
  const layout = typeof brand.shareImages === 'function' ? brand.shareImages : defaultShareImage;
  const colors = { background: brand.dark, accent: brand.accent };
  // Another version draws images anew.
  const versions = ['@takumi-rs/core', '@fontsource-variable/noto-sans-sc'].map(readVersion);
  const logo = await readPublicFile(root, config.logo.dark, 'logo.dark');
  function plan(page: Page, site: SiteData): ShareImageFile {
    const image: ShareImageNode = {
      type: 'container',
      style: { fontFamily: shareFont, fontWeight: 400 },
      children: [layout(shareImageTexts(page, site), colors)],
    };
    const key = hash(JSON.stringify([versions, hash(logo), image]));
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
