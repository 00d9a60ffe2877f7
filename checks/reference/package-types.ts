import { join } from 'node:path';
import ts from 'typescript-6';
import { packageRoot } from '#engine/files/package-root.ts';
import { listNamedTypes } from './external-types.ts';
import type { OptionPage } from './option-pages.ts';

/** What a type accepts at one path: primitives, literals, `function`, and names of types that are not followed. */
export type Accepted = {
  kinds: Set<string>;
  type: ts.Type;
  /** Whether the path is written out on the page and not behind the name of a type of the package. */
  isWritten: boolean;
  /** The comment behind the property, which says its default. */
  comment?: string;
  /** The functions among what it accepts. */
  functions: ts.Type[];
};

/** All paths of a type, for example `bundle.bundledPackages[]`; the type itself is `''`. */
export type Shape = Map<string, Accepted>;

export type PageTypes = {
  /** The type that the page documents; `undefined` when its code has errors. */
  documented: ts.Type | undefined;
  errors: string[];
  /** The types of other packages that the page names. */
  named: string[];
  /** A type that the page declares under this name. */
  declared: (name: string) => ts.Type | undefined;
};

export type PackageTypes = {
  checker: ts.TypeChecker;
  /** Type of a path such as `lib.dts` or `output`. */
  installed: (option: string) => ts.Type | undefined;
  /** Names of the options of a type that the package exports. */
  keysOf: (type: 'RslibConfig' | 'LibConfig') => string[];
  pages: Map<OptionPage, PageTypes>;
};

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: ['node'],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
};

const folder = join(packageRoot, 'checks/reference');
const packageFile = join(folder, 'virtual-package.ts');
const packageCode = `import type { LibConfig, RslibConfig } from '@rslib/core';
export type { LibConfig, RslibConfig };
`;

/**
 * Types that the facts of a page name without declaring them come from the package.
 * The pages of single options write out their types.
 */
function importNames({ pageId }: OptionPage, type: string, declared: string): string {
  if (!pageId.endsWith('/')) return '';
  const names = type.replace(/'[^']*'/g, '').match(/\b[A-Z]\w*/g) ?? [];
  const isDeclared = (name: string) =>
    new RegExp(`\\b(?:type|interface) ${name}\\b`).test(declared);
  const builtIn = ['Record', 'Partial', 'Promise', 'RegExp'];
  const missing = [...new Set(names)].filter(
    (name) => !isDeclared(name) && !builtIn.includes(name),
  );
  return missing.length > 0 ? `import type { ${missing.join(', ')} } from '@rslib/core';` : '';
}

function writePage(page: OptionPage): string {
  const { facts, types } = page;
  if (!facts) return 'export {};';
  return `${types}\n${importNames(page, facts.type, types)}\nexport type Documented = ${facts.type};\n`;
}

/** A program over the package and over one file for each page. */
function createProgram(files: ReadonlyMap<string, string>): ts.Program {
  const host = ts.createCompilerHost(compilerOptions);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, options, ...rest) => {
    const text = files.get(name);
    return text === undefined
      ? getSourceFile(name, options, ...rest)
      : ts.createSourceFile(name, text, options);
  };
  return ts.createProgram([...files.keys()], compilerOptions, host);
}

function findExport(
  checker: ts.TypeChecker,
  file: ts.SourceFile,
  name: string,
): ts.Type | undefined {
  const module = checker.getSymbolAtLocation(file);
  const symbol = module && checker.getExportsOfModule(module).find((found) => found.name === name);
  return symbol && checker.getDeclaredTypeOfSymbol(resolveAlias(checker, symbol));
}

function findDeclared(
  checker: ts.TypeChecker,
  file: ts.SourceFile,
  name: string,
): ts.Type | undefined {
  const statement = file.statements.find(
    (candidate) => ts.isTypeAliasDeclaration(candidate) && candidate.name.text === name,
  );
  return statement && checker.getTypeAtLocation(statement);
}

function resolveAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function listErrors(program: ts.Program, file: ts.SourceFile): string[] {
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
    ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'),
  );
}

/** Compiles the types of all pages together with those of the installed package. */
export function readTypes(pages: readonly OptionPage[]): PackageTypes {
  const files = new Map<string, string>([[packageFile, packageCode]]);
  const places = new Map<OptionPage, string>();
  for (const page of pages) {
    const name = join(folder, `virtual-${page.lang}-${page.pageId.replaceAll('/', '-')}.ts`);
    files.set(name, writePage(page));
    places.set(page, name);
  }
  const program = createProgram(files);
  const checker = program.getTypeChecker();
  const sourceOf = (name: string): ts.SourceFile => {
    const file = program.getSourceFile(name);
    if (!file) throw new Error(`${name} is not part of the program`);
    return file;
  };
  const configOf = (name: string): ts.Type => {
    const type = findExport(checker, sourceOf(packageFile), name);
    if (!type) throw new Error(`@rslib/core exports no type ${name}`);
    return type;
  };
  return {
    checker,
    installed(option) {
      const [first = '', ...rest] = option.split('.');
      const isItem = first === 'lib' && rest.length > 0;
      const path = isItem ? rest : [first, ...rest];
      return path.reduce<ts.Type | undefined>(
        (type, key) => {
          const property = type && checker.getPropertyOfType(checker.getNonNullableType(type), key);
          return property && checker.getTypeOfSymbol(property);
        },
        configOf(isItem ? 'LibConfig' : 'RslibConfig'),
      );
    },
    keysOf: (name) => checker.getPropertiesOfType(configOf(name)).map((property) => property.name),
    pages: new Map(
      [...places].map(([page, name]) => {
        const file = sourceOf(name);
        const errors = listErrors(program, file);
        const documented =
          errors.length === 0 ? findExport(checker, file, 'Documented') : undefined;
        const named = page.pageId.endsWith('/') ? [] : listNamedTypes(checker, file);
        const declared = (type: string) => findDeclared(checker, file, type);
        return [page, { errors, documented, named, declared }];
      }),
    ),
  };
}

