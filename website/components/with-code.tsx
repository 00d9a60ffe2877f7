import type { ReactNode } from 'react';

/** Text between backticks as code. */
export function withCode(text: string): ReactNode {
  const parts = text.split('`');
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
  return parts.map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
