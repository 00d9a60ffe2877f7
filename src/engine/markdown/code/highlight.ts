import type { BundledLanguage, HighlighterGeneric, ThemedToken } from 'shiki';
import type { CodeKind } from './code-kind.ts';
import type { CodeMeta } from './code-meta.ts';

type Highlighter = HighlighterGeneric<BundledLanguage, never>;

const plainLanguages = new Set(['txt', 'text', 'plain']);

let shared: Promise<{ highlighter: Highlighter; known: string[] }> | undefined;

async function createShared(): Promise<{ highlighter: Highlighter; known: string[] }> {
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
}

/** Languages of code blocks, including aliases. */
export async function supportedLanguages(): Promise<string[]> {
  shared ??= createShared();
  return [...(await shared).known, ...plainLanguages];
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
    .map(({ className, value }) => {
      const text = escapeText(value);
      return className ? `<span class="${className}">${text}</span>` : text;
    })
    .join('');
}

const loading = new Map<string, Promise<void>>();

/** Loads each language once. Shiki imports its module on every call. */
function loadLanguage(highlighter: Highlighter, lang: string): Promise<void> {
  const known = loading.get(lang);
  if (known) return known;
  const result = highlighter.loadLanguage(lang as BundledLanguage);
  loading.set(lang, result);
  return result;
}

async function tokenize(code: string, lang: string): Promise<string[]> {
  if (plainLanguages.has(lang)) return code.split('\n').map(escapeText);
  shared ??= createShared();
  const { highlighter } = await shared;
  await loadLanguage(highlighter, lang);
  const lines = highlighter.codeToTokensBase(code, {
    lang: lang as BundledLanguage,
    theme: 'variables' as never,
    // With a limit, a busy machine would leave the rest of a line without colors.
    tokenizeTimeLimit: 0,
  });
  return lines.map(writeLine);
}

const tokenized = new Map<string, Promise<string[]>>();

/** Tokenizes each block once: pages in all languages contain the same blocks. */
function tokenizeOnce(code: string, lang: string): Promise<string[]> {
  const key = `${lang}\n${code}`;
  let lines = tokenized.get(key);
  if (!lines) {
    lines = tokenize(code, lang);
    tokenized.set(key, lines);
  }
  return lines;
}

function lineClasses(
  number: number,
  lang: string,
  text: string | undefined,
  meta: CodeMeta,
): string[] {
  const inserted = meta.inserted.has(number) || (lang === 'diff' && text?.startsWith('+'));
  const deleted = meta.deleted.has(number) || (lang === 'diff' && text?.startsWith('-'));
  const classes = [
    meta.highlighted.has(number) && 'highlighted',
    inserted && 'inserted',
    deleted && 'deleted',
  ];
  return classes.filter((name) => typeof name === 'string');
}

/** Commands as elements, before which the theme draws a prompt: it is never copied. */
function markCommands(code: string, kind: CodeKind): string[] {
  let continues = false;
  return code.split('\n').map((line) => {
    const isContinued = continues;
    continues = line.endsWith('\\');
    const isTyped = kind === 'run' ? line.trim() !== '' && !isContinued : line.startsWith('$ ');
    const text = escapeText(kind === 'run' || !isTyped ? line : line.slice(2));
    if (kind === 'run' && line.startsWith('#')) return `<span class="token-comment">${text}</span>`;
    return isTyped ? `<span class="prompt">${text}</span>` : text;
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
      const classes = lineClasses(index + 1, lang, texts[index], meta);
      if (classes.length === 0 && !meta.lineNumbers) return line;
      return `<span class="${['line', ...classes].join(' ')}">${line}</span>`;
    })
    .join('\n');
}
