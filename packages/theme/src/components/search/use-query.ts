import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

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

export type Query = {
  text: string;
  /** Ref of the text field, which is uncontrolled: it accepts input before hydration. */
  field: RefObject<HTMLInputElement | null>;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Takes over what was typed before hydration, and whether Enter was the last key. */
  adopt: (isSubmitted: boolean) => void;
  /** Sets the text of the field and focuses it. */
  fill: (text: string) => void;
  /** The query that Enter was pressed for; `undefined` once the reader does anything else. */
  submittedQuery: RefObject<string | undefined>;
};

/** What the reader searches for. */
export function useQuery(): Query {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const submittedQuery = useRef<string>(undefined);

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

  function adopt(isSubmitted: boolean): void {
    const typed = field.current?.value ?? '';
    setText(typed);
    if (isSubmitted) submittedQuery.current = typed;
  }

  return { text, field, onType: setText, onKeyDown, adopt, fill, submittedQuery };
}
