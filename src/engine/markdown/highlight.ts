import type { Element, ElementContent } from 'hast';
import type { BundledLanguage, HighlighterGeneric, ThemedToken } from 'shiki';
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
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const known = [
    ...Object.keys(shiki.bundledLanguages),
    ...Object.keys(shiki.bundledLanguagesAlias),
  ];
  return { highlighter: highlighter as unknown as Highlighter, known };
}

/** The names that a code block can carry. */
export async function listLanguages(): Promise<string[]> {
  shared ??= createShared();
  return [...(await shared).known, ...plainLanguages];
}

/** `var(--token-keyword)` becomes the class `token-keyword`; plain text has none. */
function classOf({ color }: ThemedToken): string | undefined {
  const name = /^var\(--(token-[\w-]+)\)$/.exec(color ?? '')?.[1];
  return name;
}

function toSpans(line: ThemedToken[]): ElementContent[] {
  const merged: { className: string | undefined; value: string }[] = [];
  for (const token of line) {
    const className = token.content.trim() === '' ? merged.at(-1)?.className : classOf(token);
    const last = merged.at(-1);
    if (last && last.className === className) last.value += token.content;
    else merged.push({ className, value: token.content });
  }
  return merged.map(({ className, value }) =>
    className
      ? {
          type: 'element',
          tagName: 'span',
          properties: { className: [className] },
          children: [{ type: 'text', value }],
        }
      : { type: 'text', value },
  );
}

async function tokenize(code: string, lang: string): Promise<ElementContent[][]> {
  if (plainLanguages.has(lang)) {
    return code.split('\n').map((value) => (value ? [{ type: 'text', value }] : []));
  }
  shared ??= createShared();
  const { highlighter } = await shared;
  await highlighter.loadLanguage(lang as BundledLanguage);
  const lines = highlighter.codeToTokensBase(code, {
    lang: lang as BundledLanguage,
    theme: 'variables' as never,
    // With a limit, a busy machine leaves the rest of a line without colours.
    tokenizeTimeLimit: 0,
  });
  return lines.map(toSpans);
}

const tokenized = new Map<string, Promise<ElementContent[][]>>();

/** The same block stands on the pages of each language: it is tokenized once. */
function tokenizeOnce(code: string, lang: string): Promise<ElementContent[][]> {
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
  const marks = [
    meta.highlighted.has(number) && 'highlighted',
    inserted && 'inserted',
    deleted && 'deleted',
  ].filter((mark) => mark !== false && mark !== undefined);
  return marks as string[];
}

/**
 * The content of `<code>`: text and spans with token classes. A line gets an
 * element of its own only when it is marked or numbered.
 */
export async function highlight(
  code: string,
  lang: string,
  meta: CodeMeta,
): Promise<ElementContent[]> {
  const lines = await tokenizeOnce(code, lang);
  const texts = code.split('\n');
  return lines.flatMap((children, index): ElementContent[] => {
    const marks = lineClasses(index + 1, lang, texts[index], meta);
    const end: ElementContent[] = index < lines.length - 1 ? [{ type: 'text', value: '\n' }] : [];
    if (marks.length === 0 && !meta.lineNumbers) return [...children, ...end];
    const line: Element = {
      type: 'element',
      tagName: 'span',
      properties: { className: ['line', ...marks] },
      children,
    };
    return [line, ...end];
  });
}
