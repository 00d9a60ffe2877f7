import { adoptStyles, navigateEvent } from 'docs-engine/browser';
import styles from './zoom-viewer.css?inline';

/** In pixels. Scrolling further closes the image. */
const scrollTolerance = 40;

/** Loads the large version of an image, or a copy of it if there is none. */
async function loadCopy(image: HTMLImageElement): Promise<HTMLImageElement> {
  const copy = new Image();
  copy.src = image.dataset.zoomSrc ?? image.currentSrc;
  image.style.cursor = 'progress';
  try {
    await copy.decode();
  } catch {
    console.warn(`The large image ${copy.src} could not be loaded.`);
    copy.src = image.currentSrc;
  } finally {
    image.style.cursor = '';
  }
  return copy;
}

/** A focused image can still be scrolling into view. Its position must not change any more. */
async function endScroll(image: HTMLImageElement): Promise<void> {
  let before: number;
  do {
    if (image.matches(':focus-visible'))
      image.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    before = scrollY;
    scrollTo({ top: before, behavior: 'instant' });
    // On a busy machine, a smooth scroll that has begun arrives with one of the next frames.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  } while (scrollY !== before);
}

/** Puts the copy exactly over the image. Returns the transform that centers it as large as possible. */
function placeOver(image: HTMLImageElement, copy: HTMLImageElement): string {
  const { left, top, width, height } = image.getBoundingClientRect();
  Object.assign(copy.style, {
    left: `${left + scrollX}px`,
    top: `${top + scrollY}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  const { clientWidth, clientHeight } = document.documentElement;
  const isVector = /\.svg(?:[?#]|$)/.test(copy.src);
  const limit = (natural: number, size: number, available: number) =>
    (isVector ? available : Math.min(Math.max(natural, size), available)) / size;
  const scale = Math.min(
    limit(copy.naturalWidth, width, clientWidth),
    limit(copy.naturalHeight, height, clientHeight),
  );
  const x = (clientWidth - width) / 2 - left;
  const y = (clientHeight - height) / 2 - top;
  return `translate(${x}px,${y}px) scale(${scale})`;
}

function createDialog(image: HTMLImageElement, label: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom-dialog';
  dialog.ariaLabel = label;
  dialog.setAttribute('aria-description', image.alt);
  return dialog;
}

/** Calls `close` for everything that a reader does to close the image, `remove` when something else opens. */
function listen(
  dialog: HTMLDialogElement,
  { close, remove, signal }: { close: () => void; remove: () => void; signal: AbortSignal },
): void {
  const startY = scrollY;
  dialog.addEventListener('click', close, { signal });
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Tab') event.preventDefault();
      if (['Enter', ' ', 'Escape'].includes(event.key)) {
        event.preventDefault();
        close();
      }
    },
    { signal },
  );
  dialog.addEventListener('close', remove, { signal });
  addEventListener('resize', close, { signal });
  addEventListener('scroll', () => Math.abs(scrollY - startY) > scrollTolerance && close(), {
    signal,
  });
  addEventListener(navigateEvent, remove, { signal });
  addEventListener('beforetoggle', remove, { signal, capture: true });
}

/**
 * Shows an image in the size of the window, in a dialog with this name. Does nothing if the reader
 * leaves the page while it loads.
 */
export async function openZoom(image: HTMLImageElement, label: string): Promise<void> {
  const copy = await loadCopy(image);
  await endScroll(image);
  if (!image.isConnected) return;
  adoptStyles(styles);
  const transform = placeOver(image, copy);
  const dialog = createDialog(image, label);
  copy.className = 'zoom-image';
  // Above the dialog in the top layer, and inert, so that it scrolls with the page.
  copy.popover = 'manual';
  document.body.append(dialog, copy);
  dialog.showModal();
  copy.showPopover();
  image.style.visibility = 'hidden';
  const listeners = new AbortController();

  function remove(): void {
    listeners.abort();
    image.style.visibility = '';
    dialog.close();
    dialog.remove();
    copy.remove();
    image.focus({ preventScroll: true });
  }

  async function close(): Promise<void> {
    dialog.classList.remove('zoom-open');
    copy.style.transform = '';
    await Promise.allSettled(copy.getAnimations().map(({ finished }) => finished));
    if (!listeners.signal.aborted) remove();
  }

  listen(dialog, { close: () => void close(), remove, signal: listeners.signal });
  // Transitions start from styles that have been computed.
  copy.getBoundingClientRect();
  dialog.classList.add('zoom-open');
  copy.style.transform = transform;
}
