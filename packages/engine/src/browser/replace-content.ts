const focusable = 'a[href],button,input,[tabindex]';

function listPopovers(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[popover]')];
}

/**
 * Resolves when the reader presses nothing in an element: what is replaced between press and release gets no
 * click.
 */
export function whenReleased(root: HTMLElement): Promise<void> {
  if (!root.querySelector(':active')) return Promise.resolve();
  return new Promise((resolve) => {
    // The click comes in the task of the release.
    const release = () => setTimeout(resolve);
    for (const type of ['pointerup', 'pointercancel', 'keyup', 'blur'])
      addEventListener(type, release, { once: true });
  });
}

/**
 * Calls a function that replaces the content of an element with the same content. Popovers that the reader has
 * opened stay open, and the focus stays where it is.
 */
export function replaceContent(root: HTMLElement, replace: () => void): void {
  const wasOpen = listPopovers(root).map((popover) => popover.matches(':popover-open'));
  const focused = [...root.querySelectorAll(focusable)].indexOf(document.activeElement as Element);
  replace();
  for (const [index, popover] of listPopovers(root).entries()) {
    if (wasOpen[index] && !popover.matches(':popover-open')) popover.showPopover();
  }
  if (document.activeElement !== document.body) return;
  root.querySelectorAll<HTMLElement>(focusable)[focused]?.focus({ preventScroll: true });
}
