import { type ReactNode, useId, useState } from 'react';
import buttonStyles from '../icon-button/IconButton.module.css';
import { usePopover } from '../panel/use-popover.ts';
import styles from './Popup.module.css';
import { useHoverOpen } from './use-hover-open.ts';

type PopupProps = {
  /** `hover`, the default, also opens the popup on hover; clicks, taps and the keyboard always do. */
  trigger?: 'hover' | 'click';
  /** Content of the button. */
  button: ReactNode;
  /** By default that of a button with an icon only. */
  buttonClassName?: string | undefined;
  /** Renders the content once the popup opens, to keep documents small. */
  isClientOnly?: boolean;
  /** Accessible name of the button, if its content has none. */
  label?: string;
  children: ReactNode;
};

/** A button that opens a popover below itself. */
export function Popup({
  trigger = 'hover',
  button,
  buttonClassName = buttonStyles.iconButton,
  label,
  isClientOnly = false,
  children,
}: PopupProps): ReactNode {
  const id = useId();
  const popover = usePopover({ isModal: false, closeWhere: '(width <= 48em)' });
  const { wrapperProps, onButtonClick } = useHoverOpen(popover, trigger === 'hover');
  const [hasContent, setContent] = useState(!isClientOnly);
  if (popover.isOpen && !hasContent) setContent(true);

  return (
    <div {...wrapperProps} className={styles.popup}>
      <button
        className={`${styles.button} ${buttonClassName}`}
        popoverTarget={id}
        aria-expanded={popover.isOpen}
        aria-label={label}
        onClick={onButtonClick}
        data-requires-js={isClientOnly ? '' : undefined}
      >
        {button}
      </button>
      <div
        ref={popover.ref}
        id={id}
        popover="auto"
        onToggle={popover.onToggle}
        className={styles.panel}
      >
        {hasContent && children}
      </div>
    </div>
  );
}
