import type { Renderer } from '@takumi-rs/core';
import type { SiteData } from '#contract/site.ts';
import { readPublicFile } from '../../content/public-files.ts';
import { shareImageSize } from '../../document/head/social.ts';
import { hash } from '../../files/hash.ts';
import { hashSources } from '../../files/hash-sources.ts';
import type { OutputDir } from '../../files/output-dir.ts';
import type { BuiltPage } from '../../site/describe-pages.ts';
import type { Project } from '../../site/load-project.ts';
import { readShareFonts } from './share-fonts.ts';
import { logoSource, type ShareImage, shareImageLayout, shareImageTexts } from './share-image.ts';

const code = [
  'src/engine/outputs/share-images/share-image.ts',
  'src/engine/outputs/share-images/share-fonts.ts',
  'src/engine/document/head/social.ts',
  'src/engine/outputs/share-images/write-share-images.ts',
  'package-lock.json',
];

/** Loads the renderer and the fonts, which takes a moment, when the first picture is drawn. */
function createImageRenderer(images: readonly ShareImage[]): () => Promise<Renderer> {
  let renderer: Promise<Renderer> | undefined;
  async function load(): Promise<Renderer> {
    const takumi = await import('@takumi-rs/core');
    const created = new takumi.Renderer();
    const fonts = await readShareFonts(images.flatMap((image) => Object.values(image)));
    for (const font of fonts) await created.registerFont(font);
    return created;
  }
  return () => {
    renderer ??= load();
    return renderer;
  };
}

/**
 * Draws a picture for every page, and returns their addresses by route. A picture is named
 * after what it is made from: the same one is not drawn again, and a changed one has another address.
 */
export async function writeShareImages(
  { config, root }: Project,
  sites: readonly SiteData[],
  pages: readonly BuiltPage[],
  output: OutputDir,
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  const { brand } = config;
  if (!brand?.shareImages) return addresses;
  const colors = { background: brand.dark, accent: brand.accent };
  const logo = await readPublicFile(root, config.logo.dark, 'logo.dark');
  const seed = [await hashSources(code), hash(logo), colors];
  const described = pages.flatMap(({ page }) => {
    const own = sites.find(({ lang }) => lang === page.lang);
    return own ? [{ route: page.routePath, image: shareImageTexts(page, own) }] : [];
  });
  const getPainter = createImageRenderer(described.map(({ image }) => image));
  for (const { route, image } of described) {
    const key = hash(JSON.stringify([seed, image]));
    const path = `assets/share.${key.slice(0, 8)}.png`;
    await output.write(path, key, async () => {
      const painter = await getPainter();
      return painter.render(shareImageLayout(image, colors), {
        ...shareImageSize,
        format: 'png',
        images: [{ src: logoSource, data: logo }],
      });
    });
    addresses.set(route, config.base + path);
  }
  return addresses;
}
