const bars = '[data-nav], [data-sidebar-bar], [data-outline-bar]';

/**
 * The room that headings keep below the bars is also kept from what takes the focus. What stands in
 * a bar is in it for good: the page would scroll at each press of the Tab key, in vain.
 */
export function enhanceBars(): void {
  let before: number | undefined;
  function stayInBar(): void {
    const top = before;
    before = undefined;
    if (top !== undefined && document.activeElement?.closest(bars))
      scrollTo({ top, behavior: 'instant' });
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab') return;
    // The key can come twice in a frame.
    before ??= scrollY;
    requestAnimationFrame(stayInBar);
  });
}
