/** Scrolls a panel until a part of it is in view, and nothing else: `scrollIntoView` would move the page, too. */
export function scrollInPanel(panel: Element, part: Element): void {
  const { top, bottom } = part.getBoundingClientRect();
  const { top: start, bottom: end } = panel.getBoundingClientRect();
  if (top < start || bottom > end) panel.scrollTop += top - start - panel.clientHeight / 2;
}
