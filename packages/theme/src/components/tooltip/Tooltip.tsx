import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Tooltip.module.css';

type TooltipProps = {
  /** Same text as the accessible name of `children`. */
  text: ReactNode;
  /** Default: below. */
  placement?: 'left';
  children: ReactNode;
};

/** Shows a text beside `children` on hover and keyboard focus; Escape hides it. */
export function Tooltip({ text, placement, children }: TooltipProps): ReactNode {
  const anchor = useRef<HTMLSpanElement>(null);
  const [isDismissed, setDismissed] = useState(false);
  // On the document, because the focus can be elsewhere during a hover.
  useEffect(() => {
    function onKeyDown({ key }: KeyboardEvent): void {
      if (key === 'Escape' && anchor.current?.matches(':hover, :focus-within')) setDismissed(true);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: events bubble from `children`
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerLeave={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      {children}
      <span
        className={styles.bubble}
        data-placement={placement}
        aria-hidden="true"
        hidden={isDismissed}
      >
        {text}
      </span>
    </span>
  );
}
