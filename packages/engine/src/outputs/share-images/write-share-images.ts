import type { Renderer } from '@takumi-rs/core';
import { type ShareImageNode, shareImageLogo, shareImageSize } from '../../contract/share-image.ts';
import { throwIfErrors } from '../../diagnostics.ts';
import { once } from '../../files/once.ts';
import type { BuildStep } from '../build-step.ts';
import { checkCharacters } from './check-characters.ts';
import { listTexts } from './list-texts.ts';
import { readShareFonts } from './share-fonts.ts';

/** The renderer with its fonts, which take a moment. */
async function createImageRenderer(images: readonly ShareImageNode[]): Promise<Renderer> {
  const takumi = await import('@takumi-rs/core');
  const renderer = new takumi.Renderer();
  const fonts = await readShareFonts(images.flatMap(listTexts));
  for (const font of fonts) await renderer.registerFont(font);
  return renderer;
}

/** Draws an image for every page, for links that readers share. */
export const writeShareImages: BuildStep = async ({ assets, out, log }) => {
  // Pages with the same texts share an image.
  const images = new Map([...assets.shareImages.values()].map((image) => [image.path, image]));
  const layouts = [...images.values()].map(({ layout }) => layout);
  const loadRenderer = once(() => createImageRenderer(layouts));
  throwIfErrors(await checkCharacters([...images.values()]), log);
  for (const { path, key, layout, logo } of images.values()) {
    await out.write(path, key, async () => {
      const renderer = await loadRenderer();
      return renderer.render(layout, {
        ...shareImageSize,
        format: 'png',
        images: [{ src: shareImageLogo, data: logo }],
      });
    });
  }
};
