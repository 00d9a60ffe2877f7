import { green } from 'memo-ink';

/*! memo-kit, MIT */

/** Formats one memo. */
export function memo(title: string, done = false): string {
  // A finished memo is green.
  const line = `[${done ? 'x' : ' '}] ${title}`;
  return done ? green(line) : line;
}
