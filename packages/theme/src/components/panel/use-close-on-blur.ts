import { type RefObject, useEffect } from 'react';

/**
 * Closes an open popover when the focus moves elsewhere, because the popover could cover the
 * focused element. Its own button does not count.
 */
export function useCloseOnBlur(
  element: RefObject<HTMLElement | null>,
  isActive: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isActive) return;
    function onFocusIn({ target }: FocusEvent): void {
      const popover = element.current;
      if (!(target instanceof Element) || popover?.contains(target)) return;
      if (target.getAttribute('popovertarget') !== popover?.id) close();
    }
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [element, isActive, close]);
}
