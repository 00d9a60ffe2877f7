import { pageDataId } from '#contract/dom.ts';
import { isUnmodified } from './links.ts';
import { prefetchLink } from './prefetch.ts';

/** A touch is a pointer, too. */
const interactionEvents = ['pointerover', 'wheel', 'keydown', 'focusin', 'input'] as const;

let waking: Promise<void> | undefined;
/** What was pressed too early, each with its place among the buttons of the same name. */
export const earlyInput = new Map<HTMLElement, number>();

type Pressed = HTMLButtonElement & { ahead?: Promise<Response | undefined> };

const enterCode = 13;
const pressable = '#root :is(button,[role=tab],[data-zoomable])';

/** The buttons of the same name, itself among them, in their order on the page. */
export function listNamesakes(button: HTMLElement): HTMLElement[] {
  const nameOf = ({ ariaLabel, textContent }: HTMLElement) => ariaLabel ?? textContent;
  const all = document.querySelectorAll<HTMLElement>(pressable);
  return [...all].filter((other) => nameOf(other) === nameOf(button));
}

/**
 * A press that came too early is repeated once somebody listens; `value` says what was selected then,
 * and `ahead` is the answer with what `data-ahead` names, so that it comes beside React.
 * Enter presses what is no button, too; a field finds the last key that was pressed in it as `lastKey`.
 */
export function recordEarlyInput(event: Event & Partial<KeyboardEvent>): void {
  // In a composition it is another one, whatever the key.
  const { keyCode } = event;
  if (keyCode) {
    (event.target as EventTarget & { lastKey?: unknown }).lastKey = isUnmodified(event) && keyCode;
    if (keyCode !== enterCode) return;
  }
  // A document or a window has no `closest`.
  const button = (event.target as Partial<Element> | null)?.closest?.<Pressed>(pressable);
  if (!button || (keyCode && button instanceof HTMLButtonElement)) return;
  void hydrate();
  const { ahead } = button.dataset;
  if (ahead) button.ahead = fetch(ahead).catch(() => undefined);
  // What it opens takes the focus, and the selection goes with it.
  button.value = `${getSelection()}`;
  // What the browser opens by itself needs no repetition.
  if (button.popoverTargetElement || button.commandForElement) return;
  event.preventDefault();
  event.stopPropagation();
  earlyInput.set(button, listNamesakes(button).indexOf(button));
}

async function start(): Promise<void> {
  // React asks for it next: it comes beside the code, and from the cache then. Whoever asks again is told of a failure.
  const payload = document.getElementById(pageDataId) as HTMLElement;
  fetch(payload.dataset.site as string).catch(() => {});
  const app = await import('./app.tsx');
  await app.hydrateApp();
}

/** Browsers remember a module that failed for as long as the document lives: a press asks for a new one. */
function reloadIfOnline(): void {
  if (earlyInput.size) {
    fetch('', { method: 'HEAD' }).then(
      (handleRequest) => handleRequest.ok && location.reload(),
      () => {},
    );
  }
  earlyInput.clear();
}

/** Loads React and lets it take over `#root`. Without it the page stays a plain document. */
function hydrate(): Promise<void> {
  waking ??= start().catch((error) => {
    waking = undefined;
    console.error('The interface could not be loaded.', error);
    reloadIfOnline();
  });
  return waking;
}

/** Waits for the first sign of a reader. */
export function hydrateOnInteraction(): void {
  addEventListener('click', recordEarlyInput, true);
  addEventListener('keydown', recordEarlyInput, true);
  async function onInteraction(
    event: Event & Partial<PointerEvent & KeyboardEvent>,
  ): Promise<void> {
    // Without a reader, in a crawler for example, Chromium reports a pointer at 0, 0 at some time.
    if (event.type === 'pointerover' && !event.clientX && !event.clientY) return;
    // A field that takes the focus by itself is no sign of a reader.
    if (event.type === 'focusin' && (event.target as HTMLElement).autofocus) return;
    // Who points at a link needs the line for the page behind it: React comes then, or with the next sign.
    if (!event.keyCode) await prefetchLink(event);
    for (const sign of interactionEvents) removeEventListener(sign, onInteraction, true);
    void hydrate();
  }
  for (const sign of interactionEvents) addEventListener(sign, onInteraction, true);
}
