import type { Root } from 'mdast';
import { type Features, markdownToMdast, mdxToMdast } from 'satteri';
import type { Diagnostic } from '../../diagnostics.ts';
import { type CompileContext, report } from '../compile-context.ts';
import { visit } from '../visit.ts';
import { insertJoiners, originalColumn, removeJoiners } from './cjk-emphasis.ts';
import { restoreParagraphs } from './restore-paragraphs.ts';

type Parse = typeof markdownToMdast | typeof mdxToMdast;

function parse(text: string, parseMarked: Parse, features: Features): Root {
  // The parser aborts the process at some texts that end without a new line.
  const marked = insertJoiners(`${text}\n`);
  const tree = parseMarked(marked, { features: { frontmatter: false, ...features } }) as Root;
  if (marked.length > text.length + 1) removeJoiners(tree, marked);
  return tree;
}

/** Reads Markdown that has no components, with nothing to report. */
export function parsePlainMarkdown(text: string): Root {
  return parse(text, markdownToMdast, {});
}

/** What an author most likely meant by a text that MDX cannot parse. */
function suggestFix(reason: string): string {
  if (reason.includes('closing tag') || (reason.includes('Expected ') && reason.includes('</')))
    return 'Close the tag, or write \\< for a plain less-than sign.';
  if (/expression/.test(reason))
    return 'Write \\{ for a plain brace, also in front of the id of a heading, or put the text into `code`.';
  return 'Write \\< and \\{ for plain characters, or put the text into `code`.';
}

/** The place of a tag that is not closed, in the text of the message. */
const openingPlace = / \((\d+):\d+\)/;

/** Where and why a text cannot be parsed. The parser says it as `3:14: reason (rule)`. */
function describeFault(message: string, text: string): Omit<Diagnostic, 'file'> {
  const [, line, column, reason = message] =
    /^(\d+):(\d+): (.*?)(?: \([\w-]+:[\w-]+\))?$/s.exec(message) ?? [];
  const marked = insertJoiners(text);
  return {
    severity: 'error',
    ...(line && {
      line: Number(line),
      column: originalColumn(marked, Number(line), Number(column)),
    }),
    message: reason
      .replace(openingPlace, (_, opened) => (opened === line ? '' : ` (opened in line ${opened})`))
      .replace(' with oxc', ''),
    hint: suggestFix(reason),
  };
}

/** Only comments may be raw HTML in `.md`; in `.mdx` a tag is a component. */
function reportHtml(tree: Root, context: CompileContext): void {
  visit(tree, 'html', (node) => {
    if (/^<!--[\s\S]*-->$/.test(node.value.trim())) return;
    const [tag = ''] = node.value.split('\n');
    report(
      context,
      node,
      `${tag} is HTML; content holds none`,
      'Write \\< for a plain less-than sign, or name the file .mdx and use a component.',
    );
  });
}

/** Parses the source of a file; a syntax error is reported and gives an empty tree. */
export function parseMarkdown(context: CompileContext): Root {
  const { path, source, collector } = context;
  let tree: Root;
  try {
    const parseMarked = path.endsWith('.mdx') ? mdxToMdast : markdownToMdast;
    tree = parse(source, parseMarked, { directive: true });
  } catch (error) {
    collector.diagnostics.push({ file: path, ...describeFault((error as Error).message, source) });
    return { type: 'root', children: [] };
  }
  restoreParagraphs(tree, source);
  reportHtml(tree, context);
  return tree;
}
