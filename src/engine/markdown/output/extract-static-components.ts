import type { Element, ElementContent, Root as HastRoot } from 'hast';
import type { Node as UnistNode } from 'unist';
import { findClosest } from '../../diagnostics.ts';
import { writePlace } from '../../document/placeholders.ts';
import type { StaticPlace } from '../../document/static-components.ts';
import { type FileContext, fileOf, report } from '../compile-context.ts';
import { packageManagerTabs } from '../transforms/package-manager-tabs.ts';
import {
  type ComponentNames,
  holdsLive,
  isJsx,
  type Jsx,
  type Node,
  propsOf,
  writeHtml,
} from './hast-jsx.ts';

type ExpressionNode = UnistNode & { value: string };

/** HTML that authors may write where Markdown has no sign for it. */
const plainTags = new Set(['abbr', 'br', 'kbd', 'mark', 'small', 'sub', 'sup']);

/** What says something about a text. Looks belong to the theme, and what reacts is a component. */
const plainAttribute =
  /^(?:title|lang|dir|id|class|className|hidden|translate|(?:aria|data)-[\w-]+)$/;

/** The attributes of an HTML element; those that content may not set are reported. */
function attributesOf(node: Jsx, context: FileContext): Element['properties'] {
  const props = propsOf(node, context);
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

function reportUnknown(node: Jsx, names: ComponentNames, context: FileContext): void {
  const known = [...names.live, ...names.static, packageManagerTabs, ...plainTags];
  const close = findClosest(node.name ?? '', known);
  const hint = close
    ? `Did you mean <${close}>?`
    : `Known: ${known.join(', ')}. A component of the theme is named in its manifest and registered as live (it keeps state in the browser) or static (rendered once, by the build).`;
  report(context, node, `<${node.name ?? ''}> is not a registered component`, hint);
}

function reportExpression(node: ExpressionNode, context: FileContext): void {
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
export function placeStatics(
  tree: HastRoot,
  names: ComponentNames,
  context: FileContext,
): StaticPlace[] {
  const statics: StaticPlace[] = [];

  function placeJsx(node: Jsx): Node[] {
    const name = node.name ?? '';
    if (name === '') return node.children as Node[];
    if (plainTags.has(name)) {
      const properties = attributesOf(node, context);
      return [
        { type: 'element', tagName: name, properties, children: node.children as ElementContent[] },
      ];
    }
    const isLive = names.live.includes(name);
    if (node.type === 'mdxJsxTextElement' && (isLive || name === packageManagerTabs)) {
      report(
        context,
        node,
        `<${name}> stands inside a paragraph`,
        'Put it on lines of its own, with blank lines around it.',
      );
      return [];
    }
    if (isLive) return [node];
    if (!names.static.includes(name)) {
      reportUnknown(node, names, context);
      return [];
    }
    if ((node.children as Node[]).some((child) => holdsLive(child, names))) {
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
      props: propsOf(node, context),
      children: writeHtml(node.children as Node[]),
      file: fileOf(node, context),
      line: node.position?.start.line,
    });
    return [{ type: 'comment', value: writePlace(statics.length - 1) }];
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
