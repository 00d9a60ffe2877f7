import ts from 'typescript-6';

function isOfPackage(checker: ts.TypeChecker, { typeName }: ts.TypeReferenceNode): boolean {
  const symbol = checker.getSymbolAtLocation(typeName);
  const target =
    symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const file = target?.declarations?.[0]?.getSourceFile().fileName ?? '';
  return (
    file.includes('/node_modules/') && !/\/node_modules\/(?:typescript|@types\/node)/.test(file)
  );
}

/** Types of other packages in the code of a page, as written there. */
export function listNamedTypes(checker: ts.TypeChecker, file: ts.SourceFile): string[] {
  const names = new Set<string>();
  function visit(node: ts.Node): void {
    const named = ts.isIndexedAccessTypeNode(node) ? node.objectType : node;
    if (ts.isTypeReferenceNode(named) && isOfPackage(checker, named)) {
      names.add(node.getText(file));
      return;
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return [...names];
}
