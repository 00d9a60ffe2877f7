import { onDomChange } from './on-dom-change.ts';

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
  const button = block?.querySelector<HTMLButtonElement>('[data-action=wrap]');
  if (button) button.tabIndex = isLong ? 0 : -1;
}

/**
 * Makes code and tables tab stops where they can scroll, which not all browsers do, and marks blocks with lines
 * that can be wrapped with `data-overflows`: elsewhere the button that wraps them is no tab stop.
 */
export function trackOverflow(): void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) update(target as HTMLElement);
  });
  onDomChange(() => {
    const blocks = document.querySelectorAll('main :is(figure>pre,[role=group])');
    for (const block of blocks) sizes.observe(block);
  });
}
