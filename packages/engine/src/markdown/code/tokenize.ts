import {
  type BundledLanguage,
  createCssVariablesTheme,
  createHighlighter,
  type ThemedToken,
} from 'shiki';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { escapeText, writeSpan } from './spans.ts';

const theme = createCssVariablesTheme({
  name: 'variables',
  variablePrefix: '--',
  fontStyle: false,
});

const highlighter = await createHighlighter({
  themes: [theme],
  langs: [],
  // Some grammars contain patterns that JavaScript does not support.
  engine: createJavaScriptRegexEngine({ forgiving: true }),
});

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

/** TypeScript contains JavaScript: one grammar less to load, for the same tokens. */
const grammars = new Map([
  ['javascript', 'ts'],
  ['js', 'ts'],
  ['mjs', 'ts'],
  ['cjs', 'ts'],
  ['jsx', 'tsx'],
]);

const loading = new Map<string, Promise<void>>();

/** Loads each language once. Shiki imports its module on every call. */
function loadLanguage(lang: string): Promise<void> {
  const loaded = loading.get(lang) ?? highlighter.loadLanguage(lang as BundledLanguage);
  loading.set(lang, loaded);
  return loaded;
}

export type Task = {
  code: string;
  /** One of the languages of Shiki. */
  lang: string;
};

/** Writes the lines of a code block as HTML. Runs in a worker, see `highlight.ts`. */
export async function tokenize({ code, lang }: Task): Promise<string[]> {
  const grammar = grammars.get(lang) ?? lang;
  await loadLanguage(grammar);
  const lines = highlighter.codeToTokensBase(code, {
    lang: grammar as BundledLanguage,
    theme: 'variables' as never,
    // With a limit, a busy machine would leave the rest of a line without colors.
    tokenizeTimeLimit: 0,
    // A longer line, as in minified files, takes seconds in some languages. It stays without colors.
    tokenizeMaxLineLength: 2000,
  });
  return lines.map(writeLine);
}
