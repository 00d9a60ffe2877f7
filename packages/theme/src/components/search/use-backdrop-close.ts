import { type MouseEvent, type PointerEvent, useRef } from 'react';

type BackdropProps = {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onClick: (event: MouseEvent) => void;
};

/**
 * Props for a modal dialog that closes on a click on its backdrop. The click must start and end there,
 * because selecting text can end outside of the dialog.
 */
export function useBackdropClose(close: () => void): BackdropProps {
  const isOutside = useRef(false);

  function trackPointer({ type, target, currentTarget }: PointerEvent): void {
    const wasOutside = type === 'pointerdown' || isOutside.current;
    isOutside.current = wasOutside && target === currentTarget;
  }

  return {
    onPointerDown: trackPointer,
    onPointerUp: trackPointer,
    onClick({ target, currentTarget }) {
      if (target === currentTarget && isOutside.current) close();
    },
  };
}
