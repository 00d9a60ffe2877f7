import type { Root } from 'mdast';
import { type Features, markdownToMdast, mdxToMdast } from 'satteri';
import type { Diagnostic } from '../../diagnostics.ts';
import { placeAt } from '../../place-at.ts';
import { type CompileContext, report } from '../compile-context.ts';
import { htmlHint } from '../html-hints.ts';
import { visit, visitAll } from '../visit.ts';
import { insertJoiners } from './cjk-emphasis.ts';
import { findBadAttribute } from './find-bad-attribute.ts';
import { findMarks } from './find-marks.ts';
import { findForeignSyntax, includeComment, partialHint } from './foreign-syntax.ts';
import { insertMarks, originalColumn, removeMarks } from './marks.ts';
import { nestedStatement } from './nested-statement.ts';
import { restoreParagraphs } from './restore-paragraphs.ts';

/** What the parser needs of the context of a file. */
type ParseContext = Pick<CompileContext, 'path' | 'source' | 'collector'>;

type Parse = typeof markdownToMdast | typeof mdxToMdast;

/** A syntax error of MDX. */
class ParseError extends Error {
  /** The text that the position in the message refers to. */
  readonly marked: string;

  constructor(error: Error, marked: string) {
    super(error.message);
    this.marked = marked;
  }
}

function parseMarked(marked: string, parser: Parse, features: Features): Root {
  try {
    return parser(marked, { features: { frontmatter: false, ...features } }) as Root;
  } catch (error) {
    throw new ParseError(error as Error, marked);
  }
}

/** Throws a `ParseError`. */
function parse(text: string, parser: Parse, features: Features): Root {
  // The parser aborts the process on some texts without a final newline.
  let marked = insertJoiners(`${text}\n`);
  let tree = parseMarked(marked, parser, features);
  // A mark can show the parser more of what the author means, such as code in a title.
  for (let found = findMarks(tree, marked); found.length > 0; found = findMarks(tree, marked)) {
    marked = insertMarks(marked, found);
    tree = parseMarked(marked, parser, features);
  }
  if (marked.length > text.length + 1) removeMarks(tree, marked);
  return tree;
}

/** Parses Markdown without components and without reporting problems. */
export function parsePlainMarkdown(text: string): Root {
  return parse(text, markdownToMdast, {});
}

/** Explains a tag that the parser cannot read. `text` starts with it. */
function explainTag(text: string): Pick<Diagnostic, 'message' | 'hint'> | undefined {
  const [address] = /^<(?:[a-z][a-z\d+.-]*:\/?|[\w.+-]+@)[^>\s]*>/i.exec(text) ?? [];
  if (address) {
    const message = `${address} is not a link in .mdx files`;
    return { message, hint: 'Write the address without < and >, or [text](address).' };
  }
  const [include] = includeComment.exec(text) ?? [];
  if (include) return { message: `${include} has no effect`, hint: partialHint };
  if (text.startsWith('<!--')) {
    return { message: 'comments of HTML are not allowed', hint: 'Write {/* comment */}.' };
  }
  return undefined;
}

/** Suggests a fix for a syntax error of MDX. */
function suggestFix(reason: string): string {
  if (reason.includes('closing tag') || (reason.includes('Expected ') && reason.includes('</')))
    return 'Close the tag, or write \\< for a plain less-than sign.';
  if (/expression/.test(reason))
    return 'Write \\{ for a plain brace and before the id of a heading, or put the text into `code`.';
  return 'Write \\< and \\{ for plain characters, or put the text into `code`.';
}

/** Lines outside of code blocks, with their 0-based number. */
export function* linesOfText(source: string): Generator<[index: number, line: string]> {
  let fence = '';
  for (const [index, line] of source.split('\n').entries()) {
    const sign = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (sign && !fence) fence = sign;
    else if (sign?.startsWith(fence)) fence = '';
    else if (!fence) yield [index, line];
  }
}

/**
 * Finds the `import` or `export` that has swallowed a closing tag. Both read on until they are complete, over blank lines.
 * @param opened 1-based line of the opening tag
 */
function explainStatement(source: string, opened: number): Omit<Diagnostic, 'file'> | undefined {
  for (const [index, line] of linesOfText(source)) {
    if (index < opened || !/^(?:import|export)\s/.test(line)) continue;
    return { line: index + 1, column: 1, ...nestedStatement(line) };
  }
  return undefined;
}

