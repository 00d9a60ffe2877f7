import type { Renderer } from '@takumi-rs/core';
import { throwIfErrors } from '../../diagnostics.ts';
import { shareImageSize } from '../../document/head/social.ts';
import type { BuildStep } from '../build-step.ts';
import { checkCharacters } from './check-characters.ts';
import { readShareFonts } from './share-fonts.ts';
import { logoSource, type ShareImage, shareImageLayout } from './share-image.ts';

/** Loads the renderer and its fonts, which takes a moment, for the first image only. */
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

/** Draws an image for every page, for links that readers share. */
export const writeShareImages: BuildStep = async ({ assets, out, log }) => {
  // Pages with the same texts share an image.
  const images = new Map([...assets.shareImages.values()].map((image) => [image.path, image]));
  const loadRenderer = createImageRenderer([...images.values()].map(({ texts }) => texts));
  throwIfErrors(await checkCharacters([...images.values()]), log);
  for (const { path, key, texts, style } of images.values()) {
    await out.write(path, key, async () => {
      const renderer = await loadRenderer();
      return renderer.render(shareImageLayout(texts, style.colors), {
        ...shareImageSize,
        format: 'png',
        images: [{ src: logoSource, data: style.logo }],
      });
    });
  }
};
