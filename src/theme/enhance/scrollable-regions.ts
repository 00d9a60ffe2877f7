const regions = 'main :is(pre, [role=group])[tabindex]';

function canScroll({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}

/**
 * Makes Tab skip code blocks and tables that cannot scroll. Updated at each Tab, because window size,
 * tabs and line wrapping change that.
 */
export function manageTabStops(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab') return;
    for (const element of document.querySelectorAll<HTMLElement>(regions))
      element.tabIndex = canScroll(element) ? 0 : -1;
  });
}
