import {
  type RefCallback,
  type RefObject,
  type ToggleEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { usePageChange } from '../../hooks/use-page-change.ts';
import { useFocusTrap } from './use-focus-trap.ts';

export type Panel = {
  /** Give both to the element with the `popover` attribute. */
  ref: RefCallback<HTMLDivElement>;
  onToggle: (event: ToggleEvent<HTMLElement>) => void;
  /** That element, while it is on the page. */
  element: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  close: () => void;
};

type PanelOptions = {
  /** Covers the page: the focus stays inside. */
  isModal: boolean;
  /** Media query that holds where the page shows no button for the panel. It closes there. */
  closeWhere?: string;
};

/**
 * State of an element with the `popover` attribute. The browser opens it, closes
 * it on Escape and on a press outside, and gives the focus back; all of that works
 * before React does. This closes it when a link in it is chosen, when the focus goes elsewhere
 * and when another page comes, and adds a focus trap for panels that cover the page.
 */
export function usePanel({ isModal, closeWhere }: PanelOptions): Panel {
  const element = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => {
    if (element.current?.matches(':popover-open')) element.current.hidePopover();
  }, []);

  const ref = useCallback(
    (panel: HTMLDivElement) => {
      /** For links to other sites and to files: the router does it for those to pages. */
      function closeOnChoice({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
        const isElsewhere = ctrlKey || metaKey || shiftKey;
        if (!isElsewhere && target instanceof Element && target.closest('a[href]')) close();
      }
      element.current = panel;
      setOpen(panel.matches(':popover-open'));
      panel.addEventListener('click', closeOnChoice);
      return () => {
        panel.removeEventListener('click', closeOnChoice);
        element.current = null;
        // A panel that leaves the page while it is open says nothing.
        setOpen(false);
      };
    },
    [close],
  );

  useFocusTrap(element, isOpen && isModal);

  // The page behind a panel stays in reach, and the panel would hide what has the focus.
  useEffect(() => {
    if (!isOpen || isModal) return;
    function closeElsewhere({ target }: FocusEvent): void {
      const panel = element.current;
      if (!(target instanceof Element) || panel?.contains(target)) return;
      if (target.getAttribute('popovertarget') !== panel?.id) close();
    }
    document.addEventListener('focusin', closeElsewhere);
    return () => document.removeEventListener('focusin', closeElsewhere);
  }, [isOpen, isModal, close]);

  usePageChange(close);

  useEffect(() => {
    if (!isOpen || !closeWhere) return;
    const query = matchMedia(closeWhere);
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, [isOpen, closeWhere, close]);

  function onToggle({ newState, currentTarget }: ToggleEvent<HTMLElement>): void {
    setOpen(newState === 'open');
    // After a press outside the browser leaves the focus nowhere.
    if (newState === 'open' || !isModal || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[popovertarget="${currentTarget.id}"]`)?.focus();
  }

  return {
    ref,
    onToggle,
    element,
    isOpen,
    close,
  };
}
