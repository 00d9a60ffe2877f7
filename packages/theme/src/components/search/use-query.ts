import { type KeyboardEvent, useRef, useState } from 'react';

const keptQueryKey = 'search-query';

/** Keeps a query while the document reloads. */
export function keepQuery(text: string): void {
  try {
    sessionStorage.setItem(keptQueryKey, text);
  } catch {
    // The reader types it again.
  }
}

/** Returns the kept query once. */
export function takeKeptQuery(): string {
  try {
    const text = sessionStorage.getItem(keptQueryKey) ?? '';
    sessionStorage.removeItem(keptQueryKey);
    return text;
  } catch {
    return '';
  }
}

export type Query = ReturnType<typeof useQuery>;

/** What the reader searches for. */
export function useQuery() {
  const [text, setText] = useState('');
  /** The text field, which is uncontrolled: it accepts input before hydration. */
  const field = useRef<HTMLInputElement>(null);
  /** The query that Enter was pressed for; `undefined` once the reader does anything else. */
  const submittedQuery = useRef<string>(undefined);

  /** Sets the text of the field and focuses it. */
  function fill(next: string): void {
    submittedQuery.current = undefined;
    if (field.current) field.current.value = next;
    setText(next);
    field.current?.focus();
  }

  /** Enter can come before the results; any other key cancels it. */
  function onKeyDown({ nativeEvent: event }: KeyboardEvent): void {
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    // 229 is the key that ends a composition in Safari.
    const isComposing = event.isComposing || event.keyCode === 229;
    const isSubmit = event.key === 'Enter' && !isModified && !isComposing;
    submittedQuery.current = isSubmit ? text : undefined;
  }

  /** Takes over what was typed before hydration, and whether Enter was the last key. */
  function adopt(isSubmitted: boolean): void {
    const typed = field.current?.value ?? '';
    setText(typed);
    if (isSubmitted) submittedQuery.current = typed;
  }

  return { text, field, onType: setText, onKeyDown, adopt, fill, submittedQuery };
}
