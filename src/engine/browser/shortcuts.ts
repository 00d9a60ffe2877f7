const modifiers = ['Control', 'Meta', 'Alt', 'Shift'];

function isTyping(target: EventTarget | null): boolean | undefined {
  // A document or a window has no `matches`.
  return (target as Partial<Element> | null)?.matches?.(':read-write,select');
}

/** `Control+K`, `/`: as `aria-keyshortcuts` writes it. Shift alone chooses among the signs of a key. */
function listKeys(event: KeyboardEvent): string {
  const held = modifiers.filter(
    (name) => event.getModifierState(name) && (name !== 'Shift' || event.key.length > 1),
  );
  return [...held, event.key.toUpperCase()].join('+');
}

/** Presses the button whose `aria-keyshortcuts` names the keys; a single key only outside of fields. */
export function pressShortcut(event: KeyboardEvent): void {
  // Browsers and extensions that fill in a form press no key.
  if (!event.key || event.isComposing) return;
  const keys = listKeys(event);
  if (!keys.includes('+') && isTyping(event.target)) return;
  const named = `button[aria-keyshortcuts~=${CSS.escape(keys)}]`;
  for (const button of document.querySelectorAll<HTMLElement>(named)) {
    // What opens in a part that is hidden would hold the page without being seen.
    if (!button.offsetParent) continue;
    event.preventDefault();
    button.click();
  }
}
