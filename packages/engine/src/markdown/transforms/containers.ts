import type { Blockquote, Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { closestMatch } from '../../diagnostics.ts';
import { type CompileContext, report } from '../compile-context.ts';
import { jsxElement } from '../mdast-jsx.ts';
import { calloutTitleTag } from '../output/callout-title.ts';
import { containerStart } from '../parse/find-marks.ts';
import { visitAll } from '../visit.ts';

export const containerNames = ['note', 'tip', 'info', 'warning', 'danger', 'details'];

/** Containers of other generators, and what is closest to them. */
const foreignContainers = new Map([
  ['caution', 'warning'],
  ['important', 'info'],
  ['attention', 'warning'],
  ['error', 'danger'],
  ['success', 'tip'],
  ['hint', 'tip'],
  ['spoiler', 'details'],
]);

/** What to write instead of a container that does not exist. */
export function containerHint(name: string): string {
  if (/^(?:code-)?(?:group|tabs)$/.test(name)) {
    return 'Write <Tabs>, and <Tab label="…"> … </Tab> for each tab, in an .mdx file.';
  }
  const close = foreignContainers.get(name) ?? closestMatch(name, containerNames);
  return close ? `Did you mean :::${close}?` : `Use one of: ${containerNames.join(', ')}.`;
}

/** Alerts of GitHub, `> [!NOTE]`, and the containers that look like them. */
const alerts = new Map([
  ['NOTE', 'note'],
  ['TIP', 'tip'],
  ['IMPORTANT', 'info'],
  ['WARNING', 'warning'],
  ['CAUTION', 'danger'],
]);

/** Removes the title, which the parser adds as the first paragraph. */
function extractTitle(node: ContainerDirective): Paragraph | undefined {
  const [first] = node.children;
  if (first?.type !== 'paragraph' || !first.data?.directiveLabel) return undefined;
  node.children.shift();
  return first;
}

function trimTitle(children: readonly PhrasingContent[]): PhrasingContent[] {
  const [first, ...rest] = children;
  if (first?.type !== 'text') return [...children];
  return [{ ...first, value: first.value.trimStart() }, ...rest];
}

/** A `Callout`. A title with markup is its first child; the theme gets the text in any case. */
function createCallout(
  type: string,
  title: readonly PhrasingContent[],
  children: ContainerDirective['children'],
  position: ContainerDirective['position'],
): MdxJsxFlowElement {
  const nodes = trimTitle(title);
  const text = textOf({ type: 'paragraph', children: nodes });
  const marked: Paragraph = {
    type: 'paragraph',
    children: nodes,
    data: { hName: calloutTitleTag },
  };
  const hasMarkup = nodes.some((node) => node.type !== 'text');
  const props = { type, ...(text && { title: text }) };
  return jsxElement('Callout', props, [...(hasMarkup ? [marked] : []), ...children], position);
}

function sourceOf({ position }: ContainerDirective, { source }: CompileContext): string {
  return source.slice(position?.start.offset, position?.end.offset);
}

/** Reports what follows the name in the first line and is no title. */
function checkFirstLine(
  node: ContainerDirective,
  title: Paragraph | undefined,
  context: CompileContext,
): void {
  const [line = ''] = sourceOf(node, context).split('\n');
  const [name = ''] = containerStart.exec(line) ?? [];
  const start = node.position?.start.offset ?? 0;
  const end = title?.position?.end.offset ?? start + name.length;
  const rest = line.slice(end - start).trim();
  if (rest === '') return;
  const words = rest.startsWith('{')
    ? (node.attributes?.title ?? rest.slice(1, -1))
    : rest.replace(/[[\]【】［］｛｝"“”:：]/g, ' ');
  const suggestion = `${title ? textOf(title) : ''} ${words}`.trim();
  report(
    context,
    node,
    `:::${node.name} cannot be followed by ${rest}`,
    /^\{\s*[.#]/.test(rest)
      ? 'Remove it: containers have no attributes.'
      : `Write the title in brackets: :::${node.name}[${suggestion}].`,
  );
}

function toCallout(context: CompileContext, node: ContainerDirective): MdxJsxFlowElement {
  const title = extractTitle(node);
  const isKnown = containerNames.includes(node.name);
  if (!isKnown) {
    report(context, node, `:::${node.name} is not a container`, containerHint(node.name));
  } else checkFirstLine(node, title, context);
  if (!/:{3}\s*$/.test(sourceOf(node, context))) {
    report(context, node, `:::${node.name} is not closed`, 'Write ::: on its own line below.');
  }
  if (node.name === 'details' && !title) {
    report(context, node, ':::details needs a title', 'Write :::details[What is inside].');
  }
  const type = isKnown ? node.name : 'note';
  return createCallout(type, title?.children ?? [], node.children, node.position);
}

/** The nodes of a paragraph up to its first line break, and those behind it. */
function splitFirstLine({
  children,
}: Paragraph): [first: PhrasingContent[], rest: PhrasingContent[]] {
  const at = children.findIndex((node) => node.type === 'text' && node.value.includes('\n'));
  const broken = children[at];
  if (broken?.type !== 'text') return [children, []];
  const end = broken.value.indexOf('\n');
  return [
    [...children.slice(0, at), { ...broken, value: broken.value.slice(0, end) }],
    [{ ...broken, value: broken.value.slice(end + 1) }, ...children.slice(at + 1)],
  ];
}

/** Converts `> [!NOTE]` to a callout. What follows in the line is its title. */
function fromAlert(node: Blockquote, context: CompileContext): MdxJsxFlowElement | undefined {
  const [first, ...others] = node.children;
  const [text] = first?.type === 'paragraph' ? first.children : [];
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const [sign, name = ''] = /^\[!(\w+)\]/.exec(text.value) ?? [];
  const isEscaped = context.source.charAt(text.position?.start.offset ?? 0) === '\\';
  if (!sign || isEscaped) return undefined;
  const type = alerts.get(name.toUpperCase());
  if (!type) {
    const hint = `Use one of: ${[...alerts.keys()].join(', ')}.`;
    report(context, first, `[!${name}] is not an alert`, hint);
  }
  if (/^[+-]/.test(text.value.slice(sign.length))) {
    const hint = 'Remove the sign behind it, or write :::details Title for what is folded.';
    report(context, first, `${sign} cannot be folded`, hint);
  }
  const unsigned = { ...text, value: text.value.slice(sign.length) };
  const [title, rest] = splitFirstLine({
    ...first,
    children: [unsigned, ...first.children.slice(1)],
  });
  const body: ContainerDirective['children'] =
    rest.length > 0 ? [{ ...first, children: rest }, ...others] : others;
  return createCallout(
    type ?? 'note',
    title,
    body as ContainerDirective['children'],
    node.position,
  );
}

/** Reports the sign of an alert in a paragraph that has not become one. */
function checkAlert(node: Paragraph, context: CompileContext): void {
  const isEscaped = context.source.charAt(node.position?.start.offset ?? 0) === '\\';
  const text = isEscaped ? '' : textOf(node);
  const [sign] = /^[[【［]\s?[!！]\s?[a-z][\w-]*(?:[ [][^\]\n]*)?[\]】］]?/i.exec(text) ?? [];
  if (!sign) return;
  const hint =
    'Write > [!NOTE], or TIP, IMPORTANT, WARNING, CAUTION, and > before each line below.';
  report(context, node, `${sign} starts no alert`, hint);
}

/** Converts `:::tip Title`, and alerts of GitHub, to the `Callout` component of the theme. */
export function transformContainers(tree: Root, context: CompileContext): void {
  visitAll(tree, (node, index, parent) => {
    if (node.type === 'paragraph') checkAlert(node, context);
    const callout =
      node.type === 'containerDirective'
        ? toCallout(context, node)
        : node.type === 'blockquote' && fromAlert(node, context);
    if (!callout) return undefined;
    parent.children[index] = callout as never;
    return { next: index };
  });
}
