import type {
  AssignmentExpression,
  CallExpression,
  Expression,
  FunctionExpression,
  MemberExpression,
  Node,
  ObjectExpression,
} from 'acorn';
import { createList, isCallable, type WebpackRequire } from './known-modules.ts';
import { refuse } from './refuse.ts';

const requireFunctions = ['r', 'd', 'n', 'o'];
const requireValues = ['b', 'p'];

/** Arrays with `push`, `i` and `locals`, which css-loader's `api()` returned. */
const lists = new WeakSet<object>();

function isList(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && lists.has(value);
}

/** Evaluates one module that css-loader wrote. */
export class CssModuleEvaluator {
  #body: FunctionExpression['body'];
  #scope = new Map<string, unknown>();
  #module: Record<string, unknown>;
  #require: WebpackRequire;

  constructor({ params, body }: FunctionExpression, args: unknown[]) {
    this.#body = body;
    this.#module = args[0] as Record<string, unknown>;
    this.#require = args[4] as WebpackRequire;
    for (const [index, parameter] of params.entries()) {
      if (parameter.type !== 'Identifier') throw refuse(parameter);
      this.#scope.set(parameter.name, args[index]);
    }
  }

  run(): void {
    for (const statement of this.#body.body) {
      if (statement.type === 'ExpressionStatement') this.#evaluate(statement.expression);
      else if (statement.type === 'VariableDeclaration') {
        for (const { id, init } of statement.declarations) {
          if (id.type !== 'Identifier') throw refuse(id);
          this.#scope.set(id.name, init ? this.#evaluate(init) : undefined);
        }
      } else if (statement.type !== 'EmptyStatement') throw refuse(statement);
    }
  }

  #evaluate(node: Node): unknown {
    const expression = node as Expression;
    switch (expression.type) {
      case 'Literal':
        if (expression.regex) throw refuse(node);
        return expression.value;
      case 'TemplateLiteral':
        return expression.quasis
          .map(({ value }, index) => {
            const inserted = expression.expressions[index];
            return `${value.cooked}${inserted ? this.#toText(inserted) : ''}`;
          })
          .join('');
      case 'Identifier':
        if (expression.name === 'undefined') return undefined;
        if (!this.#scope.has(expression.name)) throw refuse(node);
        return this.#scope.get(expression.name);
      case 'ArrayExpression':
        return expression.elements.map((element) => {
          if (!element || element.type === 'SpreadElement') throw refuse(node);
          return this.#evaluate(element);
        });
      case 'ObjectExpression':
        return this.#evaluateObject(expression);
      case 'ArrowFunctionExpression': {
        const { params, body } = expression;
        if (params.length > 0 || body.type === 'BlockStatement') throw refuse(node);
        return () => this.#evaluate(body);
      }
      case 'MemberExpression':
        return this.#getMember(expression);
      case 'CallExpression':
        return this.#call(expression);
      case 'NewExpression':
        return this.#createUrl(expression.callee, expression.arguments);
      case 'BinaryExpression':
        if (expression.operator !== '+') throw refuse(node);
        return this.#toText(expression.left) + this.#toText(expression.right);
      case 'UnaryExpression':
        if (expression.operator !== 'void') throw refuse(node);
        return undefined;
      case 'AssignmentExpression':
        return this.#assign(expression);
      default:
        throw refuse(node);
    }
  }

  #toText(node: Node): string {
    const value = this.#evaluate(node);
    const isText = typeof value === 'string' || typeof value === 'number' || value instanceof URL;
    if (!isText) throw refuse(node);
    return String(value);
  }

  #evaluateObject({ properties }: ObjectExpression): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    for (const property of properties) {
      if (property.type !== 'Property' || property.kind !== 'init' || property.computed) {
        throw refuse(property);
      }
      const { key } = property;
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' && key.value;
      if (typeof name !== 'string' && typeof name !== 'number') throw refuse(property);
      if (name === '__proto__') throw refuse(property);
      object[name] = this.#evaluate(property.value);
    }
    return object;
  }

  #getName({ computed, property }: MemberExpression): string {
    const name =
      !computed && property.type === 'Identifier' ? property.name : this.#evaluate(property);
    if (typeof name !== 'string' && typeof name !== 'number') throw refuse(property);
    return String(name);
  }

  #getMember(node: MemberExpression): unknown {
    const object = this.#evaluate(node.object);
    const name = this.#getName(node);
    if (object === this.#module) {
      if (name === 'id' || name === 'exports') return this.#module[name];
      throw refuse(node);
    }
    if (object === this.#require) {
      if (requireValues.includes(name)) return this.#require[name];
      throw refuse(node);
    }
    if (typeof object !== 'object' || !object) throw refuse(node);
    if (Object.hasOwn(object, name)) return Reflect.get(object, name);
    if (isList(object)) throw refuse(node);
    return undefined;
  }

  #call(node: CallExpression): unknown {
    const { callee } = node;
    const args = (): unknown[] => node.arguments.map((argument) => this.#evaluate(argument));
    if (callee.type === 'MemberExpression') {
      const object = this.#evaluate(callee.object);
      const name = this.#getName(callee);
      const isKnown =
        (object === this.#require && requireFunctions.includes(name)) ||
        (isList(object) && (name === 'push' || name === 'i'));
      if (!isKnown) throw refuse(node);
      const holder = object as Record<string, (...args: unknown[]) => unknown>;
      return holder[name]?.(...args());
    }
    const target = this.#evaluate(callee);
    if (target !== this.#require && !isCallable(target)) throw refuse(node);
    const result = (target as (...args: unknown[]) => unknown)(...args());
    if (target === createList) lists.add(result as object);
    return result;
  }

  #createUrl(callee: Node, args: Node[]): URL {
    const isUrl =
      callee.type === 'Identifier' && (callee as Expression & { name: string }).name === 'URL';
    const [path, base] = args;
    if (!isUrl || this.#scope.has('URL') || !path) throw refuse(callee);
    return new URL(this.#toText(path), base && this.#toText(base));
  }

  #assign({ operator, left, right }: AssignmentExpression): unknown {
    if (operator !== '=' || left.type !== 'MemberExpression') throw refuse(left);
    const object = this.#evaluate(left.object);
    const name = this.#getName(left);
    const value = this.#evaluate(right);
    const isKnown =
      (object === this.#module && name === 'exports') ||
      (isList(object) && name === 'locals') ||
      (object === this.#require && requireValues.includes(name) && typeof value === 'string');
    if (!isKnown) throw refuse(left);
    Reflect.set(object as object, name, value);
    return value;
  }
}
