import type { ReactNode } from 'react';
import { useStrings } from '../../site-context.tsx';
import { SlashShortcutToggle } from './SlashShortcutToggle.tsx';

function KeyHint({ keys, text }: { keys: string; text: string }): ReactNode {
  return (
    <li key={text}>
      <span aria-hidden="true">{keys}</span> {text}
    </li>
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