const followed =
  /checks\/reference\/virtual-|@rslib\/core\/dist-types\/|@rsbuild\/core\/dist\/types\/config\.d\.ts$/;
const empty = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void;

/** The name of a type that has no parts of its own. */
function nameLeaf(type: ts.Type): string | undefined {
  const primitive = primitives.find(([flag]) => type.flags & flag);
  if (primitive) return primitive[1];
  if (type.flags & ts.TypeFlags.BooleanLiteral) {
    return (type as ts.Type & { intrinsicName: string }).intrinsicName;
  }
  if (type.isStringLiteral()) return `'${type.value}'`;
  if (type.isNumberLiteral()) return String(type.value);
  // `string & {}` keeps the suggestions of an editor and accepts any string.
  if (type.isIntersection() && type.types.some(({ flags }) => flags & ts.TypeFlags.String)) {
    return 'string';
  }
  return type.getCallSignatures().length > 0 ? 'function' : undefined;
}

/** Two truth values are `boolean`; literals beside `string` are suggestions only. */
function simplify(kinds: Set<string>): void {
  if (kinds.has('true') && kinds.has('false')) {
    kinds.delete('true');
    kinds.delete('false');
    kinds.add('boolean');
  }
  if (!kinds.has('string')) return;
  for (const kind of kinds) if (kind.startsWith("'")) kinds.delete(kind);
}

/** Types of other packages that a page writes out. */
const followedNames = new Set(['CSSExtractOptions', 'LibraryCustomUmdObject']);

const primitives: [ts.TypeFlags, string][] = [
  [ts.TypeFlags.String, 'string'],
  [ts.TypeFlags.Number, 'number'],
  [ts.TypeFlags.Boolean, 'boolean'],
  [ts.TypeFlags.Any, 'any'],
  [ts.TypeFlags.Unknown, 'unknown'],
];

function commentBehind(symbol: ts.Symbol): string | undefined {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) return undefined;
  const { text } = declaration.getSourceFile();
  const [range] = ts.getTrailingCommentRanges(text, declaration.end) ?? [];
  return range && text.slice(range.pos, range.end).replace(/^\/\/\s*/, '');
}

function fileOfSymbol(symbol: ts.Symbol | undefined): string {
  return symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
}

/** Lists what a type accepts, path by path. Types of Rspack and of other packages are leaves. */
export function describeType({ checker }: PackageTypes, root: ts.Type): Shape {
  const shape: Shape = new Map();

  function accept(
    path: string,
    kind: string | undefined,
    type: ts.Type,
    isWritten: boolean,
    comment?: string,
  ): void {
    const place = shape.get(path) ?? {
      kinds: new Set(),
      type,
      isWritten,
      functions: [],
      ...(comment && { comment }),
    };
    if (kind) place.kinds.add(kind);
    if (kind === 'function') place.functions.push(type);
    place.isWritten ||= isWritten;
    shape.set(path, place);
  }

  function walkObject(type: ts.Type, path: string, parents: readonly ts.Type[]): void {
    const value = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    if (value) walk(value, `${path}.*`, [...parents, type]);
    for (const property of checker.getPropertiesOfType(type)) {
      const key = /^\w+$/.test(property.name) ? `.${property.name}` : `['${property.name}']`;
      const own = path === '' && key.startsWith('.') ? property.name : `${path}${key}`;
      const declared = fileOfSymbol(property);
      const propertyType = checker.getTypeOfSymbol(property);
      const isWritten = declared === '' || declared.includes('/virtual-');
      const comment = declared.includes('/virtual-') ? commentBehind(property) : undefined;
      accept(own, undefined, checker.getNonNullableType(propertyType), isWritten, comment);
      walk(propertyType, own, [...parents, type]);
    }
  }

  function isFollowed(type: ts.Type): boolean {
    const [first] = checker.getPropertiesOfType(type);
    const file = fileOfSymbol(first);
    return (
      file === '' ||
      followed.test(file) ||
      followedNames.has((type.aliasSymbol ?? type.symbol)?.name ?? '')
    );
  }

  function walkArray(type: ts.Type, path: string, parents: readonly ts.Type[]): void {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    accept(path, 'array', type, false);
    if (!element) return;
    accept(`${path}[]`, undefined, element, false);
    walk(element, `${path}[]`, [...parents, type]);
  }

  function walk(type: ts.Type, path: string, parents: readonly ts.Type[]): void {
    if (type.flags & empty || parents.includes(type)) return;
    const leaf = nameLeaf(type);
    if (leaf) accept(path, leaf, type, false);
    else if (type.isUnion()) {
      for (const member of type.types) walk(member, path, parents);
    } else if (checker.isArrayType(type)) walkArray(type, path, parents);
    else if (isFollowed(type)) {
      accept(path, 'object', type, false);
      walkObject(type, path, parents);
    } else accept(path, nameForeign(type), type, false);
  }

  function nameForeign(type: ts.Type): string {
    return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  }

  accept('', undefined, checker.getNonNullableType(root), true);
  walk(root, '', []);
  for (const { kinds } of shape.values()) simplify(kinds);
  return shape;
}
