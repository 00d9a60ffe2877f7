import { findHashTarget } from './scroll-restoration.ts';

function isInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < innerHeight;
}

/**
 * After a navigation the heading of the page has the focus. A reader who is at the one that the
 * hash names goes on from there with the Tab key, and is not thrown back to the top.
 */
export function focusHashTargetOnTab({ key }: KeyboardEvent): void {
  if (key !== 'Tab' || document.activeElement?.tagName !== 'H1') return;
  const target = findHashTarget();
  if (!target || !isInView(target)) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
