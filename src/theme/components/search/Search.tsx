import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import type { SearchSettings } from '#contract/search.ts';
import { useSite } from '../../site-context.tsx';
import { KeyHints } from './KeyHints.tsx';
import { isSearchRequested, renewDocument, writeProviderInput } from './load-search.ts';
import styles from './Search.module.css';
import { SearchButton } from './SearchButton.tsx';
import { SearchField } from './SearchField.tsx';
import { useBackdropClose } from './use-backdrop-close.ts';
import { toQuery, useQuery } from './use-query.ts';
import { useSearchModule } from './use-search-module.ts';

const dialogId = 'search';

type SearchProps = { settings: SearchSettings };

/**
 * The search button and its dialog. Field and frame are part of every document:
 * they open and take keys before React is awake. Everything below the field is
 * loaded when the reader comes near.
 */
export function Search({ settings }: SearchProps): ReactNode {
  const { lang, base, strings: allStrings } = useSite();
  const strings = allStrings.search;
  const { provider } = settings;
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isLeaving = useRef(false);
  const query = useQuery();
  const { loaded, hasFailed, load } = useSearchModule(provider, lang, base);
  const backdrop = useBackdropClose(close);

  // The way back leads out of it. A page that was on its way already comes below it.
  useEffect(() => {
    const closeOnBack = () => dialog.current?.close();
    addEventListener('popstate', closeOnBack);
    return () => removeEventListener('popstate', closeOnBack);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for a page in another language
  useEffect(() => {
    if (dialog.current?.open) load();
  }, [lang]);

  // The reader can come near, open the dialog, type and close it before React takes over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const { current: field } = query.field;
    const isOpen = dialog.current?.open;
    if (field && !isOpen) field.value = '';
    if (!isSearchRequested()) return;
    load();
    // The field has taken the selection away; the router keeps what it was.
    const selected = isOpen ? toQuery(opener.current?.value ?? '') : '';
    if (!field?.value && selected) query.fill(selected);
    else query.takeOver();
  }, []);

  function open(event: MouseEvent): void {
    // Else the browser complains that it is open already.
    if (dialog.current?.open) event.preventDefault();
    load();
    isLeaving.current = false;
    const selected = toQuery(String(getSelection()));
    if (!dialog.current?.open && selected) query.fill(selected);
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

  /** A reader who was told that the search cannot be loaded finds it at the next try. */
  function onClose(): void {
    query.fill('');
    // What had the focus before can be gone: a panel that was open closed for the dialog.
    const { activeElement, body } = document;
    const isLost = activeElement === body || dialog.current?.contains(activeElement);
    // Who follows a hit goes on by key from there.
    if (isLost && !isLeaving.current) opener.current?.focus();
    if (hasFailed) renewDocument();
  }

  return (
    <>
      <SearchButton
        ref={opener}
        dialogId={dialogId}
        ahead={provider.name === 'local' ? provider.index : undefined}
        onIntent={load}
        onPress={open}
      />
      <dialog
        ref={dialog}
        id={dialogId}
        data-provider={writeProviderInput(provider, lang, base)}
        aria-label={strings.title}
        className={styles.dialog}
        {...backdrop}
        onClose={onClose}
      >
        <div className={styles.window}>
          <SearchField
            query={query}
            isLoaded={loaded !== undefined}
            hasFailed={hasFailed}
            onClose={close}
          />
          <div className={styles.body}>
            {query.text.trim() !== '' && !hasFailed && (
              <div
                role="progressbar"
                aria-label={strings.searching}
                className={`${styles.progress} search-progress`}
              />
            )}
            {hasFailed && (
              <p role="alert" className={styles.failure}>
                <strong>{strings.errorTitle}</strong>
                <br />
                {strings.errorHelp}
              </p>
            )}
            {loaded && query.field.current && (
              <loaded.SearchPanel
                key={lang}
                provider={loaded.provider}
                settings={settings}
                strings={strings}
                query={query.text}
                entered={query.entered}
                field={query.field.current}
                onQuery={query.fill}
                onLeave={leave}
              />
            )}
          </div>
          <KeyHints isLoaded={loaded !== undefined} />
        </div>
      </dialog>
    </>
  );
}
