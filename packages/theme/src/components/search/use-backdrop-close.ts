import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Props for a modal dialog that closes on a click on its backdrop. The click must start and end there,
 * because selecting text can end outside of the dialog.
 */
export function useBackdropClose(close: () => void) {
  const isOutside = useRef(false);

  function trackPointer({ type, target, currentTarget }: PointerEvent): void {
    const wasOutside = type === 'pointerdown' || isOutside.current;
    isOutside.current = wasOutside && target === currentTarget;
  }

  return {
    onPointerDown: trackPointer,
    onPointerUp: trackPointer,
    onClick({ target, currentTarget }: MouseEvent) {
      if (target === currentTarget && isOutside.current) close();
    },
  };
}
