import type { Strings } from '../ui-strings/en.ts';

const selector = 'main img[data-zoomable]';

function findImage(target: EventTarget | null): HTMLImageElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLImageElement>(selector) ?? undefined;
}

/** Where a query parameter turns zooming off, an image is nothing but an image. */
function turnOff(): void {
  if (!document.documentElement.dataset.hide?.includes('globalUIComponents')) return;
  for (const image of document.querySelectorAll(selector)) {
    image.removeAttribute('data-zoomable');
    image.removeAttribute('tabindex');
  }
}

async function open(image: HTMLImageElement, label: string): Promise<void> {
  try {
    const { openZoom } = await import('./zoom-viewer.ts');
    await openZoom(image, label);
  } catch (error) {
    console.warn('The image cannot be zoomed.', error);
  }
}

/** Shows an image of the content in the size of the window, by press or by Enter. */
export function enhanceImages(getStrings: () => Strings): void {
  turnOff();
  addEventListener('docs:navigate', () => requestAnimationFrame(turnOff));
  document.addEventListener('click', ({ target }) => {
    const image = findImage(target);
    if (image) void open(image, getStrings().zoomedImage);
  });
  document.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter') findImage(target)?.click();
  });
}
