import type { MouseEvent, ReactNode, Ref } from 'react';
import { useBrowserValue } from '../../hooks/use-browser-value.ts';
import { Search as SearchIcon } from '../../icons/icons.ts';
import { useStrings } from '../../site-context.tsx';
import { useSlash } from '../../slash-shortcut.ts';
import styles from './Search.module.css';

type SearchButtonProps = {
  ref: Ref<HTMLButtonElement>;
  dialogId: string;
  /** URL of data that a click needs; the router preloads it before hydration. */
  preloadUrl: string | undefined;
  /** Called on hover and focus. */
  onIntent: () => void;
  onClick: (event: MouseEvent) => void;
};

/** Documents show `Ctrl K`; on Apple systems hydration changes it. */
function useShortcutLabel(): string {
  const isApple = useBrowserValue(() => /^(?:Mac|iP)/.test(navigator.platform), false);
  return isApple ? '⌘ K' : 'Ctrl K';
}

/** Opens the search dialog, also before hydration. */
export function SearchButton({
  ref,
  dialogId,
  preloadUrl,
  onIntent,
  onClick,
}: SearchButtonProps): ReactNode {
  const strings = useStrings().search;
  const shortcut = useShortcutLabel();
  const slash = useSlash() ? ' /' : '';
  return (
    <button
      ref={ref}
      className={styles.button}
      aria-keyshortcuts={`Control+K Meta+K${slash}`}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onClick}
      data-preload={preloadUrl}
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
