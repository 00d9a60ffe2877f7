import ArrowLeft from 'lucide-react/icons/arrow-left';
import SearchIcon from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { SearchSettings } from '#contract/search.ts';
import { useSite, useStrings } from '../../site-context.tsx';
import { useOtherPage } from '../../use-other-page.ts';
import styles from './Search.module.css';
import { isWaiting, renewDocument, useSearchModule, writeEngine } from './use-search-module.ts';

const maxLength = 64;
const dialogId = 'search';

function toQuery(selected: string): string {
  const text = selected.replace(/\s+/g, ' ').trim();
  // The cut can go through a character.
  return text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
}

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

const watchNothing = () => () => {};

/** One document is for the keyboards of all systems: it names the key of Apple's once the page is awake. */
function useShortcut(): string {
  const isApple = useSyncExternalStore(
    watchNothing,
    () => /^(?:Mac|iP)/.test(navigator.platform),
    () => false,
  );
  return isApple ? '⌘ K' : 'Ctrl K';
}

type SearchProps = { settings: SearchSettings };

/**
 * The search button and its dialog. Field and frame are part of every document:
 * they open and take keys before React is awake. Everything below the field is
 * loaded when the reader comes near.
 */
export function Search({ settings }: SearchProps): ReactNode {
  const { lang, base } = useSite();
  const strings = useStrings();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isOutside = useRef(false);
  const entered = useRef<string>(undefined);
  const isLeaving = useRef(false);
  const [query, setQuery] = useState('');
  const shortcut = useShortcut();
  const { loaded, hasFailed, load } = useSearchModule(settings, lang, base);

  function changeQuery(text: string): void {
    entered.current = undefined;
    if (field.current) field.current.value = text;
    setQuery(text);
    field.current?.focus();
  }

  // The reader can come near, open the dialog and type before React takes over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!isWaiting()) return;
    load();
    const typed = field.current?.value ?? '';
    // The field has taken the selection away; the router keeps what it was.
    const selected = dialog.current?.open ? toQuery(opener.current?.value ?? '') : '';
    if (!typed && selected) changeQuery(selected);
    else setQuery(typed);
  }, []);

  function open(event: MouseEvent): void {
    // Else the browser complains that it is open already.
    if (dialog.current?.open) event.preventDefault();
    load();
    isLeaving.current = false;
    const selected = toQuery(String(getSelection()));
    if (!dialog.current?.open && selected) changeQuery(selected);
    // Browsers that do not know `commandfor` yet.
    if (!('commandForElement' in HTMLButtonElement.prototype)) dialog.current?.showModal();
  }

  function close(): void {
    dialog.current?.close();
  }

  function leave(): void {
    isLeaving.current = true;
    close();
  }

  useOtherPage(close);

  /** A reader who was told that the search cannot be loaded finds it at the next try. */
  function onClose(): void {
    changeQuery('');
    // What had the focus before can be gone: a panel that was open closed for the dialog.
    const { activeElement, body } = document;
    const isLost = activeElement === body || dialog.current?.contains(activeElement);
    // Who follows a hit goes on by key from there.
    if (isLost && !isLeaving.current) opener.current?.focus();
    if (hasFailed && !loaded) renewDocument();
  }

  /** Text is selected beyond the edge of the window: only a press that begins and ends outside closes it. */
  function notePress({ type, target, currentTarget }: PointerEvent): void {
    const wasOutside = type === 'pointerdown' || isOutside.current;
    isOutside.current = wasOutside && target === currentTarget;
  }

  function closeOnBackdrop({ target, currentTarget }: MouseEvent): void {
    if (target === currentTarget && isOutside.current) close();
  }

  /** Enter can come before its answer; any other key takes it back. */
  function noteEnter({ nativeEvent: event }: KeyboardEvent): void {
    const isHeld = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    // The key that ends a composition has this code in Safari.
    const isTyped = event.isComposing || event.keyCode === 229;
    entered.current = event.key === 'Enter' && !isHeld && !isTyped ? query : undefined;
  }

  function onInput({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>): void {
    if (!(nativeEvent as InputEvent).isComposing) setQuery(currentTarget.value);
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.button}
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={load}
        onFocus={load}
        onClick={open}
        {...{ command: 'show-modal', commandfor: dialogId }}
      >
        <SearchIcon size={18} aria-hidden />
        <span className={styles.label}>{strings.search.button}</span>
        <span className={styles.shortcut} aria-hidden="true">
          {shortcut}
        </span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself */}
      <dialog
        ref={dialog}
        id={dialogId}
        data-engine={writeEngine(settings, lang, base)}
        aria-label={strings.search.title}
        className={styles.dialog}
        onPointerDown={notePress}
        onPointerUp={notePress}
        onClick={closeOnBackdrop}
        onClose={onClose}
      >
        <div className={styles.window}>
          <div className={styles.field}>
            <SearchIcon size={18} aria-hidden />
            <input
              ref={field}
              type="text"
              role="combobox"
              aria-label={strings.search.field}
              aria-expanded="false"
              aria-controls="search-results"
              aria-autocomplete="list"
              placeholder={strings.search.field}
              maxLength={maxLength}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="go"
              onKeyDown={noteEnter}
              onInput={onInput}
              onCompositionEnd={({ currentTarget }) => setQuery(currentTarget.value)}
            />
            {query !== '' && (
              <button
                type="button"
                className={styles.clear}
                aria-label={strings.search.clear}
                onClick={() => changeQuery('')}
              >
                <X size={18} aria-hidden />
              </button>
            )}
            {/* Where the dialog fills the screen there is no backdrop to press, and often no Escape. */}
            {(loaded || hasFailed) && (
              <button
                type="button"
                className={loaded ? 'search-close' : styles.clear}
                aria-label={strings.search.close}
                onClick={close}
              >
                {loaded ? <ArrowLeft size={20} aria-hidden /> : <X size={18} aria-hidden />}
              </button>
            )}
          </div>
          <div className={styles.body}>
            {query.trim() !== '' && (loaded || !hasFailed) && (
              <div
                role="progressbar"
                aria-label={strings.search.searching}
                className={`${styles.progress} search-progress`}
              />
            )}
            {hasFailed && !loaded && (
              <p role="alert" className={styles.failure}>
                <strong>{strings.search.errorTitle}</strong>
                <br />
                {strings.search.errorHelp}
              </p>
            )}
            {loaded && field.current && (
              <loaded.SearchPanel
                key={lang}
                provider={loaded.provider}
                settings={settings}
                strings={strings.search}
                query={query}
                entered={entered}
                field={field.current}
                onQuery={changeQuery}
                onLeave={leave}
              />
            )}
          </div>
          <ul className={styles.hints}>
            <KeyHint keys="↵" text={strings.search.toSelect} />
            <KeyHint keys="↑↓" text={strings.search.toNavigate} />
            <KeyHint keys="esc" text={strings.search.toClose} />
          </ul>
        </div>
      </dialog>
    </>
  );
}
