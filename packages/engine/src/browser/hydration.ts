import { type EarlyInput, pageDataId, siteAttribute } from '../contract/dom.ts';
import { reloadIfOnline } from '../contract/reload-if-online.ts';
import { preload, recordEarlyInput, takeControl } from './early-input.ts';
import { prefetchLink } from './prefetch.ts';

/** Touches report `pointerover`, too. Screen readers and voice control only click. */
const interactionEvents = [
  'pointerover',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'click',
] as const;

let hydration: Promise<void> | undefined;

async function loadApp(input: EarlyInput): Promise<void> {
  // In parallel with the code.
  preload(document.getElementById(pageDataId)?.getAttribute(siteAttribute));
  const early = import('./early.ts').then(({ startEarly }) => startEarly(input));
  const [{ hydrateApp }] = await Promise.all([import('./app.tsx'), early]);
  await hydrateApp(input, record);
}

/** Loads React and hydrates `#root`, once. If that fails, the page stays a document and the next call tries again. */
function hydrate(input: EarlyInput): Promise<void> {
  hydration ??= loadApp(input).catch((error) => {
    hydration = undefined;
    console.error('The interface could not be loaded.', error);
    // The reader is waiting for this click.
    if (takeControl(input)) void reloadIfOnline('app');
  });
  return hydration;
}

/** Also called when React has failed: the next click on a control hydrates what was put in its place. */
function record(): EarlyInput {
  hydration = undefined;
  const input = recordEarlyInput(() => void hydrate(input));
  return input;
}

/** Whether the outline marks what is in view before the reader does more than scroll. */
function marksPlace(): boolean {
  return !navigator.connection?.saveData;
}

function isRealInteraction(event: Event & Partial<PointerEvent>): boolean {
  // Chromium reports a pointer at 0, 0 at some time, even in a crawler.
  if (event.type === 'pointerover') return Boolean(event.clientX || event.clientY);
  // The page, not a panel in it.
  if (event.type === 'scroll') return event.target === document && marksPlace();
  // Autofocus is not an interaction.
  return event.type !== 'focusin' || !(event.target as HTMLElement).autofocus;
}

/** Loads React on the first interaction and hydrates the page. */
export function hydrateOnInteraction(): void {
  const input = record();
  async function onInteraction(event: Event): Promise<void> {
    if (!isRealInteraction(event)) return;
    // Fetch the linked page first: React would compete for bandwidth. Another interaction does not wait.
    if (event.type !== 'keydown') await prefetchLink(event.target);
    for (const type of interactionEvents) removeEventListener(type, onInteraction, true);
    void hydrate(input);
  }
  for (const type of interactionEvents) addEventListener(type, onInteraction, true);
  // The browser has scrolled already: to the hash, or to where the reader was.
  if (scrollY > 0 && marksPlace()) void hydrate(input);
}
