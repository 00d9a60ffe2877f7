function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input,textarea,select'))
  );
}

/** `Control+K`, `/`: as `aria-keyshortcuts` writes it. Browsers and extensions that fill in a form press no key. */
function listKeys({ key = '', ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const keys = [
    ctrlKey && 'Control',
    metaKey && 'Meta',
    altKey && 'Alt',
    shiftKey && key.length > 1 && 'Shift',
  ];
  return [...keys.filter(Boolean), key.toUpperCase()].join('+');
}

/** Presses the button whose `aria-keyshortcuts` names the keys; a single key only outside of fields. */
export function pressShortcut(event: KeyboardEvent): void {
  const keys = listKeys(event);
  if (event.isComposing || (!keys.includes('+') && isTyping(event.target))) return;
  for (const button of document.querySelectorAll<HTMLElement>('button[aria-keyshortcuts]')) {
    if (!button.getAttribute('aria-keyshortcuts')?.split(' ').includes(keys)) continue;
    event.preventDefault();
    button.click();
  }
}
