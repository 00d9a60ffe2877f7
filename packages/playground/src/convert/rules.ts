import { Callable, isRecord } from '../compiler/config/values.ts';
import type { Format } from './draft.ts';
import { normalizePath } from './entries.ts';
import type { Part } from './part.ts';

/**
 * How an option is moved. The options, with their dots, are the rows of the table on the tool's
 * migration page: a test compares both.
 */
export type Rule = {
  /** Applies the value; false when it has no counterpart. */
  apply: (value: unknown, part: Part) => unknown;
  /** Takes functions and packages, too. */
  raw?: boolean;
};

export type Rules = ReadonlyMap<string, Rule>;

/** An option with the same values. */
export function same(path: string): Rule {
  return { apply: (value, part) => part.set(path, value) };
}

export function rule(apply: Rule['apply']): Rule {
  return { apply };
}

/** Needs nothing: Rslib does it anyway, or it only concerns the command line. */
export const builtIn: Rule = { apply: () => {}, raw: true };

/** The page says what to do, unless the option is off. */
export const byHand: Rule = {
  raw: true,
  apply: (value) => value === false || (Array.isArray(value) && value.length === 0),
};

export function toList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

export function toTexts(value: unknown): string[] {
  return toList(value).filter((item) => typeof item === 'string');
}

function escapeExpression(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Packages with their subpaths. */
function toExternal(value: unknown): unknown {
  if (typeof value !== 'string' || /^[./]/.test(value)) return value;
  return new RegExp(`^${escapeExpression(value)}($|/)`);
}

/** Packages that stay imports, without those that do so anyway. */
export const external: Rule = rule((value, part) => {
  if (isRecord(value)) return part.set('output.externals', value);
  const list = toList(value).filter((item) => typeof item === 'string' || item instanceof RegExp);
  const others = list.filter(
    (item) => typeof item !== 'string' || !(part.isExternal(item) || /^node:/.test(item)),
  );
  if (others.length > 0) part.set('output.externals', others.map(toExternal));
  return list.length > 0 || toList(value).length === 0;
});

/** Packages that are bundled although `package.json` lists them for users. */
export const noExternal: Rule = rule((value, part) => {
  const list = toList(value).filter((item) => typeof item === 'string' || item instanceof RegExp);
  const others = list.filter((item) => typeof item !== 'string' || part.isExternal(item));
  if (others.length > 0) part.set('output.autoExternal', { exclude: others });
  return list.length > 0;
});

/** `node18` is `node 18`, `es2020` stays. */
function toSyntax(target: string): string {
  return target.replace(/^(chrome|edge|firefox|ie|ios|node|opera|safari)(?=\d)/, '$1 ');
}

export const target: Rule = rule((value, part) => {
  const list = toTexts(value)
    .flatMap((text) => text.split(','))
    .map((text) => toSyntax(text.trim().toLowerCase()));
  if (value === false || list.length === 0) return value === false;
  const [first = ''] = list;
  part.set('syntax', list.length === 1 && /^es/.test(first) ? first : list);
});

export const define: Rule = rule((value, part) => {
  if (isRecord(value) && Object.keys(value).length > 0) mergeDefine(part, value);
  return isRecord(value);
});

function mergeDefine(part: Part, values: Record<string, unknown>): void {
  const before = part.settings.find(({ path }) => path === 'source.define');
  part.set('source.define', { ...(before?.value as object), ...values }, before?.from);
}

/** Variables of the environment, as the two expressions that sources read. */
export const env: Rule = rule((value, part) => {
  if (!isRecord(value)) return false;
  const pairs = Object.entries(value).flatMap(([name, item]) =>
    ['process.env', 'import.meta.env'].map((prefix) => [`${prefix}.${name}`, JSON.stringify(item)]),
  );
  mergeDefine(part, Object.fromEntries(pairs));
});

function setText(part: Part, path: string, value: unknown, format?: Format): boolean {
  const isKnown = typeof value === 'string' || isRecord(value);
  const texts = typeof value === 'string' ? { js: value } : value;
  if (isKnown && format) part.setFor(format, path, texts);
  else if (isKnown) part.set(path, texts);
  return isKnown || value === undefined;
}

/** A text for scripts, one for each kind of file, or a function of the format. */
export function text(path: 'banner' | 'footer'): Rule {
  return {
    raw: true,
    apply: (value, part) =>
      value instanceof Callable
        ? part.formats.every(({ value: format }) =>
            setText(part, path, value.call({ format }), format),
          )
        : setText(part, path, value),
  };
}

export const umdName: Rule = rule((value, part) => part.setFor('umd', 'umdName', value));

export const minify: Rule = rule((value, part) => {
  // A tool's name stands for its minifier.
  const isOn = value === true || typeof value === 'string';
  if (isOn) part.set('output.minify', true);
  return isOn || value === false || value === undefined;
});

export const sourceMap: Rule = rule((value, part) => {
  const kinds = new Map([
    ['inline', 'inline-source-map'],
    ['hidden', 'hidden-source-map'],
  ]);
  const kind = kinds.get(String(value));
  if (value) part.set('output.sourceMap', kind ? { js: kind } : true);
});

export const clean: Rule = rule((value, part) => {
  if (value === false) part.set('output.cleanDistPath', false);
});

export const outDir: Rule = rule((value, part) => {
  if (typeof value !== 'string') return false;
  part.folder = normalizePath(value).replace(/\/$/, '') || '.';
  if (part.folder !== 'dist') part.set('output.distPath', part.folder);
});

export const platform: Rule = rule((value, part) => {
  if (value === 'browser') part.set('output.target', 'web');
});

export const alias: Rule = rule((value, part) => {
  if (!isRecord(value)) return false;
  const entries = Object.entries(value).map(([name, path]) => {
    const plain = String(path).replace(/^\/project\//, './');
    return [name, plain];
  });
  if (entries.length > 0) part.set('resolve.alias', Object.fromEntries(entries));
});

export const tsconfig: Rule = rule((value, part) => {
  if (typeof value !== 'string') return false;
  const path = normalizePath(String(value));
  if (path !== 'tsconfig.json') part.set('source.tsconfigPath', `./${path}`);
});
