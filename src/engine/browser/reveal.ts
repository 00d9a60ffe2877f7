/** Opens folded blocks and selects tabs around an element. */
export function reveal(element: HTMLElement): void {
  for (let part: HTMLElement | null = element; part; part = part.parentElement) {
    const { parentElement } = part;
    if (parentElement instanceof HTMLDetailsElement && part.localName !== 'summary') {
      parentElement.open = true;
    }
    if (part.getAttribute('hidden') !== 'until-found') continue;
    // What the browser dispatches for find in page. The theme selects the tab.
    part.dispatchEvent(new Event('beforematch', { bubbles: true }));
    part.hidden = false;
  }
}
