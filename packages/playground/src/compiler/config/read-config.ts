import type {
  ExportNamedDeclaration,
  ImportDeclaration,
  Literal,
  ModuleDeclaration,
  Node,
  Statement,
} from 'acorn';
import path from 'path-browserify';
import type { Advice, Problem, ProjectFiles } from '../../protocol.ts';
import { projectRoot } from '../project-root.ts';
import { Evaluator, Scope } from './expressions.ts';
import { createBuiltins, createGlobals, parseJson } from './globals.ts';
import { Budget, ConfigError, locate, type Position } from './limits.ts';
import { parseConfig } from './parse-config.ts';
import {
  Callable,
  conceal,
  isPrimitive,
  isRecord,
  LeftOut,
  Opaque,
  setProperty,
} from './values.ts';

/** What each package exports to a config, by the name of the package. */
export type PackageExports = ReadonlyMap<string, Record<string, unknown>>;

type Exports = Map<string, unknown>;
type Wrapped = (...args: unknown[]) => unknown;

/** Endings that an import may leave out, and those that stand for TypeScript. */
const endings = [
  '',
  '.ts',
  '.mts',
  '.cts',
  '.js',
  '.mjs',
  '.cjs',
  '.json',
  '/index.ts',
  '/index.js',
];

/** The name of an import or export: `a`, or `'a b'`. */
function readName(node: { type: string; name?: string; value?: unknown }): string {
  return String(node.type === 'Identifier' ? node.name : node.value);
}

const dropped = Symbol('dropped');

function isNotRead(value: unknown): value is LeftOut | Callable {
  return value instanceof LeftOut || value instanceof Callable;
}

/**
 * Reads configs of a project as values. None of their code runs: literals, lists, objects,
 * operators, the functions of a config and those that configs use of Node.js and JavaScript are
 * walked through, within a `Budget`. What is not known is left out, with a note.
 */
export class ConfigReader {
  /** What was left out, with severity `warning`. */
  notes: Problem[] = [];
  #files: ProjectFiles;
  #packages: PackageExports;
  #budget = new Budget();
  #evaluator: Evaluator;
  #globals = new Scope();
  #builtins: Map<string, Record<string, unknown>>;
  #modules = new Map<string, Exports>();
  /** Where a budget that ends while values are handed on is reported. */
  #node: Node | undefined;

