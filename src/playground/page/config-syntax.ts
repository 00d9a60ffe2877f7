import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';

const typescript = parser.configure({ dialect: 'ts' });

export function parseConfig(text: string): SyntaxNode {
  return typescript.parse(text).topNode;
}

/** The object that a config file exports. */
export function findConfig(text: string): SyntaxNode | undefined {
  const found = parseConfig(text).getChild('ExportDeclaration');
  const value = found?.getChild('CallExpression')?.getChild('ArgList') ?? found;
  return value?.getChild('ObjectExpression') ?? undefined;
}

/** Name of a property, unless it is computed. */
export function readKey(text: string, property: SyntaxNode): string | undefined {
  const key = property.getChild('PropertyDefinition') ?? property.getChild('String');
  return key ? text.slice(key.from, key.to).replace(/^['"]|['"]$/g, '') : undefined;
}
