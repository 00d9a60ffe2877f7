import { Callable, isRecord } from '../../compiler/config/values.ts';
import type { Format } from '../draft.ts';
import { Part, type Project } from '../part.ts';
import { pluginList, toAliases } from '../plugins.ts';
import {
  applyRules,
  findToolConfig,
  readToolConfig,
  type ToolConfig,
} from '../read-tool-config.ts';
import {
  alias,
  builtIn,
  byHand,
  clean,
  define,
  external,
  minify,
  outDir,
  type Rule,
  type Rules,
  rule,
  same,
  sourceMap,
  target,
  umdName,
} from '../rules.ts';
import { entry, format } from './tsup.ts';

/** Vite calls ESM `es`. */
const viteNames = new Map<Format, string>([['esm', 'es']]);

/** A name for all formats, or a function of the format. */
const fileName: Rule = {
  raw: true,
  apply(value, part) {
    const [entryName = 'index'] = Object.keys(part.entries?.value ?? {});
    for (const { value: of } of part.formats) {
      const given =
        value instanceof Callable ? value.call(viteNames.get(of) ?? of, entryName) : value;
      if (typeof given !== 'string') return false;
      const isFile = value instanceof Callable;
      const [, stem = '', rest = ''] = /^(.*?)((?:\.\w+)*)$/.exec(given) ?? [];
      part.renameEntry(stem);
      if (isFile) part.extensions.set(of, { value: rest, from: part.from });
    }
  },
};

/** A global variable for each package: in Rslib, an object of externals. */
export const globals: Rule = rule((value, part) => {
  if (!isRecord(value)) return false;
  const externals = Object.entries(value).map(([name, root]) => [
    name,
    { root, commonjs: name, commonjs2: name, amd: name },
  ]);
  if (externals.length > 0) {
    part.setFor('umd', 'output.externals', Object.fromEntries(externals));
    part.setFor('iife', 'output.externals', value);
  }
});

export const preserveModules: Rule = rule((value, part) => {
  if (value) part.compileFiles();
});

const bundlerRules = (name: string): [string, Rule][] => [
  [`${name}.external`, external],
  [`${name}.output.globals`, globals],
  [`${name}.output.preserveModules`, preserveModules],
];

/** The rows of `guide/migration/vite`, with `build.` in full. */
export const viteRules: Rules = new Map<string, Rule>([
  ['build.lib.entry', entry],
  ['build.lib.formats', format],
  ['build.lib.name', umdName],
  ['build.lib.fileName', fileName],
  ['build.lib.cssFileName', byHand],
  ...bundlerRules('build.rolldownOptions'),
  ...bundlerRules('build.rollupOptions'),
  ['build.outDir', outDir],
  ['build.emptyOutDir', clean],
  ['build.target', target],
  ['build.cssTarget', builtIn],
  ['build.cssCodeSplit', rule((value) => value !== false)],
  ['build.minify', minify],
  ['build.sourcemap', sourceMap],
  ['build.assetsInlineLimit', same('output.dataUriLimit')],
  [
    'build.copyPublicDir',
    rule((value, part) => {
      if (value === false) part.set('server.publicDir', false);
    }),
  ],
  ['resolve.alias', rule((value, part) => alias.apply(toAliases(value), part))],
  ['define', define],
  ['css.modules', same('output.cssModules')],
  ['css.preprocessorOptions', byHand],
  ['plugins', pluginList],
]);

/** Of the development server and of other tools. */
const ignored = new Set(
  'base build.reportCompressedSize clearScreen esbuild logLevel mode oxc optimizeDeps preview root server test'.split(
    ' ',
  ),
);

/** A config that builds a library. */
function findLib({ options }: ToolConfig): Record<string, unknown> | undefined {
  const { build } = options as Record<string, unknown>;
  return isRecord(build) && isRecord(build.lib) ? build.lib : undefined;
}

/** The build of a library by Vite. */
export function readVite(project: Project): Part[] {
  const file = findToolConfig(project, 'vite.config');
  const configs = file
    ? readToolConfig(project, file, { mode: 'production', command: 'build' })
    : [];
  return configs.filter(findLib).map((config) => {
    const part = new Part(project, 'vite', config.file);
    const { formats, entry: entries } = findLib(config) ?? {};
    part.option = 'default';
    if (formats === undefined) {
      part.addFormat('esm');
      part.addFormat(isRecord(entries) || Array.isArray(entries) ? 'cjs' : 'umd');
    }
    applyRules(part, config, viteRules, ignored);
    part.place = { file: config.file };
    part.option = 'default';
    const asset = project.paths.find((path) =>
      /^src\/.*\.(?:svg|png|jpe?g|gif|webp|woff2?)$/.test(path),
    );
    if (asset && !part.seen.has('build.assetsInlineLimit')) part.set('output.dataUriLimit', 4096);
    const isModule = project.manifest.type === 'module';
    const umd = { value: isModule ? '.umd.cjs' : '.umd.js', from: 'vite: formats' };
    if (!part.extensions.has('umd')) part.extensions.set('umd', umd);
    return part;
  });
}
