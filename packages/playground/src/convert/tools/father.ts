import { isRecord } from '../../compiler/config/values.ts';
import type { Format } from '../draft.ts';
import { normalizePath } from '../entries.ts';
import { Part, type Project } from '../part.ts';
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
  define,
  external,
  platform,
  type Rule,
  type Rules,
  rule,
  same,
  sourceMap,
  toTexts,
} from '../rules.ts';
import { hasDeclarations } from './tsdown.ts';
import { entry } from './tsup.ts';

/** `{ node: 14 }` is `['node 14']`. */
const targets: Rule = rule((value, part) => {
  if (!isRecord(value)) return false;
  part.set(
    'syntax',
    Object.entries(value).map(([name, version]) => `${name} ${version}`),
  );
});

const sharedRules: [string, Rule][] = [
  ['platform', platform],
  ['targets', targets],
  ['alias', alias],
  ['define', define],
  ['extraBabelPlugins', byHand],
  ['extraBabelPresets', byHand],
  ['sourcemap', sourceMap],
];

/** Options of `esm` and `cjs`. */
export const folderRules: Rules = new Map<string, Rule>([
  [
    'input',
    rule((value, part) => {
      const folder = normalizePath(String(value)).replace(/\/$/, '');
      if (folder !== 'src') part.patterns = [`${folder}/**`];
    }),
  ],
  [
    'output',
    rule((value, part) => {
      part.folder = normalizePath(String(value));
    }),
  ],
  ['transformer', builtIn],
  [
    'ignores',
    rule((value, part) => {
      if (part.patterns.length === 0) part.patterns = ['src/**'];
      part.patterns.push(...toTexts(value).map((pattern) => `!${pattern}`));
    }),
  ],
  ...sharedRules,
]);

/** Options of `umd`. */
export const umdRules: Rules = new Map<string, Rule>([
  ['entry', entry],
  ['name', same('umdName')],
  ['externals', external],
  [
    'output',
    rule((value, part) => {
      if (typeof value === 'string') part.folder = normalizePath(value);
      return typeof value === 'string';
    }),
  ],
  ...sharedRules,
]);

/** The rows of `guide/migration/father`. */
export const fatherRules: Rules = new Map<string, Rule>([
  ['esm', builtIn],
  ['cjs', builtIn],
  ['umd', builtIn],
  ['autoExtension', builtIn],
  ['redirect', builtIn],
  ['prebundle', byHand],
  ...sharedRules,
]);

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
  part.place = { file: config.file };
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
  const file = findToolConfig(project, '.fatherrc');
  const configs = file ? readToolConfig(project, file) : [];
  return configs.flatMap((config) =>
    (['esm', 'cjs', 'umd'] as const).flatMap((name) => readFormat(config, project, name)),
  );
}
