import { type RefObject, type ToggleEvent, useCallback, useEffect, useRef, useState } from 'react';

const focusable = 'a[href], button:not([disabled]), input, [tabindex="0"]';

export type Panel = {
  ref: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  /** Give it to the element with the `popover` attribute. */
  onToggle: (event: ToggleEvent<HTMLElement>) => void;
  close: () => void;
};

type PanelOptions = {
  /** Covers the page: the focus stays inside. */
  isModal: boolean;
  /** Media query that holds where the panel is a part of the page. It closes there. */
  inlineWhere?: string;
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
export function usePanel({ isModal, inlineWhere }: PanelOptions): Panel {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => {
    if (ref.current?.matches(':popover-open')) ref.current.hidePopover();
  }, []);

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

  useEffect(() => {
    if (!isOpen || !inlineWhere) return;
    const query = matchMedia(inlineWhere);
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, [isOpen, inlineWhere, close]);

  return {
    ref,
    isOpen,
    onToggle: ({ newState }) => setOpen(newState === 'open'),
    close,
  };
}

/** Closes a panel when another page is shown, but not one that was opened before React took over. */
export function useCloseOnRoute(close: () => void, routePath: string): void {
  const shown = useRef(routePath);
  useEffect(() => {
    if (shown.current !== routePath) close();
    shown.current = routePath;
  }, [close, routePath]);
}