  /** `packages` are called with values only; what they return is handed on unread. */
  constructor(files: ProjectFiles, packages: PackageExports) {
    this.#files = files;
    this.#packages = packages;
    this.#evaluator = new Evaluator(this.#budget, (what, value, place) =>
      this.#note(what, value, place),
    );
    const host = {
      readText: (file: string) => this.#readText(file),
      toJson: (value: unknown, indent: unknown) =>
        JSON.stringify(this.clean(value, 'JSON'), null, indent === undefined ? 0 : 2),
    };
    this.#builtins = createBuiltins(host);
    for (const [name, value] of createGlobals(host)) this.#globals.set(name, value);
  }

  /**
   * The default export of a file, with unknown values for what cannot be read. Where it is a function,
   * what that returns for `parameters`. Throws a `ConfigError` when it is no object.
   */
  read(file: string, parameters: Record<string, unknown> = {}): object {
    const exports = this.#load(file);
    let value = exports.get('default');
    if (value instanceof Callable) value = value.call(parameters);
    if (value instanceof LeftOut) {
      throw new ConfigError(`The config cannot be read: ${value.reason}.`, value.position);
    }
    if (!isRecord(value) && !Array.isArray(value)) {
      throw new ConfigError(`${file} has no default export that is an object.`);
    }
    return value;
  }

  /** Where a property or an item is written. */
  findPlace(holder: object, key: string): Position | undefined {
    return this.#evaluator.places.get(holder)?.get(key);
  }

  /** Environment variables that the configs read, and where first. */
  get variables(): ReadonlyMap<string, Position> {
    return this.#evaluator.variables;
  }

  /** A value without what is left out. `name` is how notes call it. */
  clean(value: unknown, name: string): unknown {
    const cleaned = this.#clean(value, name);
    return cleaned === dropped ? undefined : cleaned;
  }

  #clean(value: unknown, name: string, place?: Position): unknown {
    if (typeof value === 'string') this.#budget.spendCharacters(this.#place(), value.length);
    if (isPrimitive(value) || value instanceof RegExp) return value;
    if (value instanceof Opaque) return value.value;
    if (isNotRead(value)) {
      this.#note(name, value, place);
      return dropped;
    }
    return this.#budget.nest(this.#place(), () => {
      if (Array.isArray(value)) {
        return value
          .map((item, at) => this.#clean(item, `${name}[${at}]`, this.findPlace(value, `${at}`)))
          .filter((item) => item !== dropped);
      }
      const object: Record<string, unknown> = {};
      // A plugin that lacks a function is none.
      const missing =
        /(?:^|\.)plugins\[\d+\]$/.test(name) && Object.values(value as object).find(isNotRead);
      if (missing) {
        this.#note(name, missing, place);
        return dropped;
      }
      for (const [key, item] of Object.entries(value as object)) {
        const path = name ? `${name}.${key}` : key;
        const cleaned = this.#clean(item, path, this.findPlace(value as object, key));
        if (cleaned !== dropped) setProperty(object, key, cleaned);
      }
      return object;
    });
  }

  #place(): Node {
    return this.#node ?? ({ type: 'Program', start: 0, end: 0 } satisfies Node);
  }

  #note(name: string, value: LeftOut | Callable, place?: Position): void {
    const { reason, position, imported } =
      value instanceof LeftOut
        ? value
        : { reason: 'functions of a config do not run here', position: undefined };
    const { file, line, column = 0 } = place ?? position ?? {};
    const advice: Advice | undefined = imported && { about: 'plugin', name: imported.from };
    const note: Problem = {
      severity: 'warning',
      message: `${name} is left out: ${reason}.`,
      ...(file && line && { file, line, column: column + 1 }),
      ...(advice && { advice }),
    };
    const isKnown = this.notes.some(
      (each) => each.message === note.message && each.line === note.line,
    );
    if (!isKnown) this.notes.push(note);
  }

  #readText(file: string): string | undefined {
    const contents = Object.hasOwn(this.#files, file) ? this.#files[file] : undefined;
    return typeof contents === 'string' ? contents : undefined;
  }

  #load(file: string): Exports {
    const known = this.#modules.get(file);
    if (known) return known;
    const exports: Exports = new Map();
    // Before its body is read: modules import each other.
    this.#modules.set(file, exports);
    const text = this.#readText(file);
    if (text === undefined) throw new ConfigError(`${file} is no text.`);
    if (file.endsWith('.json')) {
      const value = this.#parseJson(file, text);
      // Bundlers that load a config give its properties names.
      if (isRecord(value))
        for (const [name, item] of Object.entries(value)) exports.set(name, item);
      exports.set('default', value);
    } else this.#readModule(file, text, exports);
    return exports;
  }

  #parseJson(file: string, text: string): unknown {
    try {
      return parseJson(text);
    } catch (error) {
      throw new ConfigError(`${file}: ${(error as Error).message}`);
    }
  }

  #readModule(file: string, text: string, exports: Exports): void {
    const program = parseConfig(file, text);
    this.#node ??= program;
    const scope = new Scope(this.#globals);
    const filename = path.join(projectRoot, file);
    const dirname = path.dirname(filename);
    const module: Record<string, unknown> = { exports: {} };
    scope.set('__filename', filename);
    scope.set('__dirname', dirname);
    scope.set('import.meta', { dirname, filename, url: new URL(filename, 'file:///').href });
    scope.set('module', module);
    scope.set('exports', module.exports);
    scope.set('require', new Callable((source) => this.#require(String(source), file, program)));
    const initial = module.exports;
    this.#evaluator.hoist(program.body, scope);
    for (const node of program.body) {
      this.#budget.nest(node, () => this.#readStatement(node, file, scope, exports));
    }
    const { exports: assigned } = module;
    const isCommonJs = assigned !== initial || Object.keys(initial as object).length > 0;
    if (exports.size > 0 || !isCommonJs) return;
    if (isRecord(assigned))
      for (const [name, value] of Object.entries(assigned)) exports.set(name, value);
    if (!exports.has('default')) exports.set('default', assigned);
  }

  #readStatement(
    node: Statement | ModuleDeclaration,
    file: string,
    scope: Scope,
    exports: Exports,
  ): void {
    switch (node.type) {
      case 'ImportDeclaration':
        this.#readImport(node, file, scope);
        return;
      case 'ExportDefaultDeclaration': {
        const { declaration } = node;
        exports.set(
          'default',
          declaration.type === 'FunctionDeclaration'
            ? this.#evaluator.createFunction(declaration, scope)
            : this.#evaluator.evaluate(declaration, scope),
        );
        return;
      }
      case 'ExportNamedDeclaration':
        this.#readExport(node, file, scope, exports);
        return;
      case 'ExportAllDeclaration': {
        const from = this.#import(node.source, file, node);
        if (from instanceof LeftOut) this.#note('An export', from);
        else for (const [name, value] of from) if (name !== 'default') exports.set(name, value);
        return;
      }
    }
    if ((node.type as string) === 'TSExportAssignment') {
      const { expression } = node as unknown as { expression: Node };
      exports.set('default', this.#evaluator.evaluate(expression, scope));
      return;
    }
    const result = this.#evaluator.run(node, scope);
    if (result instanceof LeftOut) this.#note('A statement', result, locate(node));
  }

  #readExport(
    node: ExportNamedDeclaration & { exportKind?: string },
    file: string,
    scope: Scope,
    exports: Exports,
  ): void {
    if (node.exportKind === 'type') return;
    if (node.declaration) {
      const declared = new Scope(scope);
      this.#evaluator.hoist([node.declaration], declared);
      const result = this.#evaluator.run(node.declaration, declared);
      if (result instanceof LeftOut) this.#note('An export', result, locate(node));
      for (const name of declared.names()) {
        exports.set(name, declared.get(name));
        scope.set(name, declared.get(name));
      }
    }
    const from = node.source ? this.#import(node.source, file, node) : undefined;
    for (const { local, exported } of node.specifiers) {
      const name = readName(local);
      const value =
        from === undefined
          ? scope.find(name)?.get(name)
          : from instanceof LeftOut
            ? from
            : from.get(name);
      exports.set(readName(exported), value);
    }
  }

  #readImport(node: ImportDeclaration & { importKind?: string }, file: string, scope: Scope): void {
    if (node.importKind === 'type') return;
    const from = this.#import(node.source, file, node);
    for (const specifier of node.specifiers) {
      if ((specifier as { importKind?: string }).importKind === 'type') continue;
      const name = specifier.type === 'ImportSpecifier' ? readName(specifier.imported) : 'default';
      let value: unknown;
      if (from instanceof LeftOut) {
        const imported = { from: String(node.source.value), name };
        value = new LeftOut(from.reason, from.position, imported);
      } else if (specifier.type === 'ImportNamespaceSpecifier') value = Object.fromEntries(from);
      else if (from.has(name)) value = from.get(name);
      else {
        const reason = `the playground has no "${name}" of "${node.source.value}"`;
        value = new LeftOut(reason, locate(node));
      }
      scope.set(specifier.local.name, value);
    }
  }

  /** What a module exports, or an unknown value for a package that is not here. */
  #import(source: Literal, file: string, node: Node): Exports | LeftOut {
    const name = String(source.value);
    if (/^\.{0,2}\//.test(name) || name === '.' || name === '..') {
      const found = this.#resolve(name, file);
      return found === undefined
        ? new LeftOut(`the project has no "${name}"`, locate(node))
        : this.#load(found);
    }
    const builtin = this.#builtins.get(name.replace(/^node:/, ''));
    if (builtin) return new Map([...Object.entries(builtin), ['default', builtin]]);
    const exported = this.#packages.get(name);
    if (!exported) {
      const { line } = locate(node);
      const reason = `the playground does not have "${name}", which line ${line} imports`;
      return new LeftOut(reason, locate(node), { from: name, name: '*' });
    }
    return new Map(
      Object.entries(exported).map(([key, value]) => [
        key,
        typeof value === 'function' ? this.#wrap(value as Wrapped, key) : value,
      ]),
    );
  }

  /** A function of a plugin gets values only. */
  #wrap(call: Wrapped, name: string): Callable {
    return new Callable((...args) =>
      conceal(
        call(...args.map((value, at) => this.clean(value, `Argument ${at + 1} of ${name}()`))),
      ),
    );
  }

  #require(name: string, file: string, node: Node): unknown {
    const found = this.#import({ value: name } as Literal, file, node);
    if (found instanceof LeftOut) return found;
    const hasNames = found.size > 1 && !name.endsWith('.json');
    return hasNames || !found.has('default') ? Object.fromEntries(found) : found.get('default');
  }

  #resolve(name: string, file: string): string | undefined {
    const base = path.join(path.dirname(file), name);
    const candidates = [
      ...endings.map((ending) => path.normalize(base + ending)),
      base.replace(/js$/, 'ts'),
    ];
    return candidates.find((candidate) => this.#readText(candidate) !== undefined);
  }
}

/** `defineConfig()` of a tool. */
export const identity = new Callable((config) => config);

/** What Rslib gives a config that is a function. */
const parameters = { env: 'production', envMode: 'production', command: 'build' };

/**
 * Reads a config of Rslib, with the plugins that are here. `notes` says what was left out. Throws a
 * `ConfigError` when there is no config to read.
 */
export function readConfig(
  files: ProjectFiles,
  file: string,
  plugins: PackageExports,
): { config: object; notes: Problem[] } {
  const packages = new Map([...plugins, ['@rslib/core', { defineConfig: identity }]]);
  const reader = new ConfigReader(files, packages);
  const config = reader.clean(reader.read(file, parameters), '') as object;
  return { config, notes: reader.notes };
}
