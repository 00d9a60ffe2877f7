import { type KeyboardEvent, type ReactNode, useState } from 'react';
import styles from './Tooltip.module.css';

type TooltipProps = {
  /** Repeats the accessible name of what is inside, for those who see only an icon. */
  text: ReactNode;
  placement?: 'right' | 'bottom';
  children: ReactNode;
};

/** Shows words beside something that is pointed at or focused; Escape hides them. */
export function Tooltip({ text, placement = 'right', children }: TooltipProps): ReactNode {
  const [isDismissed, setDismissed] = useState(false);
  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === 'Escape') setDismissed(true);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to what is inside
    <span
      className={styles.anchor}
      onKeyDown={onKeyDown}
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
