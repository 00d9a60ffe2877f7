import type { ReactNode } from 'react';
import { useStrings } from '../../site-context.tsx';
import { toggleSlash, useSlash } from '../../slash-shortcut.ts';

function KeyHint({ keys, text }: { keys: string; text: string }): ReactNode {
  return (
    <li key={text}>
      <span aria-hidden="true">{keys}</span> {text}
    </li>
  );
}

/** Lets the reader turn off `/` as a shortcut: single keys can be pressed by accident. */
function SlashShortcutToggle(): ReactNode {
  const isOn = useSlash();
  return (
    <button role="switch" aria-checked={isOn} className="search-switch" onClick={toggleSlash}>
      {useStrings().search.slash}
    </button>
  );
}

/** Keyboard hints of the dialog, with the styles of the panel. */
export function KeyHints(): ReactNode {
  const { toSelect, toNavigate, toClose } = useStrings().search;
  return (
    <ul className="search-hints">
      <KeyHint keys="↵" text={toSelect} />
      <KeyHint keys="↑↓" text={toNavigate} />
      <KeyHint keys="esc" text={toClose} />
      <li className="search-slash">
        <SlashShortcutToggle />
      </li>
    </ul>
  );
}