/** Explains what is at a place that the parser cannot read. */
function explainPlace(
  source: string,
  { line, column }: { line: number; column: number },
): Omit<Diagnostic, 'file'> | undefined {
  const lines = source.split('\n').slice(line - 1);
  const text = lines.join('\n').slice(column - 1);
  const explained = explainTag(text) ?? findForeignSyntax(lines[0] ?? '', column);
  if (explained) return { line, column, ...explained };
  const attribute = findBadAttribute(text);
  if (!attribute) return undefined;
  const { offset, ...problem } = attribute;
  return { ...placeAt(text, offset, { line, column }), ...problem };
}

/** Position of an unclosed tag in the message of the parser. */
const openingPlace = / \((\d+):\d+\)/;

/** Converts a message of the parser, `3:14: reason (rule)`. */
function toDiagnostic({ message, marked }: ParseError, source: string): Omit<Diagnostic, 'file'> {
  const [, line, column, reason = message] =
    /^(\d+):(\d+): (.*?)(?: \([\w-]+:[\w-]+\))?$/s.exec(message) ?? [];
  const place = line && {
    line: Number(line),
    column: originalColumn(marked, Number(line), Number(column)),
  };
  const isOpen = reason.includes('closing tag');
  const known =
    place && (isOpen ? explainStatement(source, place.line) : explainPlace(source, place));
  if (known) return known;
  return {
    ...place,
    message: reason
      .replace(openingPlace, (_, opened) => (opened === line ? '' : ` (opened on line ${opened})`))
      .replace(' with oxc', ''),
    hint: suggestFix(reason),
  };
}

/** Reports raw HTML in `.md` files, except comments. In `.mdx` files a tag is a component. */
function reportHtml(tree: Root, context: ParseContext): void {
  visit(tree, 'html', (node) => {
    const [tag = ''] = node.value.split('\n');
    if (includeComment.test(tag)) {
      report(context, node, `${tag} has no effect`, partialHint);
      return;
    }
    if (/^<!--[\s\S]*-->$/.test(node.value.trim())) return;
    report(
      context,
      node,
      `HTML is not allowed: ${tag}`,
      htmlHint(/^<(\w+)/.exec(tag)?.[1] ?? '') ??
        'Write \\< for a plain less-than sign, or rename the file to .mdx and use a component.',
    );
  });
}

/** Enough for 100 KB of prose. Some steps take time that grows with the square of it. */
const maxNodes = 20_000;

/** Line of the node that is one too many. */
function findExcess(tree: Root): number | undefined {
  let count = 0;
  let line: number | undefined;
  visitAll(tree, ({ position }) => {
    if (++count === maxNodes) line = position?.start.line;
  });
  return line;
}

/** The parser aborts the process at some 10,000 levels. */
const maxBracketDepth = 1000;

/** Line at which brackets are nested too deeply for the parser. */
function findDeepBracket(text: string): number | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[[\](){}]/g)) {
    depth = '[({'.includes(bracket) ? depth + 1 : Math.max(0, depth - 1);
    if (depth > maxBracketDepth) return placeAt(text, index).line;
  }
  return undefined;
}

/** The parser takes time that grows with the square of the colons in a paragraph: each could start a directive. */
const maxColons = 3000;

/** Line at which a paragraph has too many colons for the parser. */
function findManyColons(source: string): number | undefined {
  let count = 0;
  for (const [index, line] of linesOfText(source)) {
    count = line.trim() === '' ? 0 : count + line.split(':').length - 1;
    if (count > maxColons) return index + 1;
  }
  return undefined;
}

/** Parses the source of a file. Reports syntax errors and returns an empty tree for them. */
export function parseMarkdown(context: ParseContext): Root {
  const { path, source, collector } = context;
  const refuse = (line: number, message: string): Root => {
    const hint = 'Split it, or move the text to a file and quote it with file="…".';
    collector.diagnostics.push({ file: path, line, message, hint });
    return { type: 'root', children: [] };
  };
  const bracketLine = findDeepBracket(source);
  if (bracketLine) return refuse(bracketLine, `more than ${maxBracketDepth} nested brackets`);
  const colonLine = findManyColons(source);
  if (colonLine) return refuse(colonLine, `a paragraph with more than ${maxColons} colons`);
  let tree: Root;
  try {
    const parser = path.endsWith('.mdx') ? mdxToMdast : markdownToMdast;
    tree = parse(source, parser, { directive: true });
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    collector.diagnostics.push({ file: path, ...toDiagnostic(error, source) });
    return { type: 'root', children: [] };
  }
  const excess = findExcess(tree);
  if (excess)
    return refuse(excess, `a page with more than ${maxNodes} paragraphs, links and the like`);
  restoreParagraphs(tree, source);
  reportHtml(tree, context);
  return tree;
}
