import { noSingleKeyAttribute, shortcutAttribute } from '../contract/dom.ts';

/** Whether keys without a modifier are text here, or turned off by the reader. */
function ignoresSingleKeys(target: EventTarget | null): boolean | undefined {
  // A document or a window has no `matches`.
  return (target as Partial<Element> | null)?.matches?.(
    `:read-write,select,[${noSingleKeyAttribute}] *`,
  );
}

/** The character of a key on Latin keyboards, by its place if that has a character of another script. */
function latinKey({ key, code }: KeyboardEvent): string {
  // The Latin blocks of Unicode come first.
  if (key < '\u0250') return key.toUpperCase();
  // `KeyK`
  return code === 'Slash' ? '/' : code.slice(3);
}

/** `Control+K`, `/`: the format of `aria-keyshortcuts`. */
function formatKeys(event: KeyboardEvent): string {
  const pressed = ['Control', 'Meta', 'Alt'].filter((name) => event.getModifierState(name));
  return [...pressed, latinKey(event)].join('+');
}

/** Clicks the visible button whose `aria-keyshortcuts` contains the pressed keys. */
export function handleShortcut(event: KeyboardEvent): void {
  // Autofill dispatches key events without a key.
  if (!event.key || event.isComposing) return;
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
