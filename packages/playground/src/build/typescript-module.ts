import type { Plugin } from 'rolldown';
import { parseSync } from 'rolldown/utils';
import { isNode, type Node, walk } from './syntax-tree.ts';
import { listTypeScriptNames } from './typescript-names.ts';

/** Where a build in the browser needs less. By name of the declaration. */
const replacements = new Map([
  [
    // rsbuild-plugin-dts sets `emitDeclarationOnly`; what turns syntax into JavaScript is 50 kB.
    'getScriptTransformers',
    `function getScriptTransformers() {
  return [() => { throw new Error('The playground writes no JavaScript with TypeScript.'); }];
}`,
  ],
  // Comments of symbols, which editors show. They lead to completions and code fixes.
  ['ts_JsDoc_exports', 'var ts_JsDoc_exports;'],
  // That of Node.js. `compiler/typescript.ts` sets its own.
  ['sys', 'var sys;'],
]);

function findNames(...nodes: Node[]): Set<string> {
  const names = new Set<string>();
  for (const node of nodes) {
    walk(node, ({ type, name }) => {
      if (type === 'Identifier') names.add(name as string);
    });
  }
  return names;
}

/** Statements of the one function that `typescript.js` consists of. */
function readStatements(code: string): Node[] {
  const { program, errors } = parseSync('typescript.js', code, { sourceType: 'script' });
  let body: Node[] | undefined;
  for (const statement of program.body) {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression')
      continue;
    const { callee } = statement.expression;
    const closure = callee.type === 'ParenthesizedExpression' ? callee.expression : callee;
    if (closure.type === 'ArrowFunctionExpression' && closure.body?.type === 'BlockStatement') {
      body = closure.body.body as unknown as Node[];
    }
  }
  if (errors.length > 0 || !body) throw new Error('typescript.js has another form.');
  return body;
}

/** Names that a statement declares. Undefined where it declares none. */
function findDeclared({ type, id, declarations }: Node): Set<string> | undefined {
  if (type === 'FunctionDeclaration' || type === 'ClassDeclaration') return findNames(id as Node);
  if (type !== 'VariableDeclaration') return undefined;
  return findNames(...(declarations as Node[]).map((declaration) => declaration.id as Node));
}

/**
 * The variable that a statement like `__export(x, …)`, `X.y = …`, `register(…)` or
 * `((x) => …)(X || (X = {}))` changes: without it, the statement does nothing.
 */
function findChanged(statement: Node, isDeclared: (name: string) => boolean): string | undefined {
  const { callee, arguments: values } = (statement.expression ?? {}) as Node;
  const isCalledAtOnce = isNode(callee) && callee.type === 'ParenthesizedExpression';
  const names = isCalledAtOnce ? findNames(...(values as Node[])) : findNames(statement);
  if (names.has('module')) return undefined;
  return [...names].find((name) => name !== '__export' && isDeclared(name));
}

/** By name, the statements that belong to it. */
function groupByName(statements: Node[]): Map<string, Node[]> {
  const groups = new Map<string, Node[]>();
  const add = (name: string, statement: Node): void => {
    groups.set(name, [...(groups.get(name) ?? []), statement]);
  };
  for (const statement of statements) {
    for (const name of findDeclared(statement) ?? []) add(name, statement);
  }
  for (const statement of statements.filter((each) => !findDeclared(each))) {
    const changed = findChanged(statement, (name) => groups.has(name));
    if (changed) add(changed, statement);
  }
  return groups;
}

function findReachable(groups: Map<string, Node[]>, names: Iterable<string>): Set<string> {
  const reached = new Set(names);
  // A set also gives what is added while it is read.
  for (const name of reached) {
    const statements = replacements.has(name) ? [] : (groups.get(name) ?? []);
    for (const used of findNames(...statements)) reached.add(used);
  }
  return reached;
}

/**
 * Messages as variables, which get short names and are dropped where nothing uses them. Without
 * their keys, by which TypeScript finds translations.
 */
function splitMessages(statement: Node, code: string): string {
  const [{ init }] = statement.declarations as [{ init: { properties: Node[] } }];
  const variables = init.properties.map(({ key, value }) => {
    const { arguments: values } = value as { arguments: Node[] };
    const texts = values.map(({ start, end }, index) =>
      index === 2 ? '""' : code.slice(start, end),
    );
    return `var Diagnostics_${(key as { name: string }).name} = /* @__PURE__ */ diag(${texts});`;
  });
  return variables.join('\n');
}

function printStatement(statement: Node, code: string): string {
  if (findDeclared(statement)?.has('Diagnostics')) return splitMessages(statement, code);
  let printed = '';
  let { start } = statement;
  let otherUses = 0;
  walk(statement, ({ type, name, object, property, computed }) => {
    if (type === 'Identifier' && name === 'Diagnostics') otherUses += 1;
    if (type !== 'MemberExpression' || (object as Node).name !== 'Diagnostics' || computed) return;
    otherUses -= 1;
    printed += `${code.slice(start, (object as Node).start)}Diagnostics_`;
    start = (property as Node).start;
  });
  if (otherUses > 0) throw new Error('TypeScript reads its messages in another way.');
  return printed + code.slice(start, statement.end);
}

/**
 * TypeScript as a module of what the worker needs. Bundlers leave nothing out of `typescript.js`:
 * it is one function, which ends with all of the language service.
 */
export function createTypeScriptModule(code: string, names = listTypeScriptNames()): string {
  const statements = readStatements(code);
  const groups = groupByName(statements);
  const missing = [...names, ...replacements.keys()].filter((name) => !groups.has(name));
  if (missing.length > 0) {
    throw new Error(
      `TypeScript has no ${missing.join(', ')}. Compare packages/playground/src/build/typescript-module.ts with it.`,
    );
  }
  const reached = findReachable(groups, names);
  const kept = new Set(
    [...reached].flatMap((name) => (replacements.has(name) ? [] : (groups.get(name) ?? []))),
  );
  return [
    ...[...replacements].filter(([name]) => reached.has(name)).map(([, text]) => text),
    ...statements.filter((each) => kept.has(each)).map((each) => printStatement(each, code)),
    `export default { ${[...names].join(', ')} };`,
  ].join('\n');
}

export function typeScriptModule(): Plugin {
  return {
    name: 'playground:typescript',
    transform: {
      filter: { id: /node_modules\/typescript-6\/lib\/typescript\.js$/ },
      handler: (code) => createTypeScriptModule(code),
    },
  };
}
