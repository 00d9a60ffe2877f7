import type { Strings } from '../ui-strings/en.ts';

const selector = 'main img[data-zoomable]';

/** The image that an event is about, where readers can zoom. */
function findImage(target: EventTarget | null): HTMLImageElement | undefined {
  const isOff = document.documentElement.dataset.hide?.includes('globalUIComponents');
  if (isOff || !(target instanceof Element)) return undefined;
  return target.closest<HTMLImageElement>(selector) ?? undefined;
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
  document.addEventListener('click', ({ target }) => {
    const image = findImage(target);
    if (image) void open(image, getStrings().zoomedImage);
  });
  document.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter') findImage(target)?.click();
  });
}
