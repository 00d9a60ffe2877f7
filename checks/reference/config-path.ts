import type { RslibConfig } from '@rslib/core';

type Tree = { [key: string]: unknown };

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function merge(base: Tree, added: Tree): Tree {
  const result = { ...base };
  for (const [key, value] of Object.entries(added)) {
    const before = result[key];
    result[key] = isTree(before) && isTree(value) ? merge(before, value) : value;
  }
  return result;
}

/** The keys of `lib.shims.cjs['import.meta.url']`. */
function splitPath(option: string): string[] {
  return [...option.matchAll(/\['([^']+)'\]|(\w+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
}

/** A config with one more option, which stands at the top level. */
export function withOption(base: RslibConfig, option: string, value: unknown): RslibConfig {
  const [first = '', ...rest] = splitPath(option);
  const path = first === 'lib' ? rest : [first, ...rest];
  const added = path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Tree;
  return merge(base as Tree, added) as RslibConfig;
}
