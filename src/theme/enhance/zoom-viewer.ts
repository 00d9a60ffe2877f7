import createZoom from 'medium-zoom/dist/pure/index.js';
import { adoptStyles } from '../adopt-styles.ts';
import styles from './zoom-viewer.css?inline';

/** Somewhat longer than the transition of the styles. */
const transitionTime = 350;

let opener: HTMLImageElement | undefined;

// Before the library registers its own listeners: on `window` the order counts.
for (const type of ['pointerdown', 'keydown', 'scroll', 'resize']) {
  addEventListener(type, endTransition, { capture: true, passive: true });
}
const zoom = createZoom({ margin: 0, background: 'var(--color-page)', scrollOffset: 40 });

function listOpened(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.medium-zoom-image--opened')];
}

/**
 * The library does nothing until its transition has ended, and no end comes where
 * nothing moves. So a reader who wants out in the middle of it ends it.
 */
function endTransition(): void {
  const images = listOpened();
  // The library cannot close before the large image has joined the normal one.
  if (opener?.hasAttribute('data-zoom-src') && images.length < 2) return;
  for (const image of images) image.dispatchEvent(new Event('transitionend'));
}

function keepFocusInside(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.preventDefault();
  if (event.key === 'Enter' || event.key === ' ') void zoom.close();
}

function onOpen(label: string): void {
  const overlay = document.querySelector<HTMLElement>('.medium-zoom-overlay');
  overlay?.setAttribute('role', 'dialog');
  overlay?.setAttribute('aria-modal', 'true');
  overlay?.setAttribute('aria-label', label);
  overlay?.setAttribute('aria-description', opener?.alt ?? '');
  overlay?.setAttribute('tabindex', '-1');
  overlay?.addEventListener('keydown', keepFocusInside);
  overlay?.focus({ preventScroll: true });
  for (const image of listOpened()) {
    image.removeAttribute('tabindex');
    image.removeAttribute('data-zoomable');
    image.setAttribute('aria-hidden', 'true');
  }
  setTimeout(endTransition, transitionTime);
}

/** The large form of an image, where it has one, in the cache of the browser before it is shown. */
async function loadLarge(image: HTMLImageElement): Promise<void> {
  const { zoomSrc } = image.dataset;
  if (!zoomSrc) return;
  const large = new Image();
  large.src = zoomSrc;
  image.style.cursor = 'progress';
  try {
    await large.decode();
  } catch {
    console.warn(`The large image ${zoomSrc} could not be loaded: the normal one is shown.`);
    delete image.dataset.zoomSrc;
  } finally {
    image.style.cursor = '';
  }
}

/** Ends the scroll that the focus has begun, which the library would take for one of the reader. */
function endScroll(image: HTMLImageElement): void {
  if (image.matches(':focus-visible'))
    image.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  scrollTo({ top: scrollY, behavior: 'instant' });
}

/**
 * Shows an image in the size of the window, as a dialog with this name; nothing when the
 * reader has left its page before it was there.
 */
export async function openZoom(image: HTMLImageElement, label: string): Promise<void> {
  await loadLarge(image);
  // The library listens on the document, too: it must not see the press that got here. And a
  // scroll that has not begun cannot be ended.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  if (!image.isConnected) return;
  endScroll(image);
  zoom.attach(image);
  opener = image;
  const opened = zoom.open({ target: image });
  requestAnimationFrame(() => onOpen(label));
  await opened;
}

adoptStyles(styles);
zoom.on('close', () => setTimeout(endTransition, transitionTime));
zoom.on('closed', () => {
  opener?.focus({ preventScroll: true });
  opener = undefined;
  // The library still counts the image as open, and would close it once more.
  queueMicrotask(() => zoom.detach());
});
addEventListener('docs:navigate', () => void zoom.close());
// What opens above the image would be closed by the same key as the image.
addEventListener('beforetoggle', () => void zoom.close(), true);
