/** Scrolls a panel so that `item` is visible. Unlike `scrollIntoView`, it never scrolls the page. */
export function scrollInPanel(panel: Element, item: Element): void {
  const { top, bottom } = item.getBoundingClientRect();
  const { top: start, bottom: end } = panel.getBoundingClientRect();
  if (top < start || bottom > end) panel.scrollTop += top - start - panel.clientHeight / 2;
}
