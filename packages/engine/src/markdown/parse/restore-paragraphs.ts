import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxFlowExpression } from 'mdast-util-mdx-expression';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { phrasing } from 'mdast-util-phrasing';
import { visitAll } from '../visit.ts';

/** A node that can be a block or inline. */
type Loose = MdxJsxFlowElement | MdxFlowExpression;

const typesInText = {
  mdxJsxFlowElement: 'mdxJsxTextElement',
  mdxFlowExpression: 'mdxTextExpression',
} as const;

function isLoose(node: Nodes): node is Loose {
  return node.type in typesInText;
}

function isInLine({ position: outer }: Nodes, { position: inner }: Nodes): boolean {
  return outer?.start.line === inner?.start.line;
}

/** Whether there is text between the tags, on the line of the first one. */
function containsText(node: Loose): boolean {
  const children: Nodes[] = 'children' in node ? node.children : [];
  return children.some((child) =>
    isLoose(child) ? isInLine(node, child) && containsText(child) : phrasing(child),
  );
}

function toText(node: Loose): PhrasingContent {
  const children: Nodes[] = 'children' in node ? node.children : [];
  for (const child of children.filter(isLoose)) toText(child);
  return Object.assign(node, { type: typesInText[node.type] });
}

/** The siblings from the first one on that belong to one paragraph, and the spaces between them. */
function readParagraph(
  siblings: readonly Nodes[],
  first: number,
  source: string,
): PhrasingContent[] {
  const children: PhrasingContent[] = [];
  let end = siblings[first]?.position?.end;
  for (let index = first; index < siblings.length; index++) {
    const node = siblings[index] as Nodes;
    const start = node.position?.start;
    if (!isLoose(node) || !start || !end) break;
    const lines = start.line - end.line;
    if (lines > 1 || (lines === 1 && !containsText(node))) break;
    const space = source.slice(end.offset, start.offset);
    if (children.length > 0 && space !== '') children.push({ type: 'text', value: space });
    end = node.position?.end;
    children.push(toText(node));
  }
  return children;
}

/**
 * Wraps lines of inline tags, such as `<kbd>Ctrl</kbd>`, in a paragraph. As in MDX, the parser
 * returns them as blocks if a paragraph contains nothing else.
 */
export function restoreParagraphs(tree: Root, source: string): void {
  visitAll(tree, (node, index, parent) => {
    if (!isLoose(node) || !containsText(node)) return undefined;
    const { position } = node;
    const children = readParagraph(parent.children, index, source);
    const count = children.filter(({ type }) => type !== 'text').length;
    const paragraph: RootContent = { type: 'paragraph', children, ...(position && { position }) };
    parent.children.splice(index, count, paragraph as never);
    return { next: index + 1 };
  });
}
