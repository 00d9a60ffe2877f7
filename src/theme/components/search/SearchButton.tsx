import SearchIcon from 'lucide-react/icons/search';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { useStrings } from '../../site-context.tsx';
import { useSlash } from '../../slash-shortcut.ts';
import styles from './Search.module.css';
import { useShortcutLabel } from './use-shortcut-label.ts';

type SearchButtonProps = {
  ref: Ref<HTMLButtonElement>;
  dialogId: string;
  /** Address of what a press needs beside the code: the router asks for it before React is there. */
  ahead: string | undefined;
  /** Called when the reader points at it or reaches it by key. */
  onIntent: () => void;
  onPress: (event: MouseEvent) => void;
};

/** Opens the dialog of the search, also before React is awake. */
export function SearchButton({
  ref,
  dialogId,
  ahead,
  onIntent,
  onPress,
}: SearchButtonProps): ReactNode {
  const strings = useStrings().search;
  const shortcut = useShortcutLabel();
  const slash = useSlash() ? ' /' : '';
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-keyshortcuts={`Control+K Meta+K${slash}`}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onPress}
      data-ahead={ahead}
      {...{ command: 'show-modal', commandfor: dialogId }}
    >
      <SearchIcon size={18} aria-hidden />
      <span className={styles.label}>{strings.button}</span>
      <span className={styles.shortcut} aria-hidden="true">
        {shortcut}
      </span>
    </button>
  );
}
