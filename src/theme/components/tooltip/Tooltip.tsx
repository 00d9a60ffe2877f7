import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Tooltip.module.css';

type TooltipProps = {
  /** Repeats the accessible name of what is inside, for those who see only an icon. */
  text: ReactNode;
  placement?: 'left' | 'right' | 'bottom';
  children: ReactNode;
};

/** Shows words beside something that is pointed at or focused; Escape hides them. */
export function Tooltip({ text, placement = 'right', children }: TooltipProps): ReactNode {
  const anchor = useRef<HTMLSpanElement>(null);
  const [isDismissed, setDismissed] = useState(false);
  // The focus is anywhere while a mouse points here: the key is heard by the document.
  useEffect(() => {
    function onKeyDown({ key }: KeyboardEvent): void {
      if (key === 'Escape' && anchor.current?.matches(':hover, :focus-within')) setDismissed(true);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to what is inside
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
