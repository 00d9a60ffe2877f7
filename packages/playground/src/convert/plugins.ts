import { isRecord, LeftOut } from '../compiler/config/values.ts';
import { Code } from './draft.ts';
import type { Part } from './part.ts';
import { type Rule, toList } from './rules.ts';
import { usual } from './usual-rules.ts';

/** What a plugin of Rollup or Vite becomes; false when it has to be moved by hand. */
type PluginRule = (part: Part, options: Record<string, unknown>) => unknown;

const none: PluginRule = () => {};

const byHand: PluginRule = () => false;

const types =
  (bundle: boolean): PluginRule =>
  (part, options) => {
    const isBundled = bundle || Boolean(options.rollupTypes ?? options.bundleTypes);
    part.dts = { from: part.from, value: { bundle: isBundled } };
  };

const minified: PluginRule = (part) => part.set('output.minify', true);

/** By the package. The framework and its files decide on plugins for these, see `finish()`. */
export const plugins = new Map<string, PluginRule>([
  ...[
    '@preact/preset-vite',
    '@rollup/plugin-commonjs',
    '@rollup/plugin-image',
    '@rollup/plugin-json',
    '@rollup/plugin-node-resolve',
    '@rollup/plugin-sucrase',
    '@rollup/plugin-swc',
    '@rollup/plugin-typescript',
    '@rollup/plugin-url',
    '@sveltejs/vite-plugin-svelte',
    '@vitejs/plugin-react',
    '@vitejs/plugin-react-swc',
    '@vitejs/plugin-vue',
    '@vitejs/plugin-vue-jsx',
    'rollup-plugin-auto-external',
    'rollup-plugin-esbuild',
    'rollup-plugin-node-externals',
    'rollup-plugin-peer-deps-external',
    'rollup-plugin-swc3',
    'rollup-plugin-typescript2',
    'vite-plugin-solid',
    'vite-tsconfig-paths',
  ].map((name): [string, PluginRule] => [name, none]),
  ['@rollup/plugin-babel', byHand],
  ['rollup-plugin-copy', byHand],
  ['rollup-plugin-postcss', byHand],
  ['@rollup/plugin-alias', (part, { entries }) => usual.alias(toAliases(entries), part)],
  [
    '@rollup/plugin-replace',
    (part, { values, preventAssignment: _, delimiters: __, ...others }) =>
      usual.define(isRecord(values) ? values : others, part),
  ],
  ['@rollup/plugin-terser', minified],
  ['rollup-plugin-terser', minified],
  ['vite-plugin-css-injected-by-js', (part) => part.set('output.injectStyles', true)],
  ['vite-plugin-dts', types(false)],
  ['unplugin-dts/vite', types(false)],
  ['rollup-plugin-dts', types(true)],
  [
    'vite-plugin-svgr',
    (part) =>
      part.set('plugins', [
        new Code('pluginReact()', [{ name: 'pluginReact', from: '@rsbuild/plugin-react' }]),
        new Code('pluginSvgr()', [{ name: 'pluginSvgr', from: '@rsbuild/plugin-svgr' }]),
      ]),
  ],
]);

/** `[{ find, replacement }]` as an object. */
export function toAliases(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const pairs = value.filter((item) => isRecord(item) && typeof item.find === 'string');
  if (pairs.length < value.length) return undefined;
  return Object.fromEntries(pairs.map(({ find, replacement }) => [find, replacement]));
}

/** Names of the packages of plugins. */
export function listPlugins(value: unknown): string[] {
  return toList(value)
    .flat()
    .flatMap((item) => (item instanceof LeftOut && item.imported ? [item.imported.from] : []));
}

/** A list of plugins that other packages made. */
export const pluginList: Rule = {
  raw(value, part) {
    const { option } = part;
    for (const item of toList(value).flat()) {
      const { from = '', args = [] } = (item instanceof LeftOut && item.imported) || {};
      const [options] = args;
      part.option = from || option;
      const apply = plugins.get(from);
      const applied = apply?.(part, isRecord(options) ? options : {});
      if (item && (!apply || applied === false)) part.note('byHand');
    }
  },
};
