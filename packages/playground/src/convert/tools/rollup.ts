import { isRecord } from '../../compiler/config/values.ts';
import { normalizePath } from '../entries.ts';
import { Part, type Project } from '../part.ts';
import { listPlugins, pluginList } from '../plugins.ts';
import { applyRules, readNamedConfig, type ToolConfig } from '../read-tool-config.ts';
import { builtIn, byHand, each, type Rule, toList, toRules } from '../rules.ts';
import { take, usual } from '../usual-rules.ts';
import { globals } from './vite.ts';

/** `dist/index.esm.js`: folder, name of the entry, ending. The first file names the entry. */
export const file: Rule = (value, part) => {
  const path = normalizePath(String(value));
  const [, folder = '.', stem = '', ending = ''] = /^(?:(.*)\/)?([^/.]+)([^/]*)$/.exec(path) ?? [];
  const of = part.formats.at(-1)?.value;
  if (!of) return;
  if (part.formats.length === 1) part.renameEntry(stem);
  const isEntry = Object.hasOwn(part.entries?.value ?? { index: '' }, stem);
  if (isEntry) part.extensions.set(of, { value: ending, from: part.from });
  else part.setFor(of, 'output.filename.js', stem + ending);
  part.setFor(of, 'output.distPath', folder);
};

/** The rows of `guide/migration/rollup`. */
export const rollupRules = toRules({
  input: usual.entry,
  external: usual.external,
  plugins: pluginList,
  ...each(builtIn, 'treeshake', 'watch'),
});

/** Those of an output. */
export const outputRules = toRules({
  format: usual.format,
  file,
  dir: usual.outDir,
  name: usual.umdName,
  globals,
  preserveModules: usual.preserveModules,
  preserveModulesRoot(value, part) {
    part.set('outBase', normalizePath(String(value)));
  },
  ...take('banner', 'footer', 'sourcemap'),
  manualChunks: byHand,
  plugins: pluginList,
});

/** Without an effect on the files, or the same in Rslib. */
const ignored = new Set(
  'context esModule exports freeze generatedCode hoistTransitiveImports indent interop onwarn strict'.split(
    ' ',
  ),
);

const declarations = new Set(['rollup-plugin-dts', 'rollup-plugin-dts-bundle']);

function readConfig(project: Project, tool: string, config: ToolConfig): Part[] {
  const options = config.options as Record<string, unknown>;
  const { output, ...others } = options;
  const outputs = toList(output).filter(isRecord);
  // The page of Rollup is that of Rolldown, too.
  const part = new Part(project, tool, config.file, 'rollup');
  applyRules(part, { ...config, options: others }, rollupRules, ignored);
  if (listPlugins(others.plugins).some((name) => declarations.has(name))) {
    part.hasScripts = false;
    return [part];
  }
  for (const each of outputs) {
    const before = part.formats.length;
    const { format: name = 'es', ...rest } = each;
    part.option = 'output';
    usual.format(name, part);
    // Another file of the same format is often a minified one.
    if (part.formats.length === before) {
      const place = config.reader.findPlace(each, 'format');
      part.place = { file: config.file, ...(place && { line: place.line }) };
      part.note('byHand');
    } else applyRules(part, { ...config, options: rest, written: each }, outputRules, ignored);
  }
  part.option = 'output';
  if (part.formats.length === 0) part.addFormat('esm');
  part.joinFolders();
  return [part];
}

/** The builds of Rollup or Rolldown in a project. */
export function readRollup(project: Project): Part[] {
  return ['rollup', 'rolldown'].flatMap((tool) => {
    const configs = readNamedConfig(project, `${tool}.config`, {});
    return configs.flatMap((config) => readConfig(project, tool, config));
  });
}
