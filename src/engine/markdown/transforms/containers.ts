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

/** Removes the title of `:::tip[Title]`, which the parser adds as the first paragraph. */
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
      close ? `Did you mean :::${close}?` : `Use one of: ${containerNames.join(', ')}.`,
    );
  }
  if (!/:{3}\s*$/.test(sourceOf(node, context))) {
    report(context, node, `:::${node.name} is not closed`, 'Write ::: on its own line below.');
  }
  if (node.name === 'details' && !title) {
    report(context, node, ':::details needs a title', 'Write :::details[What is inside].');
  }
  const props = { type: isKnown ? node.name : 'note', ...(title && { title }) };
  return jsxElement('Callout', props, node.children, node.position);
}

/** Restores the source of inline directives: `node:fs` and `:::` in text are not directives. */
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
      `${text.value} is read as a directive, not as a link`,
      'Add a space after the colon, or write \\: for the colon.',
    );
  }
  const restored =
    node.type === 'leafDirective' ? { type: 'paragraph' as const, children: [text] } : text;
  parent.children.splice(index, 1, restored as never);
}

/** Converts `:::tip[Title]` to the `Callout` component of the theme. */
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
