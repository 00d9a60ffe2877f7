import pc from 'picocolors';

/*! memo-kit, MIT */

/** Formats one memo. */
export function memo(title: string, done = false): string {
  // A finished memo is green.
  const line = `[${done ? 'x' : ' '}] ${title}`;
  return done ? pc.green(line) : line;
}
