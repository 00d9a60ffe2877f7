import { navigateEvent, zoomableAttribute } from '#contract/dom.ts';
import type { Strings } from '../ui-strings/en.ts';

const selector = `main img[${zoomableAttribute}]`;

function findImage(target: EventTarget | null): HTMLImageElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLImageElement>(selector) ?? undefined;
}

/** Makes images plain images if a query parameter turns zooming off. */
function applyQuery(): void {
  if (!document.documentElement.dataset.hide?.includes('globalUIComponents')) return;
  for (const image of document.querySelectorAll(selector)) {
    image.removeAttribute(zoomableAttribute);
    image.removeAttribute('tabindex');
  }
}

async function open(image: HTMLImageElement, label: string): Promise<void> {
  image.ariaBusy = 'true';
  try {
    const { openZoom } = await import('./zoom-viewer.ts');
    await openZoom(image, label);
  } catch (error) {
    console.warn('The image cannot be zoomed.', error);
  }
  image.ariaBusy = null;
}

/** Opens zoomable images large. The router clicks them on Enter and Space. */
export function enhanceImages(getStrings: () => Strings): void {
  applyQuery();
  addEventListener(navigateEvent, () => requestAnimationFrame(applyQuery));
  document.addEventListener('click', ({ target }) => {
    const image = findImage(target);
    if (image) void open(image, getStrings().zoomedImage);
  });
}
