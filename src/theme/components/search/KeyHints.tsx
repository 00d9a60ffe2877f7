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

/** What the keys do in the dialog of the search. The switch has its styles from the panel, which may not be loaded yet. */
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
