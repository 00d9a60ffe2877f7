import { bundledLanguages, bundledLanguagesAlias } from 'shiki/langs';
import { openWorker } from '../../files/open-worker.ts';
import type { CodeKind } from './code-kind.ts';
import type { CodeMeta } from './code-meta.ts';
import { readCommands } from './shell-commands.ts';
import { escapeText, writeSpan } from './spans.ts';
import type { Task } from './tokenize.ts';

const plainLanguages = new Set(['txt', 'text', 'plain']);

/** Languages of code blocks, including aliases. */
export const supportedLanguages: ReadonlySet<string> = new Set([
  ...Object.keys(bundledLanguages),
  ...Object.keys(bundledLanguagesAlias),
  ...plainLanguages,
]);

/** One for all pages: grammars take longer to load than most blocks to tokenize. */
const tokenizer = openWorker<Task, string[]>(new URL('./tokenize.ts', import.meta.url), 'tokenize');

const tokenized = new Map<string, Promise<string[]>>();

/** Tokenizes each block once: pages in all languages contain the same blocks. */
function tokenize(code: string, lang: string): Promise<string[]> {
  const key = `${lang}\n${code}`;
  const lines = tokenized.get(key) ?? tokenizer.call({ code, lang });
  tokenized.set(key, lines);
  return lines;
}

/** Writes the lines of source code as HTML. */
async function writeSource(code: string, lang: string): Promise<string[]> {
  return plainLanguages.has(lang) ? code.split('\n').map(escapeText) : tokenize(code, lang);
}

/** Whether a line and the next one name the files of a diff: `--- a.ts`, `+++ b.ts`. */
function isFileHead(line = '', next = ''): boolean {
  return line.startsWith('--- ') && next.startsWith('+++ ');
}

/** The change of a line in a diff. */
function diffChange(lines: readonly string[], index: number): 'ins' | 'del' | undefined {
  const [before, line = '', after] = [lines[index - 1], lines[index], lines[index + 1]];
  if (isFileHead(line, after) || isFileHead(before, line)) return undefined;
  if (line.startsWith('+')) return 'ins';
  return line.startsWith('-') ? 'del' : undefined;
}

/** Writes a line as `<ins>`, `<del>` or `<span>`, if it is marked or numbered. The sign of a diff is in its text. */
function wrapLine(
  line: string,
  number: number,
  change: 'ins' | 'del' | undefined,
  { highlighted, inserted, deleted, lineNumbers }: CodeMeta,
): string {
  const isHighlighted = highlighted.has(number);
  if (!change && !isHighlighted && !lineNumbers) return line;
  const names = { ins: ' inserted', del: ' deleted' };
  const sign = inserted.has(number) || deleted.has(number) ? ' sign' : '';
  const classes = `line${isHighlighted ? ' highlighted' : ''}${change ? names[change] : ''}${sign}`;
  const tag = change ?? 'span';
  return `<${tag} class="${classes}">${line}</${tag}>`;
}

/** Commands as elements, before which the theme draws a prompt: it is never copied. */
function markCommands(code: string, kind: CodeKind): string[] {
  const lines = code.split('\n');
  if (kind === 'terminal') {
    return lines.map((line) => {
      const isTyped = line.startsWith('$ ');
      return isTyped ? writeSpan('prompt', line.slice(2)) : escapeText(line);
    });
  }
  const kinds = readCommands(lines);
  return lines.map((line, index) => {
    const lineKind = kinds[index];
    if (lineKind === 'command') return writeSpan('prompt', line);
    return lineKind === 'comment' ? writeSpan('token-comment', line) : escapeText(line);
  });
}

/**
 * Highlights code as HTML for `<code>`: text and spans with token classes. Lines are elements only
 * if they are highlighted or numbered.
 */
export async function highlight(
  code: string,
  lang: string,
  meta: CodeMeta,
  kind: CodeKind = 'source',
): Promise<string> {
  const hasPrompts = kind === 'run' || kind === 'terminal';
  const lines = hasPrompts ? markCommands(code, kind) : await writeSource(code, lang);
  const texts = code.split('\n');
  return lines
    .map((line, index) => {
      const number = index + 1;
      const change = meta.deleted.has(number)
        ? 'del'
        : meta.inserted.has(number)
          ? 'ins'
          : lang === 'diff' && diffChange(texts, index);
      return wrapLine(line, number, change || undefined, meta);
    })
    .join('\n');
}
