import type { RslibConfig } from '@rslib/core';

type Tree = { [key: string]: unknown };

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mergeValues(base: unknown, added: unknown): unknown {
  if (isTree(base) && isTree(added)) return merge(base, added);
  if (!Array.isArray(base) || !isItem(added)) return added;
  return base.map((item) => mergeValues(item, added[items]));
}

function merge(base: Tree, added: Tree): Tree {
  const result = { ...base };
  for (const [key, value] of Object.entries(added)) result[key] = mergeValues(result[key], value);
  return result;
}

/** Placeholder for every item of an array. */
const items = '[]';

function isItem(value: unknown): value is { [items]: unknown } {
  return isTree(value) && items in value;
}

/** The keys of `lib.shims.cjs['import.meta.url']` or `source.transformImport[].style`. */
function splitPath(option: string): string[] {
  return [...option.matchAll(/\['([^']+)'\]|(\w+|\[\])/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
}

/** Returns the config with one more top-level option. */
export function withOption(base: RslibConfig, option: string, value: unknown): RslibConfig {
  const [first = '', ...rest] = splitPath(option);
  const path = first === 'lib' ? rest : [first, ...rest];
  const added = path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Tree;
  return merge(base as Tree, added) as RslibConfig;
}
