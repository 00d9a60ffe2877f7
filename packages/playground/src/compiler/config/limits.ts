import type { Node } from 'acorn';

export const configFile = 'rslib.config.ts';

/** The config cannot be read as values. */
export class ConfigError extends Error {
  /** The line is 1-based, the column 0-based, as parsers count. */
  position: { line: number; column: number } | undefined;

  constructor(message: string, position?: ConfigError['position']) {
    super(message);
    this.position = position;
  }
}

export function fail(node: Node, construct: string): never {
  const message = `The playground reads a config as values: ${construct} is not supported.`;
  throw new ConfigError(message, node.loc?.start);
}

/** A few lines can double a list or a text forty times: what a config may make is bounded. */
export class Budget {
  #values = 20_000;
  #characters = 1_000_000;

  spend(node: Node, values = 1): void {
    this.#values -= values;
    if (this.#values < 0) fail(node, 'so large a config');
  }

  spendItems<Items extends unknown[]>(node: Node, items: Items): Items {
    this.spend(node, items.length);
    return items;
  }

  spendText<Value>(node: Node, value: Value): Value {
    if (typeof value === 'string') {
      this.#characters -= value.length;
      if (this.#characters < 0) fail(node, 'so long a text');
    }
    return value;
  }
}
