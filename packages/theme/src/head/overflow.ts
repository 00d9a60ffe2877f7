import { toInlineScript } from './inline-script.ts';

function trackOverflow(selector: string): void {
  /** Whether lines continue on the next one. */
  function isWrapped({ firstElementChild: code }: Element): boolean {
    if (!code) return false;
    const lineCount = code.textContent.split('\n').length;
    return (
      code.clientHeight > (lineCount + 0.5) * Number.parseFloat(getComputedStyle(code).lineHeight)
    );
  }
  function update(element: HTMLElement): void {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    const canScroll = scrollWidth > clientWidth || scrollHeight > clientHeight;
    if (canScroll) element.tabIndex = 0;
    // The focus stays where it is.
    else if (element !== document.activeElement) element.removeAttribute('tabindex');
    const block = element.closest('figure');
    const isLong = block?.hasAttribute('data-wrap') ? isWrapped(element) : canScroll;
    block?.toggleAttribute('data-overflows', isLong);
  }
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) update(target as HTMLElement);
  });
  function observe(): void {
    for (const element of document.querySelectorAll(selector)) sizes.observe(element);
  }
  new MutationObserver(observe).observe(document, { childList: true, subtree: true });
}

/**
 * Makes code and tables tab stops where they can scroll, which not all browsers do, and marks blocks with lines
 * that can be wrapped with `data-overflows`.
 */
export function overflowScript(): string {
  return toInlineScript(trackOverflow, 'main :is(figure>pre,[role=group])');
}
