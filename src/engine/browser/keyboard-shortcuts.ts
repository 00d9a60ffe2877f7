import { noSingleKeyAttribute, shortcutAttribute, zoomableAttribute } from '#contract/dom.ts';
import { isUnmodified } from './links.ts';

/** Whether keys without a modifier are text here, or turned off by the reader. */
function ignoresSingleKeys(target: EventTarget | null): boolean | undefined {
  // A document or a window has no `matches`.
  return (target as Partial<Element> | null)?.matches?.(
    `:read-write,select,[${noSingleKeyAttribute}] *`,
  );
}

/** The character of a key on Latin keyboards, by its place if that has a letter of another script. */
function latinKey({ key, code }: KeyboardEvent): string {
  if (/^[ -~\p{Script=Latin}]/u.test(key)) return key.toUpperCase();
  return code === 'Slash' ? '/' : code.replace(/^Key/, '');
}

/** `Control+K`, `/`: the format of `aria-keyshortcuts`. */
function formatKeys(event: KeyboardEvent): string {
  const pressed = ['Control', 'Meta', 'Alt'].filter((name) => event.getModifierState(name));
  return [...pressed, latinKey(event)].join('+');
}

/** On Apple systems, Control and letters edit text: Control+K deletes the rest of a line. */
function isEditingKey({ ctrlKey, target }: KeyboardEvent): boolean | undefined {
  const isApple = /^(?:Mac|iP)/.test(navigator.platform);
  return isApple && ctrlKey && (target as Partial<Element> | null)?.matches?.(':read-write');
}

/** Clicks the visible button whose `aria-keyshortcuts` contains the pressed keys. */
export function handleShortcut(event: KeyboardEvent): void {
  // Autofill dispatches key events without a key.
  if (!event.key || event.isComposing || isEditingKey(event)) return;
  const keys = formatKeys(event);
  // Shift alone selects a character; with Control it is often a shortcut of the browser.
  if (keys.includes('+') ? event.shiftKey : ignoresSingleKeys(event.target)) return;
  const selector = `button[${shortcutAttribute}~=${CSS.escape(keys)}]`;
  for (const button of document.querySelectorAll<HTMLElement>(selector)) {
    // A dialog inside a hidden part would block the page invisibly.
    if (!button.offsetParent) continue;
    event.preventDefault();
    button.click();
  }
}

/** Enter and Space click a zoomable image like a button, also before hydration. */
export function clickImage(event: KeyboardEvent): void {
  const image = (event.target as Partial<HTMLElement> | null)?.closest?.<HTMLElement>(
    `img[${zoomableAttribute}]`,
  );
  if (!image || !isUnmodified(event) || !['Enter', ' '].includes(event.key)) return;
  event.preventDefault();
  image.click();
}
