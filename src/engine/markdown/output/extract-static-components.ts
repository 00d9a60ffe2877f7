import type { Element, ElementContent, Root as HastRoot } from 'hast';
import type { Node as UnistNode } from 'unist';
import { closestMatch } from '../../diagnostics.ts';
import { placeholderText } from '../../document/placeholders.ts';
import type { StaticInstance } from '../../document/static-components.ts';
import { type CompileContext, report, sourceFileOf } from '../compile-context.ts';
import { packageManagerTabs } from '../transforms/package-manager-tabs.ts';
import {
  type ComponentNames,
  containsIsland,
  getProps,
  isJsx,
  type Jsx,
  type Node,
  writeHtml,
} from './hast-jsx.ts';

type ExpressionNode = UnistNode & { value: string };

/** HTML that authors may write where Markdown has no sign for it. */
const plainTags = new Set(['abbr', 'br', 'kbd', 'mark', 'small', 'sub', 'sup']);

/** What says something about a text. Looks belong to the theme, and what reacts is a component. */
const plainAttribute =
  /^(?:title|lang|dir|id|class|className|hidden|translate|(?:aria|data)-[\w-]+)$/;

/** The attributes of an HTML element; those that content may not set are reported. */
function attributesOf(node: Jsx, context: CompileContext): Element['properties'] {
  const props = getProps(node, context);
  for (const name of Object.keys(props).filter((key) => !plainAttribute.test(key))) {
    report(
      context,
      node,
      `<${node.name}> cannot have ${name}`,
      'Remove it. Allowed: title, lang, dir, id, class, hidden, translate, aria-… and data-….',
    );
  }
  return props as Element['properties'];
}

function reportUnknown(node: Jsx, names: ComponentNames, context: CompileContext): void {
  const known = [...names.islands, ...names.static, packageManagerTabs, ...plainTags];
  const close = closestMatch(node.name ?? '', known);
  const hint = close
    ? `Did you mean <${close}>?`
    : `Known: ${known.join(', ')}. A component of the theme is named in its manifest and registered as live (it keeps state in the browser) or static (rendered once, by the build).`;
  report(context, node, `<${node.name ?? ''}> is not a registered component`, hint);
}

function reportExpression(node: ExpressionNode, context: CompileContext): void {
  if (/^\s*(?:\/\*[\s\S]*\*\/\s*)?$/.test(node.value)) return;
  report(
    context,
    node,
    `{${node.value}} is an expression; content holds none`,
    'Write \\{ for a plain brace, or put the text into `code`.',
  );
}

function isExpression(node: { type: string }): node is ExpressionNode {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}

/**
 * Replaces the static components of a tree by comments that hold their places, those inside
 * others first. Live components stay; what is neither, and no HTML that authors may write, is reported.
 */
export function extractStaticComponents(
  tree: HastRoot,
  names: ComponentNames,
  context: CompileContext,
): StaticInstance[] {
  const statics: StaticInstance[] = [];

  function placeJsx(node: Jsx): Node[] {
    const name = node.name ?? '';
    if (name === '') return node.children as Node[];
    if (plainTags.has(name)) {
      const properties = attributesOf(node, context);
      return [
        { type: 'element', tagName: name, properties, children: node.children as ElementContent[] },
      ];
    }
    const isIsland = names.islands.includes(name);
    if (node.type === 'mdxJsxTextElement' && (isIsland || name === packageManagerTabs)) {
      report(
        context,
        node,
        `<${name}> stands inside a paragraph`,
        'Put it on lines of its own, with blank lines around it.',
      );
      return [];
    }
    if (isIsland) return [node];
    if (!names.static.includes(name)) {
      reportUnknown(node, names, context);
      return [];
    }
    if ((node.children as Node[]).some((child) => containsIsland(child, names))) {
      report(
        context,
        node,
        `<${name}> is rendered once by the build and cannot hold a live component`,
        'Move the live component (tabs, for example) out of it.',
      );
      return [];
    }
    statics.push({
      component: name,
      props: getProps(node, context),
      children: writeHtml(node.children as Node[]),
      file: sourceFileOf(node, context),
      line: node.position?.start.line,
    });
    return [{ type: 'comment', value: placeholderText(statics.length - 1) }];
  }

  function placeChildren(parent: { children: Node[] }): void {
    parent.children = parent.children.flatMap((node): Node[] => {
      if (isExpression(node)) {
        reportExpression(node, context);
        return [];
      }
      if ('children' in node) placeChildren(node as { children: Node[] });
      return isJsx(node) ? placeJsx(node) : [node];
    });
  }

  placeChildren(tree as { children: Node[] });
  return statics;
}
