import type { ClipboardEvent, FormEvent, ReactNode } from 'react';
import { ArrowLeft, Search as SearchIcon, X } from '../../icons/icons.ts';
import { useStrings } from '../../site-context.tsx';
import styles from './Search.module.css';
import { maxLength, shortenPasted } from './shorten-query.ts';
import type { Query } from './use-query.ts';

type SearchFieldProps = {
  query: Query;
  /** Whether the panel is loaded; its styles include those of the close button. */
  isLoaded: boolean;
  hasFailed: boolean;
  onClose: () => void;
};

/** The text field of the dialog, with buttons to clear it and to close the dialog. */
export function SearchField({ query, isLoaded, hasFailed, onClose }: SearchFieldProps): ReactNode {
  const strings = useStrings().search;

  function onInput({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>): void {
    if (!(nativeEvent as InputEvent).isComposing) query.onType(currentTarget.value);
  }

  /** The browser would keep the first characters, which in messages are a path. */
  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text/plain');
    const [before, after] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? 0)];
    if (before.length + pasted.length + after.length <= maxLength) return;
    event.preventDefault();
    // Like typed text: it can be undone, and the browser cuts what is still too long.
    document.execCommand('insertText', false, shortenPasted(pasted));
  }

  return (
    <div className={styles.field}>
      <SearchIcon size={18} aria-hidden />
      <input
        ref={query.field}
        type="text"
        role="combobox"
        aria-label={strings.field}
        aria-expanded="false"
        aria-controls="search-results"
        aria-autocomplete="list"
        placeholder={strings.field}
        maxLength={maxLength}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        onKeyDown={query.onKeyDown}
        onInput={onInput}
        onPaste={onPaste}
        onCompositionEnd={({ currentTarget }) => query.onType(currentTarget.value)}
      />
      {query.text !== '' && (
        <button className={styles.clear} aria-label={strings.clear} onClick={() => query.fill('')}>
          <X size={18} aria-hidden />
        </button>
      )}
      {/* On small screens there is no backdrop to click, and often no Escape key. */}
      {(isLoaded || hasFailed) && (
        <button
          className={isLoaded ? 'search-close' : styles.clear}
          aria-label={strings.close}
          onClick={onClose}
        >
          {isLoaded ? <ArrowLeft size={20} aria-hidden /> : <X size={18} aria-hidden />}
        </button>
      )}
    </div>
  );
}
