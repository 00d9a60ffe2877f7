import type {
  AnyNode,
  AssignmentExpression,
  CallExpression,
  Expression,
  Function as FunctionNode,
  Identifier,
  LogicalExpression,
  MemberExpression,
  NewExpression,
  Node,
  ObjectExpression,
  Pattern,
  Property,
  Statement,
  VariableDeclaration,
} from 'acorn';
import { environment } from './globals.ts';
import { type Budget, fail, locate, type Position } from './limits.ts';
import { callMethod } from './methods.ts';
import { binary, comparisons, unary } from './operators.ts';
import {
  Callable,
  Constructor,
  isPrimitive,
  isRecord,
  LeftOut,
  OwnFunction,
  Refused,
  setProperty,
} from './values.ts';

/** Names and their values, in a function or a module. */
export class Scope {
  #values = new Map<string, unknown>();
  #parent: Scope | undefined;

  constructor(parent?: Scope) {
    this.#parent = parent;
  }

  set(name: string, value: unknown): void {
    this.#values.set(name, value);
  }

  /** The scope that declares the name. */
  find(name: string): Scope | undefined {
    return this.#values.has(name) ? this : this.#parent?.find(name);
  }

  get(name: string): unknown {
    return this.#values.get(name);
  }

  names(): string[] {
    return [...this.#values.keys()];
  }
}

type TypeScriptEnum = {
  type: 'TSEnumDeclaration';
  id: Identifier;
  members: { id: Identifier | { type: 'Literal'; value: unknown }; initializer?: Node }[];
};

/** Syntax around an expression that only says something about its type. */
const typeSyntax = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'ParenthesizedExpression',
  'ChainExpression',
]);

/** Declarations that are gone when types are removed. */
const typeDeclarations = new Set([
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSDeclareFunction',
  'EmptyStatement',
]);

/** What a `return` leaves behind. */
class Returned {
  value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

/**
 * Turns the expressions of a config into values. It calls functions of ours and of plugins, and
 * walks through those of the config; what it does not know becomes a `LeftOut`.
 */
export class Evaluator {
  budget: Budget;
  /** Where the properties of objects and the items of lists are written. */
  places = new WeakMap<object, Map<string, Position>>();
  /** Environment variables that were read, and where first. */
  variables = new Map<string, Position>();
  /** Called with what is dropped at once: it has no place among the values. */
  onDrop: (what: string, value: LeftOut, place: Position) => void;

  constructor(budget: Budget, onDrop: Evaluator['onDrop']) {
    this.budget = budget;
    this.onDrop = onDrop;
  }

