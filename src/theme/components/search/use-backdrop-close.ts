import { type MouseEvent, type PointerEvent, useRef } from 'react';

type BackdropProps = {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onClick: (event: MouseEvent) => void;
};

/**
 * Props of a modal dialog that a press on its backdrop closes. Text is selected beyond the edge of
 * the window: only a press that begins and ends outside counts.
 */
export function useBackdropClose(close: () => void): BackdropProps {
  const isOutside = useRef(false);

  function notePress({ type, target, currentTarget }: PointerEvent): void {
    const wasOutside = type === 'pointerdown' || isOutside.current;
    isOutside.current = wasOutside && target === currentTarget;
  }

  return {
    onPointerDown: notePress,
    onPointerUp: notePress,
    onClick({ target, currentTarget }) {
      if (target === currentTarget && isOutside.current) close();
    },
  };
}
