import { Callable, isRecord } from '../../compiler/config/values.ts';
import type { Part, Project } from '../part.ts';
import { readBuilds } from '../read-tool-config.ts';
import { builtIn, byHand, each, type Rule, toRules, toTexts } from '../rules.ts';
import { type Command, parseFlags } from '../scripts.ts';
import { take, usual } from '../usual-rules.ts';

/** A function of the format that returns the endings of its files. */
export const outExtension: Rule = {
  raw(value, part) {
    if (!(value instanceof Callable)) return false;
    for (const { value: of } of part.formats) {
      const { type = 'commonjs' } = part.project.manifest;
      const result = value.call({ format: of, pkgType: type, options: {} });
      if (!isRecord(result) || typeof result.js !== 'string') return false;
      part.extensions.set(of, { value: result.js, from: part.from });
    }
  },
};

const dts: Rule = (value, part) => {
  if (!value) return true;
  const options = isRecord(value) ? value : {};
  const packages = toTexts(options.resolve);
  part.dts = {
    from: part.from,
    value: { bundle: true, ...(packages.length > 0 && { bundledPackages: packages }) },
  };
  if (typeof value === 'string' && !part.entries) part.addEntries([value]);
  if (options.only === true) part.hasScripts = false;
};

/** The rows of `guide/migration/tsup`. */
export const tsupRules = toRules({
  ...take('format', 'entry'),
  entryPoints: usual.entry,
  outDir: usual.outDir,
  outExtension,
  clean: usual.clean,
  legacyOutput(value, part) {
    if (value) part.setFor('esm', 'output.distPath', `${part.folder}/esm`);
  },
  dts,
  experimentalDts: dts,
  ...take('bundle', 'external', 'skipNodeModulesBundle', 'noExternal', 'target', 'platform'),
  globalName: usual.globalName,
  cjsInterop: byHand,
  ...take('minify', 'sourcemap', 'banner', 'footer', 'define', 'env', 'shims', 'tsconfig'),
  publicDir(value, part) {
    if (value) part.set('output.copy', [{ from: value === true ? './public' : String(value) }]);
  },
  injectStyle(value, part) {
    if (value) part.set('output.injectStyles', true);
  },
  ...each(byHand, 'loader', 'esbuildPlugins', 'plugins', 'onSuccess'),
  ...each(builtIn, 'splitting', 'treeshake', 'silent'),
  metafile: byHand,
});

/** Without an effect on the files. */
const ignored = new Set(['config', 'ignoreWatch', 'name', 'tsup', 'watch']);

const short = new Map(Object.entries({ d: 'outDir', w: 'watch' }));
const switches = new Set(
  'bundle cjsInterop clean dtsOnly injectStyle keepNames legacyOutput metafile shims silent skipNodeModulesBundle splitting'.split(
    ' ',
  ),
);

function readFlags({ args }: Command): Record<string, unknown> {
  const { rest, options } = parseFlags(args, short, switches);
  const { dtsOnly, dtsResolve, ...others } = Object.fromEntries(options);
  return {
    ...others,
    ...(rest.length > 0 && { entry: rest }),
    ...(Boolean(dtsOnly || dtsResolve) && { dts: { only: dtsOnly, resolve: dtsResolve } }),
  };
}

function fill(part: Part): Part {
  part.option = 'format';
  if (part.formats.length === 0) part.addFormat('cjs');
  for (const { value } of part.formats) {
    // As tsup names them.
    if (value === 'umd' || value === 'iife') {
      part.extensions.set(value, { value: '.global.js', from: 'tsup: format' });
      part.setFor(value, 'output.target', 'web');
    }
  }
  return part;
}

/** The builds of tsup in a project: those of its config, with the flags of the script. */
export function readTsup(project: Project): Part[] {
  return readBuilds(project, { tool: 'tsup', rules: tsupRules, ignored, readFlags }).map(fill);
}
