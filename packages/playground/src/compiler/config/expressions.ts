import type { Expression, Identifier, Node, ObjectExpression, Property } from 'acorn';
import { type Budget, fail } from './limits.ts';
import { binary, isPrimitive, type Primitive, unary } from './operators.ts';

/** A function of ours or of a bundled plugin that a config may call. */
export class Callable {
  call: (...args: unknown[]) => unknown;
  constructor(call: (...args: unknown[]) => unknown) {
    this.call = call;
  }
}

/** `process.env`: a reader's environment is not known, so all its properties are undefined. */
const environment = Object.freeze(Object.create(null)) as Record<string, unknown>;

/** Turns the expressions of a config into values. Calls nothing but what `scope` holds. */
export class Evaluator {
  scope = new Map<string, unknown>();
  #budget: Budget;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  evaluate(node: Node): unknown {
    this.#budget.spend(node);
    const expression = node as Expression;
    switch (expression.type) {
      case 'Literal': {
        if (!expression.regex) return expression.value;
        return new RegExp(expression.regex.pattern, expression.regex.flags);
      }
      case 'TemplateLiteral': {
        const texts = expression.expressions.map((part) => this.#toPrimitive(part));
        const parts = expression.quasis.map(({ value }, at) => `${value.cooked}${texts[at] ?? ''}`);
        return this.#budget.spendText(node, parts.join(''));
      }
      case 'ArrayExpression':
        return this.#budget.spendItems(
          node,
          expression.elements.flatMap((element) => {
            if (!element) fail(node, 'an empty element');
            if (element.type !== 'SpreadElement') return [this.evaluate(element)];
            const values = this.evaluate(element.argument);
            return Array.isArray(values)
              ? values
              : fail(element, 'a spread of something else than a list');
          }),
        );
      case 'ObjectExpression':
        return this.#readObject(expression);
      case 'Identifier':
        return this.#readIdentifier(expression);
      case 'ParenthesizedExpression':
      case 'ChainExpression':
        return this.evaluate(expression.expression);
      case 'UnaryExpression': {
        const operate = unary[expression.operator];
        if (!operate) return fail(node, `the operator ${expression.operator}`);
        return operate(this.#toPrimitive(expression.argument));
      }
      case 'BinaryExpression': {
        const operate = binary[expression.operator];
        if (!operate) return fail(node, `the operator ${expression.operator}`);
        const value = operate(
          this.#toPrimitive(expression.left),
          this.#toPrimitive(expression.right),
        );
        return this.#budget.spendText(node, value);
      }
      case 'LogicalExpression':
      case 'ConditionalExpression':
        return this.#choose(expression);
      case 'MemberExpression':
        return this.#readMember(expression);
      case 'CallExpression':
        return this.#call(expression);
      default:
        return fail(node, nameSyntax(node));
    }
  }

  #toPrimitive(node: Node): Primitive {
    const value = this.evaluate(node);
    return isPrimitive(value) ? value : fail(node, 'an operation on an object');
  }

  #readIdentifier(node: Identifier): unknown {
    if (node.name === 'undefined') return undefined;
    if (!this.scope.has(node.name)) fail(node, `the name "${node.name}"`);
    return this.scope.get(node.name);
  }

  #choose(
    node: Extract<Expression, { type: 'LogicalExpression' | 'ConditionalExpression' }>,
  ): unknown {
    if (node.type === 'ConditionalExpression') {
      return this.evaluate(node.test)
        ? this.evaluate(node.consequent)
        : this.evaluate(node.alternate);
    }
    const left = this.evaluate(node.left);
    if (node.operator === '&&') return left && this.evaluate(node.right);
    if (node.operator === '||') return left || this.evaluate(node.right);
    return left ?? this.evaluate(node.right);
  }

  #readKey(property: Property): string {
    const { key } = property;
    const name =
      !property.computed && key.type === 'Identifier' ? key.name : String(this.#toPrimitive(key));
    return name === '__proto__' ? fail(property, 'the key "__proto__"') : name;
  }

  #readObject(node: ObjectExpression): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') {
        Object.assign(object, this.evaluate(property.argument));
      } else {
        if (property.kind !== 'init' || property.method) fail(property, 'a function');
        object[this.#readKey(property)] = this.evaluate(property.value);
      }
    }
    this.#budget.spendItems(node, Object.keys(object));
    return object;
  }

  #readMember(node: Extract<Expression, { type: 'MemberExpression' }>): unknown {
    if (isNamed(node, 'process', 'env')) return environment;
    const object = this.evaluate(node.object);
    if (object === undefined && node.optional) return undefined;
    const key = node.computed
      ? this.#toPrimitive(node.property)
      : (node.property as Identifier).name;
    if (object === environment) return undefined;
    if (Array.isArray(object) && key === 'length') return object.length;
    if (object && !isPrimitive(object) && !(object instanceof Callable)) {
      if (Object.hasOwn(object, String(key))) return Reflect.get(object, String(key));
      if (!Array.isArray(object) && !Reflect.has(object, String(key))) return undefined;
    }
    return fail(node, `the property "${key}"`);
  }

  #call(node: Extract<Expression, { type: 'CallExpression' }>): unknown {
    const { callee } = node;
    const first = node.arguments[0];
    if (first && isNamed(callee, 'JSON', 'stringify')) {
      return this.#budget.spendText(node, JSON.stringify(this.evaluate(first)));
    }
    const target = callee.type === 'Identifier' ? this.scope.get(callee.name) : undefined;
    if (!(target instanceof Callable)) return fail(node, 'a function call');
    return target.call(...node.arguments.map((argument) => this.evaluate(argument)));
  }
}

/** `object.property`, with both names given. */
function isNamed(node: Node, object: string, property: string): boolean {
  const member = node as Expression;
  return (
    member.type === 'MemberExpression' &&
    !member.computed &&
    member.object.type === 'Identifier' &&
    member.object.name === object &&
    member.property.type === 'Identifier' &&
    member.property.name === property
  );
}

function nameSyntax(node: Node): string {
  if (/Function/.test(node.type)) return 'a function';
  return `the syntax "${node.type}"`;
}
