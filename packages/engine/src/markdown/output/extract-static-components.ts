import type { Element, ElementContent, Root as HastRoot } from 'hast';
import type { Node as UnistNode } from 'unist';
import { closestMatch } from '../../diagnostics.ts';
import { placeholderText } from '../../document/placeholders.ts';
import type { StaticInstance } from '../../document/static-components.ts';
import { type CompileContext, report, sourceFileOf } from '../compile-context.ts';
import { htmlHint } from '../html-hints.ts';
import { packageManagerTabs } from '../transforms/package-manager-tabs.ts';
import { calloutTitleTag } from './callout-title.ts';
import { containsIsland, getProps, isJsx, type Jsx, type Node, writeHtml } from './hast-jsx.ts';

type ExpressionNode = UnistNode & { value: string };

/** HTML elements allowed in content, because Markdown has no syntax for them. */
const htmlTags = new Set(['abbr', 'br', 'kbd', 'mark', 'small', 'sub', 'sup']);

/** Allowed attributes. Styles belong to the theme, interaction to components, and `data-…` to both. */
const htmlAttribute = /^(?:title|lang|dir|id|class|className|hidden|translate|aria-[\w-]+)$/;

/** Components that cannot be inside a paragraph: islands, parents with a `childComponent`, and these children. */
function listBlocks({ components }: CompileContext): string[] {
  const parts = Object.entries({ ...components.islands, ...components.static }).flatMap(
    ([name, { childComponent }]) => (childComponent ? [name, childComponent] : []),
  );
  return [...Object.keys(components.islands), ...parts];
}

/** Attributes of an HTML element. Reports those that are not allowed. */
function readAttributes(node: Jsx, context: CompileContext): Element['properties'] {
  const props = getProps(node, context);
  for (const name of Object.keys(props).filter((key) => !htmlAttribute.test(key))) {
    const hint = 'Remove it. Allowed: title, lang, dir, id, class, hidden, translate and aria-….';
    report(context, node, `<${node.name}> cannot have ${name}`, hint);
  }
  return props as Element['properties'];
}

function replaceHtml(node: Jsx, context: CompileContext): Node[] {
  const properties = readAttributes(node, context);
  const children = node.children as ElementContent[];
  return [{ type: 'element', tagName: node.name ?? '', properties, children }];
}

function reportInline(node: Jsx, context: CompileContext): void {
  const hint = 'Put it on its own lines, with blank lines around it.';
  report(context, node, `<${node.name}> cannot be used inside a paragraph`, hint);
}

/** Separates the title of a callout from its content. */
function takeTitle([first, ...rest]: Node[]): { title?: Element; rest: Node[] } {
  if (first?.type === 'element' && first.tagName === calloutTitleTag) return { title: first, rest };
  return { rest: first ? [first, ...rest] : [] };
}

function replaceStatic(node: Jsx, context: CompileContext, instances: StaticInstance[]): Node[] {
  const children = node.children as Node[];
  if (children.some((child) => containsIsland(child, context))) {
    const hint = 'Move the island, such as <Columns>, out of it.';
    report(context, node, `<${node.name}> is static and cannot contain an island`, hint);
    return [];
  }
  const { title, rest } = takeTitle(children);
  instances.push({
    component: node.name ?? '',
    props: getProps(node, context),
    ...(title && { title: writeHtml(title.children) }),
    children: writeHtml(rest),
    file: sourceFileOf(node, context),
    line: node.position?.start.line,
  });
  return [{ type: 'comment', value: placeholderText(instances.length - 1) }];
}

function reportUnknown(node: Jsx, context: CompileContext): void {
  const { islands, static: statics } = context.components;
  const components = Object.keys({ ...islands, ...statics });
  const known = [...components, packageManagerTabs, ...htmlTags];
  const close = closestMatch(node.name ?? '', known);
  const hint =
    htmlHint(node.name ?? '') ??
    (close
      ? `Did you mean <${close}>?`
      : `Use one of: ${known.join(', ')}. Or add it to the manifest of the theme, as an island (hydrated in the browser) or static (rendered by the build).`);
  report(context, node, `<${node.name ?? ''}> is not a registered component`, hint);
}

function isExpression(node: { type: string }): node is ExpressionNode {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}

function reportExpression(node: ExpressionNode, context: CompileContext): void {
  const isComment = /^\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.test(node.value);
  if (isComment) return;
  const hint = 'Write \\{ for a plain brace, or put the text into `code`.';
  report(context, node, `expressions are not allowed: {${node.value}}`, hint);
}

/**
 * Replaces static components in a tree by placeholder comments, inner ones first, and returns
 * their instances. Islands stay. Reports expressions, unknown components and forbidden HTML.
 */
export function extractStaticComponents(tree: HastRoot, context: CompileContext): StaticInstance[] {
  const { islands, static: statics } = context.components;
  const blocks = listBlocks(context);
  const instances: StaticInstance[] = [];

  function replaceJsx(node: Jsx): Node[] {
    const name = node.name ?? '';
    if (node.type === 'mdxJsxTextElement' && blocks.includes(name)) {
      reportInline(node, context);
      return [];
    }
    if (name === '') return node.children as Node[];
    if (htmlTags.has(name)) return replaceHtml(node, context);
    if (Object.hasOwn(islands, name)) return [node];
    if (Object.hasOwn(statics, name)) return replaceStatic(node, context, instances);
    // Written inline, or it would have been expanded.
    if (name === packageManagerTabs) reportInline(node, context);
    else reportUnknown(node, context);
    return [];
  }

  function replaceChildren(parent: { children: Node[] }): void {
    parent.children = parent.children.flatMap((node): Node[] => {
      if (isExpression(node)) {
        reportExpression(node, context);
        return [];
      }
      if ('children' in node) replaceChildren(node as { children: Node[] });
      return isJsx(node) ? replaceJsx(node) : [node];
    });
  }

  replaceChildren(tree as { children: Node[] });
  return instances;
}
