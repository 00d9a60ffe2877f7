import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { parseWithin } from './parse-within.ts';

const typescript = parser.configure({ dialect: 'ts' });

type Parsed = { text: string; top: SyntaxNode | undefined };

/** All options and marks ask about the same text. */
let last: Parsed | undefined;

/** The syntax tree of a config; undefined when it takes too long to parse. */
export function parseConfig(text: string): SyntaxNode | undefined {
  if (last?.text !== text) last = { text, top: parseWithin(typescript, text)?.topNode };
  return last.top;
}

/** The object that a config file exports. */
export function findConfig(text: string): SyntaxNode | undefined {
  const found = parseConfig(text)?.getChild('ExportDeclaration');
  const value = found?.getChild('CallExpression')?.getChild('ArgList') ?? found;
  return value?.getChild('ObjectExpression') ?? undefined;
}

/** Name of a property, unless it is computed. */
export function readKey(text: string, property: SyntaxNode): string | undefined {
  const key = property.getChild('PropertyDefinition') ?? property.getChild('String');
  return key ? text.slice(key.from, key.to).replace(/^['"]|['"]$/g, '') : undefined;
}
