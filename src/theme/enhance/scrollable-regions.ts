const scrollers = 'main :is(pre, [role=group])[tabindex]';

function canScroll({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}

/**
 * Of code and tables, the Tab key stops only at what can be scrolled. Looked at when the key is
 * pressed: the size of the window, a tab and the wrapping of lines change it.
 */
export function manageTabStops(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab') return;
    for (const element of document.querySelectorAll<HTMLElement>(scrollers))
      element.tabIndex = canScroll(element) ? 0 : -1;
  });
}
