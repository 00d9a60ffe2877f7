/** The book before a file that a build wrote, by what is in it. */
export function markOf(path: string): string {
  if (/\.d\.[cm]?ts$/.test(path)) return 'types';
  if (path.endsWith('.cjs')) return 'common';
  return /\.m?jsx?$/.test(path) ? 'module' : 'other';
}

/** A size for readers: exact below 1 kB, with a space that does not break. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes}\u00a0B`;
  const kilobytes = bytes / 1000;
  return `${kilobytes < 100 ? kilobytes.toFixed(1) : Math.round(kilobytes)}\u00a0kB`;
}
