import type { Parents, Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { closestMatch } from '../../diagnostics.ts';
import { type CompileContext, report } from '../compile-context.ts';
import { jsxElement } from '../mdast-jsx.ts';
import { visitAll } from '../visit.ts';

type Directive = ContainerDirective | LeafDirective | TextDirective;

export const containerNames = ['note', 'tip', 'info', 'warning', 'danger', 'details'];

/** The title of `:::tip[Title]` is the first paragraph, marked as a label. */
function extractLabel(node: ContainerDirective): string | undefined {
  const [first] = node.children;
  if (first?.type !== 'paragraph' || !first.data?.directiveLabel) return undefined;
  node.children.shift();
  return textOf(first);
}

function sourceOf({ position }: Directive, { source }: CompileContext): string {
  return source.slice(position?.start.offset, position?.end.offset);
}

function toCallout(context: CompileContext, node: ContainerDirective): MdxJsxFlowElement {
  const title = extractLabel(node);
  const isKnown = containerNames.includes(node.name);
  if (!isKnown) {
    const close = closestMatch(node.name, containerNames);
    report(
      context,
      node,
      `:::${node.name} is not a container`,
      close ? `Did you mean :::${close}?` : `Containers: ${containerNames.join(', ')}`,
    );
  }
  if (!/:{3}\s*$/.test(sourceOf(node, context))) {
    report(context, node, `:::${node.name} has no end`, 'Write ::: on a line of its own below.');
  }
  if (node.name === 'details' && !title) {
    report(context, node, ':::details needs a title', 'Write :::details[What is inside].');
  }
  const props = { type: isKnown ? node.name : 'note', ...(title && { title }) };
  return jsxElement('Callout', props, node.children, node.position);
}

/** `node:fs` and `:::` in running text are no directives: puts the characters back. */
function restoreText(
  context: CompileContext,
  node: TextDirective | LeafDirective,
  index: number,
  parent: Parents,
): void {
  const text = { type: 'text' as const, value: sourceOf(node, context) };
  const { offset } = node.position?.end ?? {};
  if (node.children.length > 0 && context.source.charAt(offset ?? -1) === '(') {
    report(
      context,
      node,
      `${text.value} is read as one sign, not as a link`,
      'Put a space behind the colon, or write the colon as \\:',
    );
  }
  const restored =
    node.type === 'leafDirective' ? { type: 'paragraph' as const, children: [text] } : text;
  parent.children.splice(index, 1, restored as never);
}

/** Turns `:::tip[Title]` into the callout component of the theme. */
export function transformContainers(tree: Root, context: CompileContext): void {
  visitAll(tree, (node, index, parent) => {
    if (node.type === 'containerDirective') {
      parent.children[index] = toCallout(context, node) as never;
      return { next: index };
    }
    if (node.type === 'textDirective' || node.type === 'leafDirective') {
      restoreText(context, node, index, parent);
      return { next: index + 1 };
    }
    return undefined;
  });
}
