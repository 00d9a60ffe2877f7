import type { Node } from 'acorn';

/** The name that the playground gives a new config. */
export const configFile = 'rslib.config.ts';

/** Where a construct is. The line is 1-based, the column 0-based, as parsers count. */
export type Position = { file: string; line: number; column: number };

/** The config cannot be read as values. */
export class ConfigError extends Error {
  position: Position | undefined;

  constructor(message: string, position?: Position) {
    super(message);
    this.position = position;
  }
}

/** The parser is given the path of each file. */
export function locate({ loc }: Node): Position {
  return { file: loc?.source ?? configFile, ...(loc?.start ?? { line: 1, column: 0 }) };
}

export function fail(node: Node, construct: string): never {
  const message = `The playground reads a config as values: ${construct} is not supported.`;
  throw new ConfigError(message, locate(node));
}

/** More than any config nests; the stack holds several times as many. */
const maxDepth = 200;

/** A few lines can double a list or a text forty times: what a config may make is bounded. */
export class Budget {
  #values = 50_000;
  #characters = 1_000_000;
  #depth = 0;

  spend(node: Node, values = 1): void {
    this.#values -= values;
    if (this.#values < 0) fail(node, 'so large a config');
  }

  spendCharacters(node: Node, characters: number): void {
    this.#characters -= characters;
    if (this.#characters < 0) fail(node, 'so long a text');
  }

  /** Counts what was made: the characters of a text, the items of a list, the keys of an object. */
  spendValue<Value>(node: Node, value: Value): Value {
    if (typeof value === 'string') this.spendCharacters(node, value.length);
    else if (Array.isArray(value)) this.spend(node, value.length);
    else if (typeof value === 'object' && value) this.spend(node, Object.keys(value).length);
    return value;
  }

  /** Calls `read` one level further down. */
  nest<Value>(node: Node, read: () => Value): Value {
    this.spend(node);
    if (++this.#depth > maxDepth) fail(node, 'so deep a config');
    try {
      return read();
    } finally {
      this.#depth--;
    }
  }
}
