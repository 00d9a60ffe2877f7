import JSON5 from 'json5';
import type { RootContent } from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';
import type { Position } from 'unist';
import type { JsonValue } from '../contract/page.ts';
import { type CompileContext, report } from './compile-context.ts';

type Props = Record<string, JsonValue>;

/** A component, or an HTML element written by an author, in a Markdown tree. */
export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

export function isJsx(node: { type: string }): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Creates a component that no author has written. */
export function jsxElement(
  name: string,
  props: Props,
  children: RootContent[],
  position?: Position,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [],
    children: children as MdxJsxFlowElement['children'],
    ...(position && { position }),
    data: { props } as never,
  };
}

function readAttribute(
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
): [string, JsonValue] {
  if (attribute.type === 'mdxJsxExpressionAttribute')
    throw new Error('{...spread} is not supported');
  const { name, value } = attribute;
  if (value === null || value === undefined) return [name, true];
  if (typeof value === 'string') return [name, value];
  try {
    return [name, JSON5.parse(value.value)];
  } catch {
    throw new Error(`${name}={${value.value}} is not a literal`);
  }
}

/** Props of an element as JSON. Throws if one is not a literal. */
export function readProps(node: Jsx): Props {
  const created = (node.data as { props?: Props } | undefined)?.props;
  return created ?? Object.fromEntries(node.attributes.map(readAttribute));
}

/** The same; `undefined` if one is not a literal, which `extractStaticComponents` reports. */
export function readLiterals(node: Jsx): Props | undefined {
  try {
    return readProps(node);
  } catch {
    return undefined;
  }
}

/** Props of an element as JSON. If one is not a literal, reports it and returns `undefined`. */
export function readPropsOrReport(node: Jsx, context: CompileContext): Props | undefined {
  try {
    return readProps(node);
  } catch (error) {
    const hint = 'Write a literal: text="…", count={3}, items={["a", "b"]}.';
    report(context, node, `<${node.name}> ${(error as Error).message}`, hint);
    return undefined;
  }
}
