import ts from 'typescript-6';
import { listNamedTypes } from './list-named-types.ts';
import type { OptionPage } from './option-pages.ts';
import { createProgram, virtualFile } from './virtual-program.ts';

type PageTypes = {
  /** The type that the page documents; `undefined` when its code has errors. */
  documented: ts.Type | undefined;
  errors: string[];
  /** Types of other packages that the page mentions. */
  named: string[];
  /** Type with this name that the page declares. */
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

const packageFile = virtualFile('package');
const packageCode = `import type { LibConfig, RslibConfig } from '@rslib/core';
export type { LibConfig, RslibConfig };
`;

/**
 * Imports types that the facts of a page mention but do not declare.
 * Pages of single options must write out their types.
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
    const name = virtualFile(`${page.lang}-${page.pageId.replaceAll('/', '-')}`);
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
