import { parse } from 'acorn';
import type { Expression, ExpressionStatement } from 'estree';
import type { RootContent } from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';
import type { Position } from 'unist';
import type { JsonValue } from '#contract/page.ts';
import { type CompileContext, report } from './compile-context.ts';

type Props = Record<string, JsonValue>;

/** A component, or an element that an author has written as HTML, in a tree of Markdown. */
export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

export function isJsx(node: { type: string }): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** A component written by the compiler instead of an author. */
export function jsxElement(
  name: string,
  props: Props,
  children: RootContent[],
  position?: Position,
): MdxJsxFlowElement {
  const node: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [],
    children: children as MdxJsxFlowElement['children'],
    ...(position && { position }),
    data: { props } as never,
  };
  return node;
}

function evaluateLiteral(expression: Expression): JsonValue {
  switch (expression.type) {
    case 'Literal':
      if (
        expression.value === null ||
        ['string', 'number', 'boolean'].includes(typeof expression.value)
      ) {
        return expression.value as JsonValue;
      }
      break;
    case 'UnaryExpression':
      if (expression.operator === '-' && expression.argument.type === 'Literal') {
        const { value } = expression.argument;
        if (typeof value === 'number') return -value;
      }
      break;
    case 'TemplateLiteral':
      if (expression.expressions.length === 0) return expression.quasis[0]?.value.cooked ?? '';
      break;
    case 'ArrayExpression':
      return expression.elements.map((element) => evaluateLiteral(element as Expression));
    case 'ObjectExpression':
      return Object.fromEntries(
        expression.properties.map((property) => {
          if (property.type !== 'Property' || property.computed) throw new Error('not a literal');
          const key =
            property.key.type === 'Identifier'
              ? property.key.name
              : evaluateLiteral(property.key as Expression);
          return [String(key), evaluateLiteral(property.value as Expression)];
        }),
      );
  }
  throw new Error('not a literal');
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
    const [statement] = parse(`(${value.value}\n)`, { ecmaVersion: 'latest' }).body;
    return [name, evaluateLiteral((statement as ExpressionStatement).expression)];
  } catch {
    throw new Error(`${name}={${value.value}} is not a literal`);
  }
}

/** Props of an element as JSON. Throws with a reason when one is more than a literal. */
export function readProps(node: Jsx): Props {
  const made = (node.data as { props?: Props } | undefined)?.props;
  return made ?? Object.fromEntries(node.attributes.map(readAttribute));
}

/** As `readProps`, but a prop that is more than a literal is reported, and `undefined` returned. */
export function readPropsOrReport(node: Jsx, context: CompileContext): Props | undefined {
  try {
    return readProps(node);
  } catch (error) {
    report(
      context,
      node,
      `<${node.name}> ${(error as Error).message}`,
      'Content takes literals only: text="…", count={3}, items={["a", "b"]}.',
    );
    return undefined;
  }
}
