import { isRecord } from '../../compiler/config/values.ts';
import type { Format } from '../draft.ts';
import { normalizePath } from '../entries.ts';
import { Part, type Project } from '../part.ts';
import { applyRules, readNamedConfig, type ToolConfig } from '../read-tool-config.ts';
import { builtIn, byHand, each, type Rule, same, toRules, toTexts } from '../rules.ts';
import { take, usual } from '../usual-rules.ts';
import { hasDeclarations } from './tsdown.ts';

/** `{ node: 14 }` is `['node 14']`. */
const targets: Rule = (value, part) => {
  if (!isRecord(value)) return false;
  part.set(
    'syntax',
    Object.entries(value).map(([name, version]) => `${name} ${version}`),
  );
};

const sharedRules = {
  platform: usual.platform,
  targets,
  ...take('alias', 'define'),
  ...each(byHand, 'extraBabelPlugins', 'extraBabelPresets'),
  sourcemap: usual.sourcemap,
};

/** Options of `esm` and `cjs`. */
export const folderRules = toRules({
  input(value, part) {
    const folder = normalizePath(String(value)).replace(/\/$/, '');
    if (folder !== 'src') part.patterns = [`${folder}/**`];
  },
  output(value, part) {
    part.folder = normalizePath(String(value));
  },
  transformer: builtIn,
  ignores(value, part) {
    if (part.patterns.length === 0) part.patterns = ['src/**'];
    part.patterns.push(...toTexts(value).map((pattern) => `!${pattern}`));
  },
  ...sharedRules,
});

/** Options of `umd`. */
export const umdRules = toRules({
  entry: usual.entry,
  name: same('umdName'),
  externals: usual.external,
  output(value, part) {
    if (typeof value === 'string') part.folder = normalizePath(value);
    return typeof value === 'string';
  },
  ...sharedRules,
});

/** The rows of `guide/migration/father`. */
export const fatherRules = toRules({
  ...each(builtIn, 'esm', 'cjs', 'umd', 'autoExtension', 'redirect'),
  prebundle: byHand,
  ...sharedRules,
});

const ignored = new Set(['autoExtension', 'extractCSS', 'plugins', 'presets', 'redirect']);

function readFormat(config: ToolConfig, project: Project, name: 'esm' | 'cjs' | 'umd'): Part[] {
  const options = (config.options as Record<string, unknown>)[name];
  if (!options) return [];
  const { esm: _, cjs: __, umd: ___, ...shared } = config.options as Record<string, unknown>;
  const part = new Part(project, 'father', config.file);
  part.option = name;
  part.addFormat(name as Format);
  part.folder = `dist/${name}`;
  applyRules(part, { ...config, options: shared }, fatherRules, ignored);
  const own = isRecord(options) ? options : {};
  const rules = name === 'umd' ? umdRules : folderRules;
  applyRules(part, { ...config, options: own, written: own }, rules, ignored);
  part.option = name;
  if (name === 'umd') part.set('output.target', 'web');
  else part.compileFiles();
  part.set('output.distPath', part.folder);
  if (name !== 'umd' && hasDeclarations(project))
    part.dts = { from: part.from, value: { bundle: false } };
  return [part];
}

/** The builds of father in a project. */
export function readFather(project: Project): Part[] {
  return readNamedConfig(project, '.fatherrc').flatMap((config) =>
    (['esm', 'cjs', 'umd'] as const).flatMap((name) => readFormat(config, project, name)),
  );
}
