import { Callable, isRecord } from '../../compiler/config/values.ts';
import type { Format } from '../draft.ts';
import type { Part, Project } from '../part.ts';
import { readBuilds } from '../read-tool-config.ts';
import {
  builtIn,
  byHand,
  clean,
  define,
  env,
  external,
  minify,
  noExternal,
  outDir,
  platform,
  type Rule,
  type Rules,
  rule,
  sourceMap,
  target,
  text,
  toTexts,
  tsconfig,
} from '../rules.ts';
import { type Command, parseFlags } from '../scripts.ts';

/** `['src/a.ts']`, `{ a: 'src/a.ts' }` or a path. */
export const entry: Rule = rule((value, part) => {
  if (isRecord(value)) {
    const texts = Object.entries(value).filter(([, path]) => typeof path === 'string');
    part.addNamedEntries(Object.fromEntries(texts) as Record<string, string>);
  } else part.addEntries(toTexts(value));
});

const formats = new Map<string, Format>([
  ['esm', 'esm'],
  ['es', 'esm'],
  ['module', 'esm'],
  ['cjs', 'cjs'],
  ['commonjs', 'cjs'],
  ['umd', 'umd'],
  ['iife', 'iife'],
]);

export const format: Rule = rule((value, part) => {
  const names = toTexts(value).flatMap((name) => name.split(','));
  for (const name of names) {
    const found = formats.get(name.trim());
    if (found) part.addFormat(found);
  }
  return names.every((name) => formats.has(name.trim()));
});

/** A function of the format that returns the endings of its files. */
export const outExtension: Rule = {
  raw: true,
  apply(value, part) {
    if (!(value instanceof Callable)) return false;
    for (const { value: of } of part.formats) {
      const { type = 'commonjs' } = part.project.manifest;
      const result = value.call({ format: of === 'esm' ? 'esm' : of, pkgType: type, options: {} });
      if (!isRecord(result) || typeof result.js !== 'string') return false;
      part.extensions.set(of, { value: result.js, from: part.from });
    }
  },
};

/** Names for `import()` in a page: a global variable needs UMD. */
export const globalName: Rule = rule((value, part) => {
  for (const each of part.formats) if (each.value === 'iife') each.value = 'umd';
  if (part.formats.some((each) => each.value === 'umd')) part.setFor('umd', 'umdName', value);
});

/** `__dirname` and `__filename` in ES modules. */
export const shims: Rule = rule((value, part) => {
  if (value) part.setFor('esm', 'shims.esm', { __dirname: true, __filename: true });
});

const dts: Rule = rule((value, part) => {
  if (!value) return true;
  const options = isRecord(value) ? value : {};
  const packages = toTexts(options.resolve);
  part.dts = {
    from: part.from,
    value: { bundle: true, ...(packages.length > 0 && { bundledPackages: packages }) },
  };
  if (typeof value === 'string' && !part.entries) part.addEntries([value]);
  if (options.only === true) part.hasScripts = false;
});

/** The rows of `guide/migration/tsup`. */
export const tsupRules: Rules = new Map<string, Rule>([
  ['format', format],
  ['entry', entry],
  ['entryPoints', entry],
  ['outDir', outDir],
  ['outExtension', outExtension],
  ['clean', clean],
  [
    'legacyOutput',
    rule((value, part) => {
      if (value) part.setFor('esm', 'output.distPath', `${part.folder}/esm`);
    }),
  ],
  ['dts', dts],
  ['experimentalDts', dts],
  [
    'bundle',
    rule((value, part) => {
      if (value === false) part.compileFiles();
    }),
  ],
  ['external', external],
  [
    'skipNodeModulesBundle',
    rule((value, part) => {
      if (value) part.set('output.autoExternal', { devDependencies: true });
    }),
  ],
  ['noExternal', noExternal],
  ['target', target],
  ['platform', platform],
  ['globalName', globalName],
  ['cjsInterop', byHand],
  ['minify', minify],
  ['sourcemap', sourceMap],
  ['banner', text('banner')],
  ['footer', text('footer')],
  ['define', define],
  ['env', env],
  ['shims', shims],
  ['tsconfig', tsconfig],
  [
    'publicDir',
    rule((value, part) => {
      if (value) part.set('output.copy', [{ from: value === true ? './public' : String(value) }]);
    }),
  ],
  [
    'injectStyle',
    rule((value, part) => {
      if (value) part.set('output.injectStyles', true);
    }),
  ],
  ['loader', byHand],
  ['esbuildPlugins', byHand],
  ['plugins', byHand],
  ['onSuccess', byHand],
  ['splitting', builtIn],
  ['treeshake', builtIn],
  ['metafile', byHand],
  ['silent', builtIn],
]);

/** Without an effect on the files. */
const ignored = new Set(['config', 'ignoreWatch', 'name', 'tsup', 'watch']);

const short = new Map([
  ['d', 'outDir'],
  ['w', 'watch'],
]);
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
