import { type RefObject, useEffect } from 'react';

const focusable = 'a[href], button:not([disabled]), input, [tabindex="0"]';

/** What can take the focus; entries of a folded group cannot. */
function listStops(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.offsetParent !== null && getComputedStyle(element).visibility === 'visible',
  );
}

function keepFocusInside(panel: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = listStops(panel);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge && panel.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

/** While it is active, the Tab key stays inside an element. The focus begins at the link of this page, or at the first stop. */
export function useFocusTrap(element: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    const panel = element.current;
    if (!isActive || !panel) return;
    const stops = listStops(panel);
    const first = stops.find((stop) => stop.matches('[aria-current=page]')) ?? stops[0];
    // A panel that was opened and scrolled before React took over stays where it is.
    first?.focus({ preventScroll: panel.scrollTop > 0 });
    const listener = (event: KeyboardEvent) => keepFocusInside(panel, event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [element, isActive]);
}
