import type { ReactNode } from 'react';
import { useStrings } from '../../site-context.tsx';
import { toggleSlash, useSlash } from '../../slash-shortcut.ts';

/** Whether `/` opens the search is up to the reader: a key alone can be pressed without meaning it. */
export function SlashShortcutToggle(): ReactNode {
  const isOn = useSlash();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className="search-switch"
      onClick={toggleSlash}
    >
      {useStrings().search.slash}
    </button>
  );
}
