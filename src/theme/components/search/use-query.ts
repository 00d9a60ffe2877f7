import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

const enterCode = 13;

/** As many characters as the field takes. */
export const maxLength = 64;

/** Selected text as the field takes it: one line, not too long. */
export function toQuery(selected: string): string {
  const text = selected.replace(/\s+/g, ' ').trim();
  // The cut can go through a character.
  return text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
}

export type Query = {
  text: string;
  /** Give it to the text field. What the field shows is its own: it takes keys before React is awake. */
  field: RefObject<HTMLInputElement | null>;
  /** Takes over what was typed into the field. */
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Takes over what was typed, and Enter where that was the last key, before React was there. */
  takeOver: () => void;
  /** Puts a text into the field, which gets the focus. */
  fill: (text: string) => void;
  /** The text that Enter was pressed for, while that is the last that the reader did. */
  entered: RefObject<string | undefined>;
};

/** What the reader searches for. */
export function useQuery(): Query {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const entered = useRef<string>(undefined);

  function fill(next: string): void {
    entered.current = undefined;
    if (field.current) field.current.value = next;
    setText(next);
    field.current?.focus();
  }

  /** Enter can come before its answer; any other key takes it back. */
  function onKeyDown({ nativeEvent: event }: KeyboardEvent): void {
    const isHeld = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    // The key that ends a composition has this code in Safari.
    const isTyped = event.isComposing || event.keyCode === 229;
    entered.current = event.key === 'Enter' && !isHeld && !isTyped ? text : undefined;
  }

  function takeOver(): void {
    const input: (HTMLInputElement & { lastKey?: number }) | null = field.current;
    setText(input?.value ?? '');
    // The router keeps it.
    if (input?.lastKey === enterCode) entered.current = input.value;
  }

  return { text, field, takeOver, onType: setText, onKeyDown, fill, entered };
}
