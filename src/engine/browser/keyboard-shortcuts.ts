const modifiers = ['Control', 'Meta', 'Alt'];

/** A field takes keys that are pressed alone, and a reader can turn them off: `data-no-single-key` of `<html>`. */
function ignoresSingleKeys(target: EventTarget | null): boolean | undefined {
  // A document or a window has no `matches`.
  return (target as Partial<Element> | null)?.matches?.(
    ':read-write,select,[data-no-single-key] *',
  );
}

/** `Control+K`, `/`: as `aria-keyshortcuts` writes it. */
function formatKeys(event: KeyboardEvent): string {
  const held = modifiers.filter((name) => event.getModifierState(name));
  return [...held, event.key.toUpperCase()].join('+');
}

/** Presses the button whose `aria-keyshortcuts` names the keys; a single key only where it is no text and not turned off. */
export function handleShortcut(event: KeyboardEvent): void {
  // Browsers and extensions that fill in a form press no key.
  if (!event.key || event.isComposing) return;
  const keys = formatKeys(event);
  // Alone, Shift chooses among the signs of a key; with Control it is often a shortcut of the browser.
  if (keys.includes('+') ? event.shiftKey : ignoresSingleKeys(event.target)) return;
  const named = `button[aria-keyshortcuts~=${CSS.escape(keys)}]`;
  for (const button of document.querySelectorAll<HTMLElement>(named)) {
    // What opens in a part that is hidden would hold the page without being seen.
    if (!button.offsetParent) continue;
    event.preventDefault();
    button.click();
  }
}
