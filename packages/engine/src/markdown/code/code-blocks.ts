import type { Code, Root, RootContent } from 'mdast';
import { toHref } from '../../contract/urls.ts';
import { closestMatch } from '../../diagnostics.ts';
import { type CompileContext, readDependency, report } from '../compile-context.ts';
import { jsxElement } from '../mdast-jsx.ts';
import { addLocale } from '../transforms/resolve-path.ts';
import { visit } from '../visit.ts';
import { checkCode } from './check-code.ts';
import { kindOf, readFileList, writtenKinds } from './code-kind.ts';
import { type CodeMeta, parseCodeMeta } from './code-meta.ts';
import { highlight, supportedLanguages } from './highlight.ts';
import { quoteLines, splitLines } from './quote-file.ts';

/** The code to show, and all of the quoted file. */
type Quote = { shown: string; content: string };

function readCode(node: Code, lang: string, meta: CodeMeta, context: CompileContext): Quote {
  if (!meta.file) {
    if (meta.lines !== undefined)
      report(context, node, 'lines="…" requires file="…"', 'Add file="…", or remove lines.');
    return { shown: node.value, content: '' };
  }
  if (node.value.trim() !== '') {
    const hint = 'Remove the text of the block.';
    report(context, node, 'a code block with file="…" must be empty', hint);
  }
  const content = readDependency(context, meta.file);
  if (!content) {
    const hint = 'Write the path from the project root.';
    report(context, node, `file="${meta.file}" does not exist`, hint);
    return { shown: '', content: '' };
  }
  const text = content.toString('utf8');
  const quoted = quoteLines(text, meta.lines, lang);
  if (quoted === undefined) {
    const hint = `Write ranges such as lines="1-3,9" up to line ${splitLines(text).length}.`;
    report(context, node, `invalid lines="${meta.lines}" for ${meta.file}`, hint);
  }
  return { shown: quoted ?? '', content: text };
}

function checkLanguage(node: Code, context: CompileContext): string {
  if (!node.lang) {
    const hint = 'Write ```ts, or ```txt for plain text.';
    report(context, node, 'a code block needs a language', hint);
    return 'txt';
  }
  if (node.lang === 'mermaid') {
    const hint =
      'Show the diagram as an image, ![…](/diagram.svg), or write ```txt for its source.';
    report(context, node, 'mermaid is not drawn', hint);
  }
  if (supportedLanguages.has(node.lang)) return node.lang;
  const close = closestMatch(node.lang, [...supportedLanguages]);
  const hint = close ? `Did you mean \`\`\`${close}?` : 'Write ```txt for plain text.';
  report(context, node, `"${node.lang}" is not a known code language`, hint);
  return 'txt';
}

/** URL of the page that opens the code, in the language of this page. */
function toCodeLink(link: string | undefined, context: CompileContext): string | undefined {
  return link && toHref(addLocale(link, context), context.base);
}

function checkKind(node: Code, { kind }: CodeMeta, context: CompileContext): void {
  if (kind === undefined || writtenKinds.has(kind)) return;
  const known = [...writtenKinds.keys()].join(', ');
  report(context, node, `unknown kind="${kind}" of a code block`, `Use one of: ${known}.`);
}

async function toCodeBlock(node: Code, context: CompileContext): Promise<RootContent> {
  const meta = parseCodeMeta(node.meta ?? '');
  const lang = checkLanguage(node, context);
  if (meta.unknown.length > 0) {
    const hint =
      'Use title="…", file="…", lines="1-3", {2,4-5}, ins={3}, del={4}, kind="…", link="/…", lineNumbers, noLineNumbers, wrap, nowrap, linked.';
    report(context, node, `unknown code block attribute: ${meta.unknown.join(' ')}`, hint);
  }
  const { shown, content } = readCode(node, lang, meta, context);
  node.value = shown;
  const length = node.value.split('\n').length;
  const numbers = [...meta.highlighted, ...meta.inserted, ...meta.deleted];
  const invalid = numbers.find((line) => line < 1 || line > length);
  if (invalid !== undefined) {
    const hint = 'Count the lines that the block shows, from 1.';
    report(context, node, `cannot highlight line ${invalid}: the block has ${length} lines`, hint);
  }
  checkKind(node, meta, context);
  checkCode(node, lang, kindOf(lang, meta), context);
  const lineNumbers = meta.lineNumbers ?? context.showLineNumbers;
  const link = toCodeLink(meta.link, context);
  const kind = kindOf(lang, meta);
  // What a terminal showed needs no name.
  const title = kind === 'terminal' ? undefined : meta.title;
  const files = meta.kind === 'files' ? readFileList(content || node.value) : undefined;
  const size = meta.kind === 'output' ? Buffer.byteLength(content) : 0;
  const props = {
    lang,
    ...(title && { title }),
    ...(kind !== 'source' && { kind }),
    ...(files ? { files } : size > 0 && { size }),
    ...(meta.wrap !== undefined && { wrap: meta.wrap }),
    ...(lineNumbers && { lineNumbers }),
    ...(link && { link }),
  };
  const html = await highlight(node.value, lang, { ...meta, lineNumbers }, kind);
  const code: RootContent = {
    type: 'code',
    // What programs read, and what the search finds.
    value: withoutLines(node.value, meta.deleted),
    data: { hChildren: [{ type: 'raw', value: html }], ...(meta.linked && { linked: true }) },
  };
  return jsxElement('CodeBlock', props, [code], node.position);
}

/** Code without the lines that are marked as removed. */
function withoutLines(code: string, removed: ReadonlySet<number>): string {
  if (removed.size === 0) return code;
  const lines = code.split('\n');
  return lines.filter((_, index) => !removed.has(index + 1)).join('\n');
}

/** Quotes, checks and highlights code blocks, and wraps each in the theme's `CodeBlock`. */
export async function transformCodeBlocks(tree: Root, context: CompileContext): Promise<void> {
  const blocks: { node: Code; replace: (next: RootContent) => void }[] = [];
  visit(tree, 'code', (node, index, parent) => {
    blocks.push({ node, replace: (next) => (parent.children[index] = next as never) });
  });
  for (const { node, replace } of blocks) replace(await toCodeBlock(node, context));
}
