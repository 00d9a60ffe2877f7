import { parse } from 'acorn';
import { CssModuleEvaluator } from './evaluator.ts';
import { cssLoaderModules, type ModuleFunction, runtimeModules } from './known-modules.ts';
import { refuse } from './refuse.ts';

const runtimeModule = /^build time\/webpack\/runtime\/(\w+)$/;
const cssLoaderModule =
  /^javascript\/dynamic\|\/node_modules\/@rsbuild\/core\/compiled\/css-loader\/(\w+)\.js$/;

function findKnown(
  pattern: RegExp,
  id: string,
  known: Map<string, ModuleFunction>,
): ModuleFunction | undefined {
  const [, name = ''] = pattern.exec(id) ?? [];
  return known.get(name);
}

/**
 * What a build executes: the modules that css-loader writes, and the runtime that they call. They
 * are read here, not run, by an evaluator that knows their few forms and no global: a request in a
 * reader's source can name any loader and any file, and so could run any code. What is unknown is
 * refused, so an upgrade with other forms fails loudly. Modules of packages are not even read: ours
 * stand in for them, by name.
 */
export function execute(code: string, id = ''): ModuleFunction {
  const known =
    findKnown(runtimeModule, id, runtimeModules) ??
    findKnown(cssLoaderModule, id, cssLoaderModules);
  if (known) return known;
  const [statement] = parse(code, { ecmaVersion: 'latest', sourceType: 'script' }).body;
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (expression?.type !== 'FunctionExpression') throw refuse(statement);
  return (...args) => new CssModuleEvaluator(expression, args).run();
}
