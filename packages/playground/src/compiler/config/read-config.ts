import type { ImportDeclaration, Program, VariableDeclaration } from 'acorn';
import type { ProjectFiles } from '../../protocol.ts';
import { Callable, Evaluator } from './expressions.ts';
import { Budget, ConfigError, fail } from './limits.ts';

/** What each package exports to a config, by the name of the package. */
export type PackageExports = ReadonlyMap<string, Record<string, unknown>>;

type Sources = {
  plugins: PackageExports;
  files: ProjectFiles;
};

const core = { defineConfig: (config: unknown) => config };

/** The value that a package exports; undefined for a name that it only inherits. */
function readExport(exported: Record<string, unknown> | undefined, name: string): unknown {
  return exported && Object.hasOwn(exported, name) ? exported[name] : undefined;
}

function readJson(node: ImportDeclaration, files: ProjectFiles): unknown {
  const source = String(node.source.value);
  const path = source.replace(/^\.\//, '');
  const text = Object.hasOwn(files, path) ? files[path] : undefined;
  if (typeof text !== 'string') fail(node, `an import of "${source}"`);
  try {
    return JSON.parse(text, (key, value) => {
      if (key === '__proto__') throw new Error('the key "__proto__" is not supported');
      return value;
    });
  } catch (error) {
    throw new ConfigError(`${source}: ${(error as Error).message}`);
  }
}

/** Puts what a config imports into the scope: functions of Rslib and plugins, and JSON files. */
function readImport(node: ImportDeclaration, { plugins, files }: Sources, evaluator: Evaluator) {
  const source = String(node.source.value);
  const exported = source === '@rslib/core' ? core : plugins.get(source);
  const json = /^\.\/[\w./-]+\.json$/.test(source) ? readJson(node, files) : undefined;
  for (const specifier of node.specifiers) {
    const name =
      specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
        ? specifier.imported.name
        : 'default';
    const value = json !== undefined && name === 'default' ? json : readExport(exported, name);
    if (specifier.type === 'ImportNamespaceSpecifier' || value === undefined) {
      fail(node, `an import of "${name}" from "${source}"`);
    }
    const call = value as (...args: unknown[]) => unknown;
    evaluator.scope.set(
      specifier.local.name,
      typeof value === 'function' ? new Callable(call) : value,
    );
  }
  if (node.specifiers.length === 0 && !exported) fail(node, `an import of "${source}"`);
}

function readConstants(node: VariableDeclaration, evaluator: Evaluator): void {
  if (node.kind !== 'const') fail(node, `"${node.kind}"`);
  for (const { id, init } of node.declarations) {
    if (id.type === 'Identifier' && init) evaluator.scope.set(id.name, evaluator.evaluate(init));
    else fail(node, 'destructuring');
  }
}

/**
 * Reads a parsed config, in JavaScript, without running it: literals, lists, objects, spread, constants,
 * conditions, regular expressions, JSON files, and calls of the given plugins. No function of a
 * reader is ever called, so a link that somebody shared cannot run code.
 */
export function readConfig({ body }: Program, sources: Sources): Record<string, unknown> {
  const evaluator = new Evaluator(new Budget());
  let config: unknown;
  for (const node of body) {
    if (node.type === 'ImportDeclaration') readImport(node, sources, evaluator);
    else if (node.type === 'VariableDeclaration') readConstants(node, evaluator);
    else if (node.type === 'ExportDefaultDeclaration')
      config = evaluator.evaluate(node.declaration);
    else if (node.type !== 'EmptyStatement') fail(node, `the statement "${node.type}"`);
  }
  if (typeof config !== 'object' || config === null) {
    throw new ConfigError('The config has no default export that is an object.');
  }
  return config as Record<string, unknown>;
}
