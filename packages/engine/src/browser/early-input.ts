import {
  type EarlyInput,
  pageDataId,
  preloadAttribute,
  rootId,
  scriptsAttribute,
  zoomableAttribute,
} from '../contract/dom.ts';
import { isUnmodified } from './links.ts';

const controls = `#${rootId} :is(button,[${zoomableAttribute}])`;
let recording = new AbortController();

/** Requests a file, if there is one, that the app will fetch. The app handles errors then. */
export function preload(href: string | null | undefined, rel = 'preload', as = 'fetch'): void {
  if (!href) return;
  const link = document.createElement('link');
  Object.assign(link, { rel, as, crossOrigin: '', href });
  document.head.append(link);
}

/** Requests what a control needs once the app has loaded: its data, and the scripts that read them. */
function preloadFor(control: Element): void {
  const href = control.getAttribute(preloadAttribute);
  preload(href);
  const scripts = href && document.getElementById(pageDataId)?.getAttribute(scriptsAttribute);
  if (scripts) for (const script of scripts.split(' ')) preload(script, 'modulepreload', 'script');
}

/** Returns the recorded control, which does not wait any longer. */
export function takeControl(input: EarlyInput): HTMLElement | undefined {
  const { control } = input;
  if (control) control.ariaBusy = null;
  input.control = undefined;
  return control;
}

/** Records input that only the hydrated page can handle. A click on a control calls `hydrate`. */
export function recordEarlyInput(hydrate: () => void): EarlyInput {
  const input: EarlyInput = {};
  recording.abort();
  recording = new AbortController();

  function onClick(event: Event): void {
    // A document or a window has no `closest`.
    const target = event.target as Partial<Element>;
    // The head script of the theme has answered.
    if (event.defaultPrevented) return;
    const control = target.closest?.<HTMLButtonElement>(controls);
    if (!control) return;
    hydrate();
    preloadFor(control);
    // Opening a dialog moves the focus, which clears the selection.
    input.selectedText = `${getSelection()}`;
    // The browser opens popovers and dialogs natively.
    if (control.popoverTargetElement || control.commandForElement) return;
    event.preventDefault();
    event.stopPropagation();
    takeControl(input);
    input.control = control;
    control.ariaBusy = 'true';
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { keyCode, target } = event;
    // Autofill dispatches key events without a code.
    if (!keyCode) return;
    const isOnImage = (target as Partial<Element>).matches?.(`[${zoomableAttribute}]`);
    const isSpaceOnImage = isOnImage && isUnmodified(event) && event.key === ' ';
    // The page would scroll.
    if (isSpaceOnImage) event.preventDefault();
    // 13 is Enter. `key` is also Enter when Safari ends a composition.
    const isEnter = isUnmodified(event) && keyCode === 13;
    input.submittedField = isEnter || isSpaceOnImage ? target : null;
  }

  const options = { capture: true, signal: recording.signal };
  addEventListener('click', onClick, options);
  addEventListener('keydown', onKeyDown, options);
  return input;
}

/** Stops recording and clicks the recorded control again, now that it works. */
export function replayEarlyClick(input: EarlyInput): void {
  recording.abort();
  takeControl(input)?.click();
}
