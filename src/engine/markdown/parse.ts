import type { Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkDirective from 'remark-directive';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { VFileMessage } from 'vfile-message';
import type { Diagnostic } from '../diagnostics.ts';
import { type FileContext, report } from './file-context.ts';
import { remarkQuickGfm } from './gfm.ts';
import { visit } from './visit.ts';

const plain = unified()
  .use(remarkParse)
  .use(remarkQuickGfm)
  .use(remarkCjkFriendly)
  .use(remarkCjkFriendlyStrikethrough)
  .freeze();

const markdown = plain().use(remarkDirective).freeze();

/** Reads Markdown that has no components, with nothing to report. */
export function parsePlainMarkdown(text: string): Root {
  return plain.parse(text) as Root;
}

const mdx = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkQuickGfm)
  .use(remarkCjkFriendly)
  .use(remarkCjkFriendlyStrikethrough)
  .use(remarkDirective)
  .freeze();

/** What an author most likely meant by a text that MDX cannot parse. */
function suggestFix({ reason }: VFileMessage): string {
  if (reason.includes('closing tag') || (reason.includes('Expected ') && reason.includes('</')))
    return 'Close the tag, or write \\< for a plain less-than sign.';
  if (/acorn|expression/.test(reason))
    return 'Write \\{ for a plain brace, also in front of the id of a heading, or put the text into `code`.';
  return 'Write \\< and \\{ for plain characters, or put the text into `code`.';
}

/** The place of a tag that is not closed, in the text of the message. */
const openingPlace = / \((\d+):(\d+)-[\d:]+\)/;

/** Where and why a text cannot be parsed. At the end of the file, only the opening tag has a place. */
function describeFault({
  line,
  column,
  reason,
}: VFileMessage): Pick<Diagnostic, 'line' | 'column' | 'message'> {
  if (line !== undefined)
    return { line, column, message: reason.replace(openingPlace, ' (opened in line $1)') };
  const [, openLine, openColumn] = openingPlace.exec(reason) ?? [];
  const message = reason.replace(openingPlace, '');
  return openLine ? { line: Number(openLine), column: Number(openColumn), message } : { message };
}

/** Only comments may be raw HTML in `.md`; in `.mdx` a tag is a component. */
function reportHtml(tree: Root, context: FileContext): void {
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
export function parseMarkdown(context: FileContext): Root {
  const parser = context.path.endsWith('.mdx') ? mdx : markdown;
  try {
    const tree = parser.parse(context.source) as Root;
    reportHtml(tree, context);
    return tree;
  } catch (error) {
    const fault = error as VFileMessage;
    context.collector.diagnostics.push({
      severity: 'error',
      file: context.path,
      ...describeFault(fault),
      hint: suggestFix(fault),
    });
    return { type: 'root', children: [] };
  }
}
