import type { CodeMeta } from './code-meta.ts';
import { splitLines } from './quote-file.ts';

/**
 * What a block shows: code that the reader writes (`source`), commands that the reader types (`run`), a file that a
 * tool wrote (`output`), or what a terminal showed (`terminal`).
 */
export type CodeKind = 'source' | 'run' | 'output' | 'terminal';

const shells = ['sh', 'bash', 'shell'];

/** Path of a quoted file in its project: below the folder of a recorded run, or of an example. */
const projectPath = /^examples\/[^/]+\/(?:recorded\/[^/]+\/)?(.+)$/;

function isRecorded(file: string | undefined): boolean {
  return file?.includes('/recorded/') === true;
}

function isLog(file: string): boolean {
  return /\/terminal[^/]*\.txt$|\.log$/.test(file);
}

/** Whether a recorded file is one that the tool wrote, not the record of a terminal or a list of files. */
export function isOutputFile(file = ''): boolean {
  return isRecorded(file) && !isLog(file) && !file.endsWith('/files.txt');
}

/** Whether a title is a file name, not words such as "Terminal". */
function isFileName(title: string): boolean {
  return /[./]/.test(title);
}

export function kindOf(lang: string, { file = '', title = '' }: CodeMeta): CodeKind {
  if (isRecorded(file)) return isLog(file) && !isFileName(title) ? 'terminal' : 'output';
  return shells.includes(lang) && !file && !title ? 'run' : 'source';
}

/** Title of a block: as written, else the path of the quoted file. A terminal has none. */
export function titleOf(kind: CodeKind, { file = '', title }: CodeMeta): string | undefined {
  return kind === 'terminal' ? undefined : (title ?? projectPath.exec(file)?.[1]);
}

/** Files and sizes in bytes of a recorded list of files; `undefined` for any other file. */
export function readFileList(
  file: string | undefined,
  content: string,
): [path: string, size: number][] | undefined {
  if (!isRecorded(file) || !file?.endsWith('/files.txt')) return undefined;
  const rows = splitLines(content).map((line) => /^(\S.*?) +(\d+) B$/.exec(line));
  if (rows.includes(null)) return undefined;
  return rows.map((row) => [row?.[1] ?? '', Number(row?.[2])]);
}

/** Names of the example projects among the files that a page quotes, in order. */
export function listExamples(files: readonly { path: string }[]): string[] {
  const names = files.map(({ path }) => /^examples\/([^/]+)\//.exec(path)?.[1]);
  return [...new Set(names)].filter((name) => name !== undefined);
}
