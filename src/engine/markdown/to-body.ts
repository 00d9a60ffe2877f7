import type { Element, ElementContent, RootContent as HastContent, Root as HastRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { Node as UnistNode } from 'unist';
import type { Body, ElementSegment, JsonValue } from '#contract/page.ts';
import { findClosest } from '../diagnostics.ts';
import { writePlace } from '../document/place-mark.ts';
import type { StaticPlace } from '../document/statics.ts';
import { type FileContext, fileOf, report } from './file-context.ts';
import { readPropsOrReport } from './jsx.ts';
import { packageManagerTabs } from './package-manager-tabs.ts';
import { visit } from './visit.ts';

type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type Node = HastRoot | HastContent | Jsx;
type ExpressionNode = UnistNode & { value: string };
export type ComponentNames = { live: readonly string[]; static: readonly string[] };

/** HTML that authors may write where Markdown has no sign for it. */
const plainTags = new Set(['abbr', 'br', 'kbd', 'mark', 'small', 'sub', 'sup']);

/** What says something about a text. Looks belong to the theme, and what reacts is a component. */
const plainAttribute =
  /^(?:title|lang|dir|id|class|className|hidden|translate|(?:aria|data)-[\w-]+)$/;

function isJsx(node: { type: string }): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function propsOf(node: Jsx, context: FileContext): Record<string, JsonValue> {
  return readPropsOrReport(node as never, context) ?? {};
}

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

/** Whether a live component stands somewhere inside. */
function holdsLive(node: Node, names: ComponentNames): boolean {
  if (isJsx(node) && names.live.includes(node.name ?? '')) return true;
  return 'children' in node && (node.children as Node[]).some((child) => holdsLive(child, names));
}

/** A list may hold nothing but items, so they do not become a run: a run has an element around it. */
function isListItem(node: Node): boolean {
  return node.type === 'element' && node.tagName === 'li';
}

/** hast writes class names as a list, React as one string. */
function toReactProps({ properties }: Element): Record<string, JsonValue> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(' ') : (value as JsonValue),
    ]),
  );
}

/** Raw HTML in the tree is highlighted code, written by this compiler. */
function writeHtml(children: Node[]): string {
  return toHtml({ type: 'root', children } as HastRoot, { allowDangerousHtml: true });
}

/** Cuts a tree into runs of HTML and what is alive between them. */
export function buildBody(
  tree: HastRoot,
  names: ComponentNames,
  context: FileContext,
): { body: Body; statics: StaticPlace[] } {
  const statics: StaticPlace[] = [];

  /** Replaces static components by the comment that holds their place, depth first. */
  function placeStatics(parent: { children: Node[] }): void {
    parent.children = parent.children.flatMap((node): Node[] => {
      if (
        node.type === ('mdxFlowExpression' as never) ||
        node.type === ('mdxTextExpression' as never)
      ) {
        reportExpression(node as unknown as ExpressionNode);
        return [];
      }
      if ('children' in node) placeStatics(node as { children: Node[] });
      return isJsx(node) ? placeJsx(node) : [node];
    });
  }

  function reportExpression(node: ExpressionNode): void {
    if (/^\s*(?:\/\*[\s\S]*\*\/\s*)?$/.test(node.value)) return;
    report(
      context,
      node,
      `{${node.value}} is an expression; content holds none`,
      'Write \\{ for a plain brace, or put the text into `code`.',
    );
  }

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

  function toSegments(children: Node[]): Body {
    const body: Body = [];
    let run: Node[] = [];
    function flush(): void {
      const html = writeHtml(run).trim();
      if (html !== '') body.push(html);
      run = [];
    }
    for (const node of children) {
      if (!holdsLive(node, names) && !isListItem(node)) {
        run.push(node);
        continue;
      }
      flush();
      const inner = toSegments((node as Element).children);
      body.push(
        isJsx(node)
          ? { component: node.name ?? '', props: propsOf(node, context), children: inner }
          : ({
              tag: (node as Element).tagName,
              props: toReactProps(node as Element),
              children: inner,
            } satisfies ElementSegment),
      );
    }
    flush();
    return body;
  }

  placeStatics(tree as { children: Node[] });
  return { body: toSegments(tree.children), statics };
}

/** Wraps tables in the theme's `Table`, which lets a wide one scroll. */
export function wrapTables(tree: HastRoot): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'table') return;
    if ((parent as Node as Jsx).name === 'Table') return;
    parent.children[index] = {
      type: 'mdxJsxFlowElement',
      name: 'Table',
      attributes: [],
      children: [node],
      ...(node.position && { position: node.position }),
    } as never;
  });
}
