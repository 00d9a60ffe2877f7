import type { Zoom } from 'medium-zoom';
import type { Strings } from '../ui-strings/en.ts';

const selector = 'main img[data-zoomable]';
/** Somewhat longer than the transition in `base.css`. */
const transitionTime = 350;

let zoom: Promise<Zoom> | undefined;
let opener: HTMLElement | undefined;

/** The library waits for the end of a transition, which does not come when nothing moves. */
function endTransition(): void {
  for (const image of document.querySelectorAll('.medium-zoom-image--opened')) {
    image.dispatchEvent(new Event('transitionend'));
  }
}

function onOpen(label: string): void {
  const overlay = document.querySelector<HTMLElement>('.medium-zoom-overlay');
  overlay?.setAttribute('role', 'dialog');
  overlay?.setAttribute('aria-modal', 'true');
  overlay?.setAttribute('aria-label', label);
  overlay?.setAttribute('tabindex', '-1');
  overlay?.focus({ preventScroll: true });
  for (const image of document.querySelectorAll('.medium-zoom-image--opened')) {
    image.removeAttribute('tabindex');
    image.removeAttribute('data-zoomable');
  }
  setTimeout(endTransition, transitionTime);
}

async function loadZoom(getStrings: () => Strings): Promise<Zoom> {
  const { default: createZoom } = await import('medium-zoom/dist/pure/index.js');
  const created = createZoom({ margin: 0, background: 'var(--color-page)', scrollOffset: 40 });
  created.on('open', () => requestAnimationFrame(() => onOpen(getStrings().zoomedImage)));
  created.on('close', () => setTimeout(endTransition, transitionTime));
  created.on('closed', () => opener?.focus({ preventScroll: true }));
  return created;
}

function findImage(target: EventTarget | null): HTMLElement | undefined {
  const isOff = document.documentElement.dataset.hide?.includes('globalUIComponents');
  if (isOff || !(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>(selector) ?? undefined;
}

async function openZoom(image: HTMLElement, getStrings: () => Strings): Promise<void> {
  zoom ??= loadZoom(getStrings);
  opener = image;
  const loaded = await zoom;
  // The library listens on the document, too: it must not see the press that got here.
  await new Promise((resolve) => setTimeout(resolve));
  // Attached images open by themselves from the second press on.
  if (!loaded.getImages().includes(image)) {
    loaded.attach(image);
    await loaded.open({ target: image });
  }
}

/** Shows an image of the content in the size of the window, by press or by Enter. */
export function enhanceImages(getStrings: () => Strings): void {
  document.addEventListener('click', ({ target }) => {
    const image = findImage(target);
    if (image) void openZoom(image, getStrings);
  });
  document.addEventListener('keydown', (event) => {
    const image = event.key === 'Enter' ? findImage(event.target) : undefined;
    if (image) image.click();
    if (event.key === 'Escape') endTransition();
  });
}
