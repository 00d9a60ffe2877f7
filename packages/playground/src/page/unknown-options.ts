import type { SyntaxNode } from '@lezer/common';
import type { Problem } from '../protocol.ts';
import { findConfig, readKey } from './config-syntax.ts';

/** Options of Rsbuild that the reference leaves to its own documentation. */
const undocumented = [
  'dev',
  'environments',
  'extends',
  'lib',
  'mode',
  'root',
  'security',
  'server',
];

/** Nobody reads more of them. */
const maxMarks = 20;

function listKeys(text: string, object: SyntaxNode): [name: string, position: number][] {
  return object.getChildren('Property').flatMap((property) => {
    const name = readKey(text, property);
    return name === undefined ? [] : [[name, property.from] as [string, number]];
  });
}

/** Objects of `lib`. */
function listLibs(text: string, config: SyntaxNode): SyntaxNode[] {
  const lib = config.getChildren('Property').find((each) => readKey(text, each) === 'lib');
  return lib?.getChild('ArrayExpression')?.getChildren('ObjectExpression') ?? [];
}

/** Names in a config and in its libs that are no options: Rslib ignores them without a word. */
export function findUnknownOptions(
  text: string,
  names: readonly string[],
  explain: (name: string) => string,
): Problem[] {
  const config = findConfig(text);
  if (!config) return [];
  const known = new Set([...names, ...undocumented]);
  const keys = [config, ...listLibs(text, config)].flatMap((object) => listKeys(text, object));
  return keys
    .filter(([name]) => !known.has(name))
    .slice(0, maxMarks)
    .map(([name, position]) => {
      const before = text.slice(0, position).split('\n');
      const column = (before.at(-1)?.length ?? 0) + 1;
      return { message: explain(name), line: before.length, column };
    });
}
