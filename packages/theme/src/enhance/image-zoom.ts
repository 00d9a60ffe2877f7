import { navigateEvent, zoomableAttribute } from 'docs-engine/browser';
import { getEarlyInput } from '../components/search/load-search.ts';
import type { Strings } from '../strings.ts';

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

/** Enter and Space click an image like a button. With a modifier they belong to the browser. */
function clickOnKey(event: KeyboardEvent): void {
  const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  const image = findImage(event.target);
  if (!image || isModified || !['Enter', ' '].includes(event.key)) return;
  event.preventDefault();
  image.click();
}

/** Opens zoomable images large, on click, Enter or Space, also on a key that came before hydration. */
export function enhanceImages(getStrings: () => Strings): void {
  applyQuery();
  addEventListener(navigateEvent, () => requestAnimationFrame(applyQuery));
  document.addEventListener('click', ({ target }) => {
    const image = findImage(target);
    if (image) void open(image, getStrings().zoomedImage);
  });
  document.addEventListener('keydown', clickOnKey);
  findImage(getEarlyInput().submittedField ?? null)?.click();
}
