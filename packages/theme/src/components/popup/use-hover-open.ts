import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Popover } from '../panel/use-popover.ts';

/** In milliseconds. */
const closeDelay = 150;

/** Opens a popover while the mouse is over its button, and closes it 150 ms after the mouse has left both. */
export function useHoverOpen({ element, close }: Popover, isEnabled: boolean) {
  const wrapper = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);

  function openOnHover(): void {
    if (element.current?.matches(':popover-open')) return;
    openedByHover.current = true;
    element.current?.showPopover();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a mouse that was here before hydration
  useEffect(() => {
    const isHovered = matchMedia('(hover: hover)').matches && wrapper.current?.matches(':hover');
    if (isEnabled && isHovered) openOnHover();
    return () => clearTimeout(timer.current);
  }, []);

  function onPointerEnter({ pointerType }: PointerEvent): void {
    clearTimeout(timer.current);
    if (isEnabled && pointerType === 'mouse') openOnHover();
  }

  function onPointerLeave({ pointerType }: PointerEvent): void {
    if (!isEnabled || pointerType !== 'mouse') return;
    timer.current = setTimeout(() => {
      // The popover stays open while the keyboard focus is inside.
      if (!element.current?.contains(document.activeElement)) close();
    }, closeDelay);
  }

  /** Clicking the button right after hovering must not close the popover again. */
  function onButtonClick(event: MouseEvent): void {
    if (openedByHover.current && element.current?.matches(':popover-open')) event.preventDefault();
    openedByHover.current = false;
  }

  return {
    /** Props of the element that contains the button and the popover. */
    wrapperProps: { ref: wrapper, onPointerEnter, onPointerLeave },
    onButtonClick,
  };
}
