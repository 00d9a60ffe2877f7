import { isRecord } from '../../compiler/config/values.ts';
import { normalizePath } from '../entries.ts';
import { Part, type Project } from '../part.ts';
import { applyRules, findToolConfig, readToolConfig, toToolConfig } from '../read-tool-config.ts';
import { builtIn, byHand, type Rule, toList, toRules } from '../rules.ts';
import { findCommands } from '../scripts.ts';
import { take, usual } from '../usual-rules.ts';
import { listBuiltTargets, readListedEntries } from './package-json.ts';

/** Named after their paths in `src`. */
function addEntry(part: Part, input: string, name?: string): void {
  const path = normalizePath(input).replace(/\.\w+$/, '');
  part.addNamedEntries({ [name ?? path.replace(/^src\//, '')]: input });
}

const entries: Rule = (value, part) => {
  const list = toList(value).map((item) => (isRecord(item) ? item : { input: item }));
  const copied = list.filter(({ builder }) => builder === 'copy');
  const bundled = list.filter(({ builder }) => builder === undefined || builder === 'rollup');
  for (const { input, name } of bundled) {
    addEntry(part, String(input), typeof name === 'string' ? name : undefined);
  }
  if (copied.length > 0) {
    part.set(
      'output.copy',
      copied.map(({ input, pattern = '**' }) => ({ context: `./${input}`, from: pattern })),
    );
  }
  const compiled = list.filter(({ builder }) => builder === 'mkdist');
  if (compiled.length > 0 && bundled.length === 0) {
    part.compileFiles();
    return compiled.length === 1;
  }
  return copied.length + bundled.length === list.length;
};

/** The rows of `guide/migration/unbuild`. */
export const unbuildRules = toRules({
  entries,
  ...take('outDir', 'clean'),
  declaration(value, part) {
    part.dts = value ? { from: part.from, value: { bundle: true } } : undefined;
  },
  'rollup.emitCJS'(value, part) {
    if (value) part.addFormat('cjs');
  },
  'rollup.inlineDependencies'(value, part) {
    if (value === true) part.set('output.autoExternal', false);
    return typeof value === 'boolean' || usual.noExternal(value, part);
  },
  'rollup.esbuild.target': usual.target,
  'rollup.esbuild.minify': usual.minify,
  'rollup.cjsBridge': builtIn,
  externals: usual.external,
  alias: usual.alias,
  replace: usual.define,
  sourcemap: usual.sourcemap,
  hooks: byHand,
});

/** Without an effect on the files, or the same in Rslib. */
const ignored = new Set(['failOnWarn', 'name', 'rollup.dts', 'stub', 'stubOptions']);

/** The builds of unbuild in a project. */
export function readUnbuild(project: Project): Part[] {
  const file = findToolConfig(project, 'build.config');
  if (!file && findCommands(project.manifest, 'unbuild').length === 0) return [];
  const configs = file ? readToolConfig(project, file) : [toToolConfig('package.json', {})];
  return configs.map((config) => {
    const part = new Part(project, 'unbuild', config.file);
    part.option = 'default';
    part.addFormat('esm');
    part.preferredExtensions = { esm: '.mjs', cjs: '.cjs' };
    applyRules(part, config, unbuildRules, ignored);
    part.option = 'default';
    const targets = listBuiltTargets(project);
    const listsCommonJs = targets.some(({ format }) => format === 'cjs');
    if (!part.seen.has('rollup.emitCJS') && listsCommonJs) part.addFormat('cjs');
    if (!part.seen.has('entries')) part.addNamedEntries(readListedEntries(project, targets));
    const hasTypes = targets.some(({ file: path }) => /\.d\.[cm]?ts$/.test(path));
    if (!part.seen.has('declaration') && hasTypes) {
      part.dts = { from: part.from, value: { bundle: true } };
    }
    return part;
  });
}
