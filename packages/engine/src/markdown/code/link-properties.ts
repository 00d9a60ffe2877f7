import type { Code, Root } from 'mdast';
import type { TocEntry } from '../../contract/page.ts';
import { type CompileContext, report } from '../compile-context.ts';
import { visit } from '../visit.ts';

type HighlightedCode = { linked?: true; hChildren: { value: string }[] };

/** A property name in highlighted code: plain text before a colon. Text in a span is not one. */
const property = /<span[^>]*>[^<]*<\/span>|(^|[\s{;])(\w+)(?=\??:)/gm;

/** Converts `bundledPackages` to the heading id `bundled-packages`. */
function toHeadingId(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
}

/**
 * Links property names in `linked` blocks to the headings that explain them.
 * Must run after `transformHeadings`.
 */
export function linkProperties(
  tree: Root,
  toc: readonly TocEntry[],
  context: CompileContext,
): void {
  const ids = new Set(toc.map(({ id }) => id));

  function linkBlock(node: Code, code: { value: string }): void {
    let hasProperty = false;
    code.value = code.value.replace(property, (text, lead: string, name?: string) => {
      if (name === undefined) return text;
      hasProperty = true;
      const id = toHeadingId(name);
      return ids.has(id) ? `${lead}<a href="#${id}">${name}</a>` : text;
    });
    if (!hasProperty) {
      report(context, node, 'a linked code block contains no property', 'Remove "linked".');
    }
  }

  visit(tree, 'code', (node) => {
    const { linked, hChildren: [code] = [] } = (node.data ?? {}) as Partial<HighlightedCode>;
    if (linked && code) linkBlock(node, code);
  });
}
