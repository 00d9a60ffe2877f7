import { type RefObject, useLayoutEffect } from 'react';
import { getEarlyDialog, getEarlyInput, isSearchRequested } from './load-search.ts';
import { toQuery } from './shorten-query.ts';
import { type Query, takeKeptQuery } from './use-query.ts';

/** Continues what the reader did with the button and the dialog before hydration: open, type, press Enter, close. */
export function useEarlySearch(
  dialog: RefObject<HTMLDialogElement | null>,
  query: Query,
  load: () => void,
): void {
  // A layout effect: the reader may open the dialog again right after the commit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const { current: field } = query.field;
    const before = getEarlyDialog();
    if (field && before?.open && before !== dialog.current) {
      field.value = before.querySelector('input')?.value ?? '';
      dialog.current?.showModal();
    }
    const isOpen = dialog.current?.open;
    if (field && !isOpen) field.value = '';
    if (!isSearchRequested()) return;
    load();
    const { selectedText = '', submittedField } = getEarlyInput();
    const selected = isOpen ? toQuery(selectedText) || takeKeptQuery() : '';
    if (!field?.value && selected) query.fill(selected);
    // In one render with the panel, if that is there already.
    else queueMicrotask(() => query.adopt(submittedField === field));
  }, []);
}
