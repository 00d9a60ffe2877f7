import { forgetReload, reloadIfOnline } from 'docs-engine/browser';
import { type MouseEvent, useEffect, useRef } from 'react';
import { toQuery } from './shorten-query.ts';
import { keepQuery, type Query, takeKeptQuery } from './use-query.ts';
import type { SearchModule } from './use-search-module.ts';

/** Opens and closes the search dialog and returns the focus. */
export function useSearchDialog(query: Query, { loaded, lang, load, hasFailed }: SearchModule) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** The button that opens the dialog. */
  const opener = useRef<HTMLButtonElement>(null);
  const isLeaving = useRef(false);

  // Going back closes the dialog. A navigation in progress continues below it.
  useEffect(() => {
    const closeOnBack = () => dialog.current?.close();
    addEventListener('popstate', closeOnBack);
    return () => removeEventListener('popstate', closeOnBack);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the language changes
  useEffect(() => {
    if (dialog.current?.open) load();
  }, [lang]);

  /** Click handler of the opener. The browser itself shows the dialog. */
  function onOpen(event: MouseEvent): void {
    // The browser logs an error when the dialog is already open.
    if (dialog.current?.open) event.preventDefault();
    load();
    isLeaving.current = false;
    // Also clears the query before if the event of that closing is still to come.
    if (!dialog.current?.open) query.fill(toQuery(String(getSelection())) || takeKeptQuery());
    // For browsers without `commandfor`.
    if (!('commandForElement' in HTMLButtonElement.prototype)) dialog.current?.showModal();
  }

  function close(): void {
    dialog.current?.close();
  }

  /** Closes the dialog because the reader follows a result, which then has the focus. */
  function leave(): void {
    isLeaving.current = true;
    close();
  }

  function onClose(): void {
    // The event comes later than the closing: what is typed into the dialog since stays.
    if (dialog.current?.open) return;
    const { text } = query;
    query.fill('');
    // The browser cannot return the focus into a popover that closed when the dialog opened.
    const { activeElement, body } = document;
    const isLost = activeElement === body || dialog.current?.contains(activeElement);
    if (isLost && !isLeaving.current) opener.current?.focus();
    if (hasFailed || loaded?.provider.hasFailed?.()) {
      keepQuery(text);
      void reloadIfOnline('search');
    } else if (loaded) forgetReload('search');
  }

  return { dialog, opener, onOpen, close, leave, onClose };
}
