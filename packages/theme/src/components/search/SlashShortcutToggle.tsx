import type { ReactNode } from 'react';
import { useStrings } from '../../site-context.tsx';
import { toggleSlash, useSlash } from '../../slash-shortcut.ts';

/** Lets the reader turn off `/` as a shortcut: single keys can be pressed by accident. */
export function SlashShortcutToggle(): ReactNode {
  const isOn = useSlash();
  return (
    <button role="switch" aria-checked={isOn} className="search-switch" onClick={toggleSlash}>
      {useStrings().search.slash}
    </button>
  );
}
