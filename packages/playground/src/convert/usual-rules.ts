import { Callable, isRecord } from '../compiler/config/values.ts';
import type { Format } from './draft.ts';
import { normalizePath } from './entries.ts';
import type { Part } from './part.ts';
import { type Rule, toList, toTexts } from './rules.ts';

const formats = new Map<string, Format>([
  ['esm', 'esm'],
  ['es', 'esm'],
  ['module', 'esm'],
  ['cjs', 'cjs'],
  ['commonjs', 'cjs'],
  ['umd', 'umd'],
  ['iife', 'iife'],
]);

function escapeExpression(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Packages with their subpaths. */
function toExternal(value: unknown): unknown {
  if (typeof value !== 'string' || /^[./]/.test(value)) return value;
  return new RegExp(`^${escapeExpression(value)}($|/)`);
}

/** `node18` is `node 18`, `es2020` stays. */
function toSyntax(target: string): string {
  return target.replace(/^(chrome|edge|firefox|ie|ios|node|opera|safari)(?=\d)/, '$1 ');
}

function mergeDefine(part: Part, values: Record<string, unknown>): void {
  const before = part.settings.find(({ path }) => path === 'source.define');
  part.set('source.define', { ...(before?.value as object), ...values }, before?.from);
}

function setText(part: Part, path: string, value: unknown, format?: Format): boolean {
  const isKnown = typeof value === 'string' || isRecord(value);
  const texts = typeof value === 'string' ? { js: value } : value;
  if (isKnown && format) part.setFor(format, path, texts);
  else if (isKnown) part.set(path, texts);
  return isKnown || value === undefined;
}

/** A text for scripts, one for each kind of file, or a function of the format. */
function text(path: 'banner' | 'footer'): Rule {
  return {
    raw: (value, part) =>
      value instanceof Callable
        ? part.formats.every(({ value: format }) =>
            setText(part, path, value.call({ format }), format),
          )
        : setText(part, path, value),
  };
}

const sourceMapKinds = new Map([
  ['inline', 'inline-source-map'],
  ['hidden', 'hidden-source-map'],
]);

/** Options that several tools have, by the name that most of them use. */
export const usual = {
  alias(value, part) {
    if (!isRecord(value)) return false;
    const entries = Object.entries(value).map(([name, path]) => {
      const plain = String(path).replace(/^\/project\//, './');
      return [name, plain];
    });
    if (entries.length > 0) part.set('resolve.alias', Object.fromEntries(entries));
  },
  banner: text('banner'),
  bundle(value, part) {
    if (value === false) part.compileFiles();
  },
  clean(value, part) {
    if (value === false) part.set('output.cleanDistPath', false);
  },
  define(value, part) {
    if (isRecord(value) && Object.keys(value).length > 0) mergeDefine(part, value);
    return isRecord(value);
  },
  /** `['src/a.ts']`, `{ a: 'src/a.ts' }` or a path. */
  entry(value, part) {
    if (isRecord(value)) {
      const texts = Object.entries(value).filter(([, path]) => typeof path === 'string');
      part.addNamedEntries(Object.fromEntries(texts) as Record<string, string>);
    } else part.addEntries(toTexts(value));
  },
  /** Variables of the environment, as the two expressions that sources read. */
  env(value, part) {
    if (!isRecord(value)) return false;
    const pairs = Object.entries(value).flatMap(([name, item]) =>
      ['process.env', 'import.meta.env'].map((prefix) => [
        `${prefix}.${name}`,
        JSON.stringify(item),
      ]),
    );
    mergeDefine(part, Object.fromEntries(pairs));
  },
  /** Packages that stay imports, without those that do so anyway. */
  external(value, part) {
    if (isRecord(value)) return part.set('output.externals', value);
    const list = toList(value).filter((item) => typeof item === 'string' || item instanceof RegExp);
    const others = list.filter(
      (item) => typeof item !== 'string' || !(part.isExternal(item) || /^node:/.test(item)),
    );
    if (others.length > 0) part.set('output.externals', others.map(toExternal));
    return list.length > 0 || toList(value).length === 0;
  },
  footer: text('footer'),
  format(value, part) {
    const names = toTexts(value).flatMap((name) => name.split(','));
    for (const name of names) {
      const found = formats.get(name.trim());
      if (found) part.addFormat(found);
    }
    return names.every((name) => formats.has(name.trim()));
  },
  /** Names for `import()` in a page: a global variable needs UMD. */
  globalName(value, part) {
    for (const each of part.formats) if (each.value === 'iife') each.value = 'umd';
    if (part.formats.some((each) => each.value === 'umd')) part.setFor('umd', 'umdName', value);
  },
  minify(value, part) {
    // A tool's name stands for its minifier.
    const isOn = value === true || typeof value === 'string';
    if (isOn) part.set('output.minify', true);
    return isOn || value === false || value === undefined;
  },
  /** Packages that are bundled although `package.json` lists them for users. */
  noExternal(value, part) {
    const list = toList(value).filter((item) => typeof item === 'string' || item instanceof RegExp);
    const others = list.filter((item) => typeof item !== 'string' || part.isExternal(item));
    if (others.length > 0) part.set('output.autoExternal', { exclude: others });
    return list.length > 0;
  },
  outDir(value, part) {
    if (typeof value !== 'string') return false;
    part.folder = normalizePath(value).replace(/\/$/, '') || '.';
    if (part.folder !== 'dist') part.set('output.distPath', part.folder);
  },
  platform(value, part) {
    if (value === 'browser') part.set('output.target', 'web');
  },
  preserveModules(value, part) {
    if (value) part.compileFiles();
  },
  /** `__dirname` and `__filename` in ES modules. */
  shims(value, part) {
    if (value) part.setFor('esm', 'shims.esm', { __dirname: true, __filename: true });
  },
  skipNodeModulesBundle(value, part) {
    if (value) part.set('output.autoExternal', { devDependencies: true });
  },
  sourcemap(value, part) {
    const kind = sourceMapKinds.get(String(value));
    if (value) part.set('output.sourceMap', kind ? { js: kind } : true);
  },
  target(value, part) {
    const list = toTexts(value)
      .flatMap((each) => each.split(','))
      .map((each) => toSyntax(each.trim().toLowerCase()));
    if (value === false || list.length === 0) return value === false;
    const [first = ''] = list;
    part.set('syntax', list.length === 1 && /^es/.test(first) ? first : list);
  },
  tsconfig(value, part) {
    if (typeof value !== 'string') return false;
    const path = normalizePath(String(value));
    if (path !== 'tsconfig.json') part.set('source.tsconfigPath', `./${path}`);
  },
  umdName: (value, part) => part.setFor('umd', 'umdName', value),
} satisfies Record<string, Rule>;

/** The options with these names. */
export function take(...names: (keyof typeof usual)[]): Record<string, Rule> {
  return Object.fromEntries(names.map((name) => [name, usual[name]]));
}
