import type { ReactNode } from 'react';
import { useStrings } from '../../site-context.tsx';
import styles from './Search.module.css';
import { SlashShortcutToggle } from './SlashShortcutToggle.tsx';

function KeyHint({ keys, text }: { keys: string; text: string }): ReactNode {
  return (
    <li>
      <span className={styles.key} aria-hidden="true">
        {keys}
      </span>{' '}
      {text}
    </li>
  );
}

/** Keyboard hints of the dialog. The styles of the toggle come with the panel. */
export function KeyHints({ isLoaded }: { isLoaded: boolean }): ReactNode {
  const { toSelect, toNavigate, toClose } = useStrings().search;
  return (
    <ul className={styles.hints}>
      <KeyHint keys="↵" text={toSelect} />
      <KeyHint keys="↑↓" text={toNavigate} />
      <KeyHint keys="esc" text={toClose} />
      {isLoaded && (
        <li className="search-slash">
          <SlashShortcutToggle />
        </li>
      )}
    </ul>
  );
}
