import { Callable, isRecord } from '../../compiler/config/values.ts';
import type { Format } from '../draft.ts';
import { Part, type Project } from '../part.ts';
import { pluginList, toAliases } from '../plugins.ts';
import { applyRules, readNamedConfig, type ToolConfig } from '../read-tool-config.ts';
import { builtIn, byHand, type Rule, same, toRules } from '../rules.ts';
import { usual } from '../usual-rules.ts';

/** Vite calls ESM `es`. */
const viteNames = new Map<Format, string>([['esm', 'es']]);

/** A name for all formats, or a function of the format. */
const fileName: Rule = {
  raw(value, part) {
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
export const globals: Rule = (value, part) => {
  if (!isRecord(value)) return false;
  const externals = Object.entries(value).map(([name, root]) => [
    name,
    { root, commonjs: name, commonjs2: name, amd: name },
  ]);
  if (externals.length > 0) {
    part.setFor('umd', 'output.externals', Object.fromEntries(externals));
    part.setFor('iife', 'output.externals', value);
  }
};

const bundlerRules = (name: string): Record<string, Rule> => ({
  [`${name}.external`]: usual.external,
  [`${name}.output.globals`]: globals,
  [`${name}.output.preserveModules`]: usual.preserveModules,
});

/** The rows of `guide/migration/vite`, with `build.` in full. */
export const viteRules = toRules({
  'build.lib.entry': usual.entry,
  'build.lib.formats': usual.format,
  'build.lib.name': usual.umdName,
  'build.lib.fileName': fileName,
  'build.lib.cssFileName': byHand,
  ...bundlerRules('build.rolldownOptions'),
  ...bundlerRules('build.rollupOptions'),
  'build.outDir': usual.outDir,
  'build.emptyOutDir': usual.clean,
  'build.target': usual.target,
  'build.cssTarget': builtIn,
  'build.cssCodeSplit': (value) => value !== false,
  'build.minify': usual.minify,
  'build.sourcemap': usual.sourcemap,
  'build.assetsInlineLimit': same('output.dataUriLimit'),
  'build.copyPublicDir'(value, part) {
    if (value === false) part.set('server.publicDir', false);
  },
  'resolve.alias': (value, part) => usual.alias(toAliases(value), part),
  define: usual.define,
  'css.modules': same('output.cssModules'),
  'css.preprocessorOptions': byHand,
  plugins: pluginList,
});

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
  const parameters = { mode: 'production', command: 'build' };
  const configs = readNamedConfig(project, 'vite.config', parameters);
  return configs.filter(findLib).map((config) => {
    const part = new Part(project, 'vite', config.file);
    const { formats, entry: entries } = findLib(config) ?? {};
    part.option = 'default';
    if (formats === undefined) {
      part.addFormat('esm');
      part.addFormat(isRecord(entries) || Array.isArray(entries) ? 'cjs' : 'umd');
    }
    applyRules(part, config, viteRules, ignored);
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
