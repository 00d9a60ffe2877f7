import { type RefObject, type ToggleEvent, useEffect, useRef, useState } from 'react';

const focusable = 'a[href], button:not([disabled]), input, [tabindex="0"]';

export type Panel = {
  ref: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  /** Give it to the element with the `popover` attribute. */
  onToggle: (event: ToggleEvent<HTMLElement>) => void;
  close: () => void;
};

function keepFocusInside(panel: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = [...panel.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.offsetParent !== null,
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge && panel.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

/**
 * State of an element with the `popover` attribute. The browser opens it, closes
 * it on Escape and on a press outside, and gives the focus back; all of that works
 * before React does. This adds a focus trap for panels that cover the page.
 */
export function usePanel({ isModal }: { isModal: boolean }): Panel {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  // The reader can open a panel before React takes over.
  useEffect(() => setOpen(ref.current?.matches(':popover-open') ?? false), []);

  useEffect(() => {
    const panel = ref.current;
    if (!isOpen || !isModal || !panel) return;
    const stop =
      panel.querySelector<HTMLElement>('[aria-current=page]') ??
      panel.querySelector<HTMLElement>(focusable);
    stop?.focus();
    const listener = (event: KeyboardEvent) => keepFocusInside(panel, event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOpen, isModal]);

  return {
    ref,
    isOpen,
    onToggle: ({ newState }) => setOpen(newState === 'open'),
    close: () => {
      if (ref.current?.matches(':popover-open')) ref.current.hidePopover();
    },
  };
}
