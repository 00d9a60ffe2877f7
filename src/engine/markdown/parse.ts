import type { Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { VFileMessage } from 'vfile-message';
import { type FileContext, report } from './file-context.ts';

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkCjkFriendlyStrikethrough)
  .use(remarkDirective)
  .freeze();

const mdx = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkCjkFriendlyStrikethrough)
  .use(remarkDirective)
  .freeze();

/** What an author most likely meant by a text that MDX cannot parse. */
function suggestFix({ reason }: VFileMessage): string {
  if (/closing tag|Expected .*<\//.test(reason)) return 'Close the tag, or write \\< for a plain less-than sign.';
  if (/acorn|expression/.test(reason)) return 'Write \\{ for a plain brace, or put the text into `code`.';
  return 'Write \\< and \\{ for plain characters, or put the text into `code`.';
}

/** Parses the source of a file; a syntax error is reported and gives an empty tree. */
export function parseMarkdown(context: FileContext): Root {
  const parser = context.path.endsWith('.mdx') ? mdx : markdown;
  try {
    return parser.parse(context.source) as Root;
  } catch (error) {
    const message = error as VFileMessage;
    const start = message.place && 'start' in message.place ? message.place.start : message.place;
    context.collector.diagnostics.push({
      severity: 'error',
      file: context.path,
      line: start?.line ?? message.line,
      column: start?.column ?? message.column,
      message: message.reason ?? String(error),
      hint: suggestFix(message),
    });
    return { type: 'root', children: [] };
  }
}
