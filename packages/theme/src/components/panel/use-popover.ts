import { type ToggleEvent, useCallback, useRef, useState } from 'react';
import { usePageChange } from '../../hooks/use-page-change.ts';
import { useCloseOnBlur } from './use-close-on-blur.ts';
import { useCloseWhere } from './use-close-where.ts';
import { useFocusTrap } from './use-focus-trap.ts';
import { useInertOutside } from './use-inert-outside.ts';

export type Popover = ReturnType<typeof usePopover>;

type PopoverOptions = {
  /** Traps the focus and makes the page inert, for popovers that cover it. */
  isModal: boolean;
  /** Media query of the widths at which the popover has no button. It closes there. */
  closeWhere: string;
};

/** The router closes popovers on internal links; this covers external links and files. */
function closeOnLink({ target, ctrlKey, metaKey, shiftKey }: MouseEvent, close: () => void): void {
  const opensElsewhere = ctrlKey || metaKey || shiftKey;
  if (!opensElsewhere && target instanceof Element && target.closest('a[href]')) close();
}

/**
 * State of an element with the `popover` attribute. The browser opens it, closes it on Escape and
 * on outside clicks, and restores the focus, also before hydration. This hook closes it on links,
 * blur and navigation, and keeps the reader inside if `isModal`.
 */
export function usePopover({ isModal, closeWhere }: PopoverOptions) {
  const element = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => {
    if (element.current?.matches(':popover-open')) element.current.hidePopover();
  }, []);

  const ref = useCallback(
    (popover: HTMLDivElement) => {
      const onClick = (event: MouseEvent) => closeOnLink(event, close);
      element.current = popover;
      setOpen(popover.matches(':popover-open'));
      popover.addEventListener('click', onClick);
      return () => {
        popover.removeEventListener('click', onClick);
        element.current = null;
        // An open popover fires no `toggle` event when it is removed.
        setOpen(false);
      };
    },
    [close],
  );

  useFocusTrap(element, isOpen && isModal);
  useInertOutside(element, isOpen && isModal);
  useCloseOnBlur(element, isOpen && !isModal, close);
  useCloseWhere(closeWhere, isOpen, close);
  usePageChange(close);

  function onToggle({ newState, currentTarget }: ToggleEvent<HTMLElement>): void {
    setOpen(newState === 'open');
    // After an outside click the browser does not restore the focus.
    if (newState === 'open' || !isModal || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[popovertarget="${currentTarget.id}"]`)?.focus();
  }

  return {
    /** Pass both to the element with the `popover` attribute. */
    ref,
    onToggle,
    /** That element, while it is mounted. */
    element,
    isOpen,
    close,
  };
}