  evaluate(node: Node, scope: Scope): unknown {
    return this.budget.nest(node, () => this.#evaluate(node as AnyNode, scope));
  }

  #evaluate(node: AnyNode, scope: Scope): unknown {
    if (typeSyntax.has(node.type)) {
      return this.evaluate((node as unknown as { expression: Node }).expression, scope);
    }
    switch (node.type) {
      case 'Literal':
        return node.regex ? new RegExp(node.regex.pattern, node.regex.flags) : node.value;
      case 'TemplateLiteral': {
        const texts = node.expressions.map((part) => this.evaluate(part, scope));
        return this.#combine(node, texts, () => {
          const parts = node.quasis.map(({ value }, at) => [value.cooked, texts[at] ?? '']);
          return parts.flat().join('');
        });
      }
      case 'ArrayExpression':
        return this.#readList(node, scope);
      case 'ObjectExpression':
        return this.#readObject(node, scope);
      case 'Identifier':
        return this.#readIdentifier(node, scope);
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return this.createFunction(node, scope);
      case 'AwaitExpression':
        return this.evaluate(node.argument, scope);
      case 'UnaryExpression': {
        const value = this.evaluate(node.argument, scope);
        if (value instanceof LeftOut) return value;
        if (node.operator === '!') return !value;
        if (node.operator === 'typeof')
          return value instanceof Callable ? 'function' : typeof value;
        const operate = unary.get(node.operator);
        if (!operate) return this.leaveOut(node, `the operator ${node.operator}`);
        return this.#combine(node, [value], operate);
      }
      case 'BinaryExpression': {
        const sides = [node.left, node.right].map((side) => this.evaluate(side, scope));
        const compare = comparisons.get(node.operator);
        const unknown = sides.find((side) => side instanceof LeftOut);
        if (compare) return unknown ?? compare(sides[0], sides[1]);
        const operate = binary.get(node.operator);
        if (!operate) return this.leaveOut(node, `the operator ${node.operator}`);
        return this.#combine(node, sides, operate);
      }
      case 'LogicalExpression':
        return this.#choose(node, scope);
      case 'ConditionalExpression': {
        const test = this.evaluate(node.test, scope);
        if (test instanceof LeftOut) return test;
        return this.evaluate(test ? node.consequent : node.alternate, scope);
      }
      case 'MemberExpression':
        return this.#readMember(node, scope);
      case 'CallExpression':
        return this.#call(node, scope);
      case 'MetaProperty':
        return scope.find('import.meta')?.get('import.meta');
      case 'NewExpression': {
        const target = this.evaluate(node.callee, scope);
        if (target instanceof Constructor) {
          return this.#apply(node, target, this.#readArguments(node.arguments, scope));
        }
        if (target instanceof LeftOut) return this.#callLeftOut(target, node, scope);
        return this.leaveOut(node, 'an object made by "new"');
      }
      case 'AssignmentExpression':
        return this.#assign(node, scope);
      default:
        return this.leaveOut(node, `the syntax "${node.type}"`);
    }
  }

  /** What stands for a construct that is not read. */
  leaveOut(node: Node, construct: string): LeftOut {
    return new LeftOut(
      `the playground reads a config as values, and does not support ${construct}`,
      locate(node),
    );
  }

  /** An operation on primitive values. */
  #combine(node: Node, values: unknown[], operate: (...values: never[]) => unknown): unknown {
    const unknown = values.find((value) => value instanceof LeftOut);
    if (unknown) return unknown;
    if (!values.every(isPrimitive)) return this.leaveOut(node, 'an operation on an object');
    try {
      return this.budget.spendValue(node, operate(...(values as never[])));
    } catch (error) {
      // A `bigint` and a number.
      if (error instanceof TypeError) return this.leaveOut(node, 'this operation');
      throw error;
    }
  }

  #readList(node: Extract<Expression, { type: 'ArrayExpression' }>, scope: Scope): unknown[] {
    const list: unknown[] = [];
    const places = new Map<string, Position>();
    for (const element of node.elements) {
      const from = list.length;
      if (!element) list.push(undefined);
      else if (element.type === 'SpreadElement') {
        const values = this.evaluate(element.argument, scope);
        if (Array.isArray(values)) for (const value of values) list.push(value);
        else if (values instanceof LeftOut) list.push(values);
        else list.push(this.leaveOut(element, 'a spread of something else than a list'));
      } else list.push(this.evaluate(element, scope));
      for (let at = from; at < list.length; at++) places.set(String(at), locate(element ?? node));
      this.budget.spend(node, list.length - from);
    }
    this.places.set(list, places);
    return list;
  }

  #readKey({ key, computed }: Pick<Property, 'key' | 'computed'>, scope: Scope): unknown {
    const name =
      !computed && key.type === 'Identifier' ? key.name : this.evaluate(key as Node, scope);
    if (name instanceof LeftOut) return name;
    if (!isPrimitive(name)) return this.leaveOut(key, 'an object as a key');
    return String(name) === '__proto__' ? fail(key, 'the key "__proto__"') : String(name);
  }

  #readObject(node: ObjectExpression, scope: Scope): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    const places = new Map<string, Position>();
    this.places.set(object, places);
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') {
        const value = this.evaluate(property.argument, scope);
        if (value instanceof LeftOut) this.onDrop('A spread', value, locate(property));
        else if (isRecord(value)) this.assign(object, value);
        else if (!isPrimitive(value)) {
          const refused = this.leaveOut(property, 'a spread of something else');
          this.onDrop('A spread', refused, refused.position);
        }
      } else {
        const key = this.#readKey(property, scope);
        if (key instanceof LeftOut) this.onDrop('A property', key, locate(property));
        else {
          setProperty(
            object,
            String(key),
            property.kind === 'init'
              ? this.evaluate(property.value, scope)
              : this.leaveOut(property, 'a property that is a function'),
          );
          places.set(String(key), locate(property));
        }
      }
    }
    this.budget.spendValue(node, object);
    return object;
  }

  /** What `Object.assign()` does, with the places. */
  assign(object: Record<string, unknown>, source: Record<string, unknown>): void {
    const places = this.places.get(object);
    const from = this.places.get(source);
    for (const [key, value] of Object.entries(source)) {
      setProperty(object, key, value);
      const place = from?.get(key);
      if (place) places?.set(key, place);
    }
  }

  #readIdentifier(node: Identifier, scope: Scope): unknown {
    const found = scope.find(node.name);
    return found ? found.get(node.name) : this.leaveOut(node, `the name "${node.name}"`);
  }

  #choose(node: LogicalExpression, scope: Scope): unknown {
    const left = this.evaluate(node.left, scope);
    if (left instanceof LeftOut) return left;
    if (node.operator === '&&') return left && this.evaluate(node.right, scope);
    if (node.operator === '||') return left || this.evaluate(node.right, scope);
    return left ?? this.evaluate(node.right, scope);
  }

  #readMember(node: MemberExpression, scope: Scope): unknown {
    const object = this.evaluate(node.object, scope);
    if (object instanceof LeftOut) return this.#readMemberOfLeftOut(object, node);
    if ((object === undefined || object === null) && node.optional) return undefined;
    const key =
      !node.computed && node.property.type === 'Identifier'
        ? node.property.name
        : this.evaluate(node.property, scope);
    if (key instanceof LeftOut) return key;
    const name = isPrimitive(key) ? String(key) : '';
    this.#noteVariable(object, name, node);
    if (isRecord(object)) return Object.hasOwn(object, name) ? object[name] : undefined;
    if (Array.isArray(object) || typeof object === 'string') {
      return Object.hasOwn(Object(object), name) ? Reflect.get(Object(object), name) : undefined;
    }
    return this.leaveOut(node, `the property "${name}"`);
  }

  #noteVariable(object: unknown, name: string, node: Node): void {
    const isNew = object === environment && !this.variables.has(name);
    if (isNew) this.variables.set(name, locate(node));
  }

  #readMemberOfLeftOut({ reason, position, imported }: LeftOut, { property }: MemberExpression) {
    const isName = imported?.name === '*' && property.type === 'Identifier';
    return new LeftOut(reason, position, isName ? { ...imported, name: property.name } : imported);
  }

  #readArguments(nodes: CallExpression['arguments'], scope: Scope): unknown[] {
    return nodes.flatMap((node) => {
      if (node.type !== 'SpreadElement') return [this.evaluate(node, scope)];
      const values = this.evaluate(node.argument, scope);
      return this.budget.spendValue(node, Array.isArray(values) ? values : [values]);
    });
  }

  #call(node: CallExpression, scope: Scope): unknown {
    const { callee } = node;
    if (callee.type === 'MemberExpression' && callee.object.type !== 'Super') {
      const object = this.evaluate(callee.object, scope);
      if (object instanceof LeftOut) return this.#callLeftOut(object, node, scope);
      if ((object === undefined || object === null) && callee.optional) return undefined;
      const { property } = callee;
      const isNamed = !callee.computed && property.type === 'Identifier';
      if (isNamed && !isRecord(object)) {
        const args = this.#readArguments(node.arguments, scope);
        return this.#attempt(node, () =>
          callMethod(this.budget, node, object, property.name, args),
        );
      }
    }
    const target = this.evaluate(callee, scope);
    if (target instanceof LeftOut) return this.#callLeftOut(target, node, scope);
    if (target === undefined && node.optional) return undefined;
    return this.#apply(node, target, this.#readArguments(node.arguments, scope));
  }

  /** A call of a function that is not here keeps its arguments, which another reader may know. */
  #callLeftOut({ reason, imported }: LeftOut, node: CallExpression | NewExpression, scope: Scope) {
    if (!imported) return new LeftOut(reason, locate(node));
    const args = this.#readArguments(node.arguments, scope);
    return new LeftOut(reason, locate(node), { ...imported, args });
  }

  #apply(node: Node, target: unknown, args: unknown[]): unknown {
    if (!(target instanceof Callable)) return this.leaveOut(node, 'this function call');
    // A function of the config may not use what is left out.
    const unknown = args.find((value) => value instanceof LeftOut);
    if (unknown && !(target instanceof OwnFunction)) return unknown;
    const result = this.#attempt(node, () => target.call(...args));
    const isOurs = result instanceof LeftOut && !(target instanceof OwnFunction);
    return isOurs ? new LeftOut(result.reason, locate(node), result.imported) : result;
  }

  #attempt(node: Node, call: () => unknown): unknown {
    try {
      return this.budget.nest(node, call);
    } catch (error) {
      if (error instanceof Refused) return this.leaveOut(node, error.message);
      // A list that is frozen, or an expression without the flag that a method needs.
      if (error instanceof TypeError) return this.leaveOut(node, 'this call');
      throw error;
    }
  }

  createFunction(node: FunctionNode, scope: Scope): unknown {
    if (node.generator) return this.leaveOut(node, 'a generator');
    return new OwnFunction((...args) => {
      const inner = new Scope(scope);
      for (const [at, parameter] of node.params.entries()) {
        const isRest = parameter.type === 'RestElement';
        const value = isRest ? args.slice(at) : args[at];
        this.bind(isRest ? parameter.argument : parameter, value, inner);
      }
      const { body } = node;
      if (body.type !== 'BlockStatement') return this.evaluate(body, inner);
      const result = this.runBlock(body.body, inner);
      return result instanceof Returned ? result.value : result;
    });
  }

  /** Gives the names of a pattern their values. */
  bind(pattern: Pattern, value: unknown, scope: Scope): void {
    if (pattern.type === 'Identifier') scope.set(pattern.name, value);
    else if (pattern.type === 'AssignmentPattern') {
      const bound = value === undefined ? this.evaluate(pattern.right, scope) : value;
      this.bind(pattern.left, bound, scope);
    } else if (pattern.type === 'ObjectPattern') {
      const taken = new Set<string>();
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') {
          const rest = isRecord(value) ? Object.entries(value) : [];
          const object: Record<string, unknown> = {};
          for (const [key, item] of rest) if (!taken.has(key)) setProperty(object, key, item);
          this.bind(property.argument, value instanceof LeftOut ? value : object, scope);
        } else {
          const key = this.#readKey(property, scope);
          taken.add(String(key));
          this.#noteVariable(value, String(key), property);
          const own = isRecord(value) && Object.hasOwn(value, String(key));
          const found = own ? value[String(key)] : undefined;
          this.bind(property.value, value instanceof LeftOut ? value : found, scope);
        }
      }
    } else if (pattern.type === 'ArrayPattern') {
      for (const [at, element] of pattern.elements.entries()) {
        const list = Array.isArray(value) ? value : [];
        if (element?.type === 'RestElement') this.bind(element.argument, list.slice(at), scope);
        else if (element) this.bind(element, value instanceof LeftOut ? value : list[at], scope);
      }
    } else fail(pattern, 'this pattern');
  }

  #assign(node: AssignmentExpression, scope: Scope): unknown {
    if (node.operator !== '=') return this.leaveOut(node, `the operator ${node.operator}`);
    const value = this.evaluate(node.right, scope);
    const { left } = node;
    if (left.type === 'Identifier') {
      scope.find(left.name)?.set(left.name, value);
      return value;
    }
    const object = left.type === 'MemberExpression' ? this.evaluate(left.object, scope) : undefined;
    if (left.type !== 'MemberExpression' || !isRecord(object) || Object.isFrozen(object)) {
      return this.leaveOut(node, 'this assignment');
    }
    const key = this.#readKey({ key: left.property as Expression, computed: left.computed }, scope);
    if (typeof key === 'string') {
      setProperty(object, key, value);
      this.places.get(object)?.set(key, locate(node));
    }
    return value;
  }

  declare(node: VariableDeclaration, scope: Scope): void {
    if ((node as { declare?: boolean }).declare) return;
    for (const { id, init } of node.declarations) {
      this.bind(id, init ? this.evaluate(init, scope) : undefined, scope);
    }
  }

  /** `enum Name { A = 1, B = 'b' }` as an object. */
  declareEnum(node: TypeScriptEnum, scope: Scope): void {
    const object: Record<string, unknown> = {};
    let next: unknown = 0;
    for (const { id, initializer } of node.members) {
      const value = initializer ? this.evaluate(initializer, scope) : next;
      setProperty(object, id.type === 'Identifier' ? id.name : String(id.value), value);
      next = typeof value === 'number' ? value + 1 : undefined;
    }
    scope.set(node.id.name, object);
  }

  /** Declares the functions of a block before its other statements run. */
  hoist(statements: readonly Node[], scope: Scope): void {
    for (const statement of statements as AnyNode[]) {
      const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (node?.type === 'FunctionDeclaration') {
        scope.set(String(node.id?.name), this.createFunction(node, scope));
      }
    }
  }

  /**
   * Runs the statements of a block until one returns. A statement that is not known leaves out what
   * the function returns.
   */
  runBlock(statements: readonly Statement[], scope: Scope): Returned | LeftOut | undefined {
    this.hoist(statements, scope);
    for (const node of statements) {
      const result = this.budget.nest(node, () => this.run(node, scope));
      if (result) return result;
    }
    return undefined;
  }

  run(node: Statement, scope: Scope): Returned | LeftOut | undefined {
    switch (node.type) {
      case 'FunctionDeclaration':
        return undefined;
      case 'VariableDeclaration':
        this.declare(node, scope);
        return undefined;
      case 'ExpressionStatement': {
        const value = this.evaluate(node.expression, scope);
        return value instanceof LeftOut ? value : undefined;
      }
      case 'ReturnStatement':
        return new Returned(node.argument ? this.evaluate(node.argument, scope) : undefined);
      case 'BlockStatement':
        return this.runBlock(node.body, new Scope(scope));
      case 'IfStatement': {
        const test = this.evaluate(node.test, scope);
        if (test instanceof LeftOut) return test;
        if (test) return this.run(node.consequent, scope);
        return node.alternate ? this.run(node.alternate, scope) : undefined;
      }
    }
    const type: string = (node as Node).type;
    if (typeDeclarations.has(type)) return undefined;
    if (type === 'TSEnumDeclaration') {
      this.declareEnum(node as unknown as TypeScriptEnum, scope);
      return undefined;
    }
    return this.leaveOut(node, `the statement "${type}"`);
  }
}
