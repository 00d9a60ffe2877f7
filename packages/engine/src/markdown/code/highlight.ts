import type { BundledLanguage, HighlighterGeneric, ThemedToken } from 'shiki';
import { once } from '../../files/once.ts';
import type { CodeKind } from './code-kind.ts';
import type { CodeMeta } from './code-meta.ts';
import { readCommands } from './shell-commands.ts';

type Highlighter = HighlighterGeneric<BundledLanguage, never>;

const plainLanguages = new Set(['txt', 'text', 'plain']);

/** The highlighter without languages, and the names of all languages. */
const loadShiki = once(async () => {
  const shiki = await import('shiki');
  const { createJavaScriptRegexEngine } = await import('shiki/engine/javascript');
  const theme = shiki.createCssVariablesTheme({
    name: 'variables',
    variablePrefix: '--',
    fontStyle: false,
  });
  const highlighter = await shiki.createHighlighter({
    themes: [theme],
    langs: [],
    // Some grammars contain patterns that JavaScript does not support.
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const known = [
    ...Object.keys(shiki.bundledLanguages),
    ...Object.keys(shiki.bundledLanguagesAlias),
  ];
  return { highlighter: highlighter as unknown as Highlighter, known };
});

/** Languages of code blocks, including aliases. */
export async function supportedLanguages(): Promise<string[]> {
  return [...(await loadShiki()).known, ...plainLanguages];
}

/** Kinds of tokens that get a class. The others are plain text, because each span costs time in the browser. */
const tokenClasses: Record<string, string> = {
  keyword: 'token-keyword',
  string: 'token-string',
  'string-expression': 'token-string',
  constant: 'token-value',
  parameter: 'token-value',
  link: 'token-value',
  comment: 'token-comment',
};

/** The class for the color `var(--token-keyword)`; `undefined` for plain text, as of operators. */
function classOf({ color, content }: ThemedToken): string | undefined {
  const kind = /^var\(--token-([\w-]+)\)$/.exec(color ?? '')?.[1] ?? '';
  const isOperator = kind === 'keyword' && !/[\p{L}\p{N}]/u.test(content);
  return isOperator ? undefined : tokenClasses[kind];
}

const entities: Record<string, string> = { '&': '&#x26;', '<': '&#x3C;' };

function escapeText(text: string): string {
  return text.replace(/[&<]/g, (character) => entities[character] ?? character);
}

function writeSpan(className: string, text: string): string {
  return `<span class="${className}">${escapeText(text)}</span>`;
}

/** Writes a line as HTML. Adjacent tokens of the same class share an element. */
function writeLine(line: ThemedToken[]): string {
  const merged: { className: string | undefined; value: string }[] = [];
  for (const token of line) {
    const className = token.content.trim() === '' ? merged.at(-1)?.className : classOf(token);
    const last = merged.at(-1);
    if (last && last.className === className) last.value += token.content;
    else merged.push({ className, value: token.content });
  }
  return merged
    .map(({ className, value }) => (className ? writeSpan(className, value) : escapeText(value)))
    .join('');
}

const loading = new Map<string, Promise<void>>();

/** Loads each language once. Shiki imports its module on every call. */
function loadLanguage(highlighter: Highlighter, lang: string): Promise<void> {
  const loaded = loading.get(lang) ?? highlighter.loadLanguage(lang as BundledLanguage);
  loading.set(lang, loaded);
  return loaded;
}

async function tokenize(code: string, lang: string): Promise<string[]> {
  if (plainLanguages.has(lang)) return code.split('\n').map(escapeText);
  const { highlighter } = await loadShiki();
  await loadLanguage(highlighter, lang);
  const lines = highlighter.codeToTokensBase(code, {
    lang: lang as BundledLanguage,
    theme: 'variables' as never,
    // With a limit, a busy machine would leave the rest of a line without colors.
    tokenizeTimeLimit: 0,
    // A longer line, as in minified files, takes seconds in some languages. It stays without colors.
    tokenizeMaxLineLength: 2000,
  });
  return lines.map(writeLine);
}

const tokenized = new Map<string, Promise<string[]>>();

/** Tokenizes each block once: pages in all languages contain the same blocks. */
function tokenizeOnce(code: string, lang: string): Promise<string[]> {
  const key = `${lang}\n${code}`;
  const lines = tokenized.get(key) ?? tokenize(code, lang);
  tokenized.set(key, lines);
  return lines;
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
  const lines = hasPrompts ? markCommands(code, kind) : await tokenizeOnce(code, lang);
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
