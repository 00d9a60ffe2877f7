import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import type { EngineStrings } from '../../contract/site.ts';
import { footnoteOptions } from '../../markdown/output/footnotes.ts';
import { parsePlainMarkdown } from '../../markdown/parse/parse.ts';
import { visit } from '../../markdown/visit.ts';

/** `[!NOTE]` in front of a quote is the type of a callout, which feeds do not have. */
function removeAlertMarks(tree: Root): void {
  visit(tree, 'blockquote', ({ children: [first] }) => {
    const text = first?.type === 'paragraph' ? first.children[0] : undefined;
    if (text?.type === 'text') text.value = text.value.replace(/^\[!\w+\]\s*/, '');
  });
}

/** Renders the Markdown of a page as plain HTML for feed readers. `strings` are those of its language. */
export function writeFeedContent(markdown: string, strings: EngineStrings): string {
  const tree = parsePlainMarkdown(markdown);
  removeAlertMarks(tree);
  return toHtml(toHast(tree, footnoteOptions(strings)));
}
