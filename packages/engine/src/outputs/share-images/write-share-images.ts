import { shareImageLogo, shareImageSize } from '../../contract/share-image.ts';
import { throwIfErrors } from '../../diagnostics.ts';
import { once } from '../../files/once.ts';
import type { BuildStep } from '../build-step.ts';
import { checkCharacters } from './check-characters.ts';
import { listTexts } from './list-texts.ts';
import { createRenderer } from './share-fonts.ts';

/** Draws an image for every page, for links that readers share. */
export const writeShareImages: BuildStep = async ({ assets, out, log }) => {
  // Pages with the same texts share an image.
  const images = new Map([...assets.shareImages.values()].map((image) => [image.path, image]));
  const texts = [...images.values()].flatMap(({ layout }) => listTexts(layout));
  const loadRenderer = once(() => createRenderer(texts));
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
