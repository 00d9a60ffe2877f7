import type { SyntaxNode } from '@lezer/common';
import { findConfig, parseConfig, readKey } from './config-syntax.ts';

/** An option of the controls, by its path in the config. `lib` stands for the only lib. */
export type OptionPath = readonly ['lib' | 'output', string];

export type OptionState =
  /** Its source text; undefined when the config does not name it. */
  | { canEdit: true; value: string | undefined }
  /** The config computes it, or has several libs. The line is where readers can change it. */
  | { canEdit: false; value: undefined; line: number };

type Insertion = { from: number; to: number; insert: string };
type Found = OptionState & {
  /** The change of the text that sets the option, or removes it. */
  change: (value: string | undefined) => Insertion | undefined;
};

class Unreadable extends Error {
  position: number;
  constructor(node: SyntaxNode | undefined) {
    super('not written as a value');
    this.position = node?.from ?? 0;
  }
}

/** The property of an object, and none when a spread could hold it. */
function findProperty(text: string, object: SyntaxNode, name: string): SyntaxNode | undefined {
  const properties = object.getChildren('Property');
  const found = properties.find((property) => readKey(text, property) === name);
  const computed = properties.find((property) => readKey(text, property) === undefined);
  if (!found && computed) throw new Unreadable(computed);
  return found;
}

function readValue(property: SyntaxNode, type?: string): SyntaxNode {
  const value = property.lastChild;
  if (!value || value.name === 'PropertyDefinition' || (type && value.name !== type)) {
    throw new Unreadable(property);
  }
  return value;
}

const simpleValues = new Set(['String', 'BooleanLiteral', 'Number', 'ArrayExpression']);

function indentOf(text: string, object: SyntaxNode): string {
  const line = text.slice(text.lastIndexOf('\n', object.from) + 1, object.from);
  return /^\s*/.exec(line)?.[0] ?? '';
}

/** Sets a property that the object does not have. */
function addProperty(text: string, object: SyntaxNode, source: string): Insertion {
  const last = object.getChildren('Property').at(-1);
  const isOneLine = !text.slice(object.from, object.to).includes('\n');
  if (!last) return { from: object.from, to: object.to, insert: `{ ${source} }` };
  const separator = isOneLine ? ' ' : `\n${indentOf(text, object)}  `;
  return { from: last.to, to: last.to, insert: `,${separator}${source}` };
}

/** Removes a property with the comma behind it, or else the one before it. */
function removeProperty(text: string, property: SyntaxNode): Insertion {
  const before = text.slice(0, property.from);
  const comma = /^\s*,/.exec(text.slice(property.to))?.[0].length ?? 0;
  const space = (comma > 0 ? /\s*$/ : /,?\s*$/).exec(before)?.[0].length ?? 0;
  return { from: property.from - space, to: property.to + comma, insert: '' };
}

/** The object that holds the option; undefined when the config has none yet. */
function findHolder(
  text: string,
  config: SyntaxNode,
  holder: OptionPath[0],
): SyntaxNode | undefined {
  const property = findProperty(text, config, holder);
  if (!property) return undefined;
  if (holder === 'output') return readValue(property, 'ObjectExpression');
  const list = readValue(property, 'ArrayExpression');
  const items = list.getChildren('ObjectExpression');
  if (items.length !== 1 || list.getChild('Spread')) throw new Unreadable(property);
  return items[0];
}

function findIn(text: string, object: SyntaxNode, name: string): Found {
  const property = findProperty(text, object, name);
  if (!property) {
    return {
      canEdit: true,
      value: undefined,
      change: (value) => (value ? addProperty(text, object, `${name}: ${value}`) : undefined),
    };
  }
  const value = readValue(property);
  if (!simpleValues.has(value.name)) throw new Unreadable(property);
  return {
    canEdit: true,
    value: text.slice(value.from, value.to),
    change: (insert) =>
      insert ? { from: value.from, to: value.to, insert } : removeProperty(text, property),
  };
}

function findOption(text: string, config: SyntaxNode, [holder, name]: OptionPath): Found {
  // Options of libs can be at the top level, too, where every lib inherits them.
  const inherited = holder === 'lib' && findProperty(text, config, name);
  const object = inherited ? undefined : findHolder(text, config, holder);
  if (object) return findIn(text, object, name);
  if (holder === 'lib') return findIn(text, config, name);
  return {
    canEdit: true,
    value: undefined,
    change: (value) =>
      value ? addProperty(text, config, `${holder}: { ${name}: ${value} }`) : undefined,
  };
}

function find(text: string, path: OptionPath): Found {
  const config = findConfig(text);
  try {
    if (!config) throw new Unreadable(parseConfig(text));
    return findOption(text, config, path);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const line = text.slice(0, error.position).split('\n').length;
    return { canEdit: false, value: undefined, line, change: () => undefined };
  }
}

/** What the text of a config says of an option. */
export function readOption(text: string, path: OptionPath): OptionState {
  const { change: _, ...state } = find(text, path);
  return state;
}

/** The text with another value of an option; without a value, the default applies again. */
export function writeOption(text: string, path: OptionPath, value: string | undefined): string {
  const change = find(text, path).change(value);
  return change ? text.slice(0, change.from) + change.insert + text.slice(change.to) : text;
}
