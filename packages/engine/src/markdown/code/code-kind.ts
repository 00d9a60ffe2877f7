import type { CodeMeta } from './code-meta.ts';
import { splitLines } from './quote-file.ts';

/**
 * What a block shows: code that the reader writes (`source`), commands that the reader types (`run`), a file that a
 * tool wrote (`output`), or what a terminal showed (`terminal`).
 */
export type CodeKind = 'source' | 'run' | 'output' | 'terminal';

const shells = ['sh', 'bash', 'shell'];

/**
 * Values of `kind="…"`. `excerpt` is a part of what a tool wrote, and `files` a list of files with
 * their sizes, such as `dist/index.js  120 B`.
 */
export const writtenKinds: ReadonlyMap<string, CodeKind> = new Map([
  ['source', 'source'],
  ['run', 'run'],
  ['output', 'output'],
  ['excerpt', 'output'],
  ['files', 'output'],
  ['terminal', 'terminal'],
]);

export function kindOf(lang: string, { kind, file, title }: CodeMeta): CodeKind {
  const written = writtenKinds.get(kind ?? '');
  if (written) return written;
  return shells.includes(lang) && !file && !title ? 'run' : 'source';
}

/** Files and sizes in bytes of a list of files; `undefined` for any other text. */
export function readFileList(content: string): [path: string, size: number][] | undefined {
  const rows = splitLines(content).map((line) => /^(\S.*?) +(\d+) B$/.exec(line));
  if (rows.includes(null)) return undefined;
  return rows.map((row) => [row?.[1] ?? '', Number(row?.[2])]);
}
