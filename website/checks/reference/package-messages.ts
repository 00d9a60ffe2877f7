import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type AnyNode,
  type CallExpression,
  type Expression,
  type NewExpression,
  type Node,
  parse,
  type SpreadElement,
} from 'acorn';

/** Files of `rsbuild-plugin-dts` that contain only code of other packages. */
const ofOthers = /^(?:rslib-runtime|tsconfig-paths)\.js$/;

/** Files with messages of an `@rslib/core` and of the `rsbuild-plugin-dts` that it loads. */
async function listFiles(core: string): Promise<string[]> {
  const dts = join(core, '../../rsbuild-plugin-dts/dist');
  const names = (await readdir(dts)).filter((name) => name.endsWith('.js') && !ofOthers.test(name));
  return [join(core, 'dist/index.js'), ...names.map((name) => join(dts, name))];
}

/** Placeholder for the parts of a message that depend on the project, as on the pages. */
const variable = '…';

function children(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value?.type === 'string');
}

/** `new Error(…)`, `logger.warn(…)`, and the list in which problems of entries are collected. */
function readsMessage(node: CallExpression | NewExpression): boolean {
  const { callee } = node;
  if (callee.type === 'Identifier') return /^(?:CAC)?Error$/.test(callee.name);
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return false;
  const property = callee.property.type === 'Identifier' ? callee.property.name : '';
  const name = `${callee.object.name}.${property}`;
  return /logger\.(?:error|warn)$|^entryErrorReasons\.push$/.test(name);
}

type Constants = ReadonlyMap<string, Expression>;

/** Text of an expression, without colors. */
function readText(node: Expression, constants: Constants): string {
  switch (node.type) {
    case 'Literal':
      return String(node.value);
    case 'Identifier': {
      const value = constants.get(node.name);
      return value ? readText(value, constants) : variable;
    }
    case 'BinaryExpression':
      return node.operator === '+'
        ? `${readText(node.left as Expression, constants)}${readText(node.right, constants)}`
        : variable;
    case 'TemplateLiteral':
      return node.quasis
        .map(({ value }, index) => {
          const expression = node.expressions[index];
          return `${value.cooked}${expression ? readText(expression, constants) : ''}`;
        })
        .join('');
    case 'CallExpression': {
      const [first] = node.arguments;
      return isColor(node) && first && first.type !== 'SpreadElement'
        ? readText(first, constants)
        : variable;
    }
    default:
      return variable;
  }
}

/** `color_color.cyan(…)` */
function isColor({ callee }: CallExpression): boolean {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return false;
  return /color$/.test(callee.object.name);
}

function walk(node: Node, act: (node: AnyNode) => void): void {
  act(node as AnyNode);
  for (const child of children(node)) walk(child, act);
}

/** String constants. Skips minified names, which are ambiguous. */
function readConstants(program: Node): Constants {
  const constants = new Map<string, Expression>();
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return;
    const isText = node.init?.type === 'Literal' || node.init?.type === 'TemplateLiteral';
    if (node.init && isText && node.id.name.length > 2) constants.set(node.id.name, node.init);
  });
  return constants;
}

/** Messages in a source file, with `…` for parts that depend on the project. */
export function findMessages(code: string): string[] {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const constants = readConstants(program);
  const messages: string[] = [];
  const add = (texts: readonly (Expression | SpreadElement)[]) => {
    const text = texts
      .map((part) => (part.type === 'SpreadElement' ? variable : readText(part, constants)))
      .join(' ');
    const [firstLine = ''] = text.replaceAll(/…+/g, variable).trim().split('\n');
    if (/[a-z]{2}"? "?[a-z]/i.test(firstLine)) messages.push(firstLine);
  };
  walk(program, (node) => {
    if (node.type === 'NewExpression' || node.type === 'CallExpression') {
      if (readsMessage(node)) add(node.arguments);
    } else if (node.type === 'Property' && node.key.type === 'Identifier') {
      if (node.key.name === 'errorMessage') add([node.value as Expression]);
    }
  });
  return messages;
}

/** All messages of an `@rslib/core` and its `rsbuild-plugin-dts`, without duplicates. */
export async function listPackageMessages(core: string): Promise<string[]> {
  const files = await listFiles(core);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return [...new Set(texts.flatMap(findMessages))];
}

/** Regular expression that finds a message in the output of a command. */
export function messagePattern(message: string): RegExp {
  const parts = message
    .split(variable)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('[^\n]*?'));
}
