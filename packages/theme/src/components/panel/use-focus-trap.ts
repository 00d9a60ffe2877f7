import { type RefObject, useEffect } from 'react';

const focusable = 'a[href], button:not([disabled]), input, [tabindex="0"]';

/** Tab stops in a panel, without those in collapsed groups. */
function tabStops(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.offsetParent !== null && getComputedStyle(element).visibility === 'visible',
  );
}

function keepFocusInside(panel: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = tabStops(panel);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge && panel.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

/** Keeps the focus inside an element while active. Starts at the link to the current page, otherwise at the first tab stop. */
export function useFocusTrap(element: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    const panel = element.current;
    if (!isActive || !panel) return;
    const stops = tabStops(panel);
    const first = stops.find((stop) => stop.matches('[aria-current=page]')) ?? stops[0];
    // Keeps the scroll position of a panel that was opened before hydration.
    first?.focus({ preventScroll: panel.scrollTop > 0 });
    const listener = (event: KeyboardEvent) => keepFocusInside(panel, event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [element, isActive]);
}
