import { runInNewContext } from 'node:vm';
import { toInstalledPath } from './compare-types.ts';
import type { OptionPage } from './option-pages.ts';
import type { PackageTypes } from './package-types.ts';
import { describeType } from './type-shape.ts';

/** A default that a page states as a value: in the facts, or in the comment after a property of its types. */
export type DocumentedDefault = {
  /** For example `lib.dts.abortOnError`. */
  option: string;
  file: string;
  value: unknown;
  /** Other values of the type. */
  others: unknown[];
};

const literal = /^(?:true|false|\d+|'[^']*'|\{[^}]*\}|\[[^\]]*\])(?![\w.])/;

/** Parses the value at the start of a string; text may follow. */
function readValue(text: string | undefined): { value: unknown } | undefined {
  const [code] = literal.exec(text ?? '') ?? [];
  // Rslib does not accept objects of another context as plain objects. A copy works.
  return code === undefined ? undefined : { value: structuredClone(runInNewContext(`(${code})`)) };
}

function listOthers(value: unknown, kinds: ReadonlySet<string>): unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (Array.isArray(value)) return value.length > 0 ? [value.slice(1)] : [];
  if (typeof value !== 'string') return [];
  const named = [...kinds].flatMap((kind) => readValue(kind) ?? []);
  const others = named.map((other) => other.value).filter((other) => other !== value);
  if (kinds.has('boolean')) others.push(false);
  if (kinds.has('string')) others.push(`other-${value}`);
  return others;
}

/** Lists the defaults of a page that are values. Omits those in words. */
export function listDefaults(types: PackageTypes, page: OptionPage): DocumentedDefault[] {
  const documented = types.pages.get(page)?.documented;
  if (!documented) return [];
  const option = toInstalledPath(page);
  const shape = describeType(types, documented);
  return [...shape].flatMap(([path, { kinds, comment }]) => {
    const text = path === '' ? page.facts?.default : comment;
    const found = readValue(text);
    if (!found) return [];
    return [
      {
        option: path === '' ? option : `${option}${path.startsWith('[') ? '' : '.'}${path}`,
        file: page.file,
        value: found.value,
        others: listOthers(found.value, kinds),
      },
    ];
  });
}
