import { findHashTarget } from './hash-target.ts';

function isInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < innerHeight;
}

/**
 * Moves focus from the page heading to the hash target, when that is visible and Tab is pressed. The
 * router focuses the page heading, so Tab would jump back to the top.
 */
export function focusHashTargetOnTab({ key }: KeyboardEvent): void {
  if (key !== 'Tab' || document.activeElement?.tagName !== 'H1') return;
  const target = findHashTarget();
  if (!target || !isInView(target)) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
