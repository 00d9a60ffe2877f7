import path from 'path-browserify';
import { isRecord } from '../../compiler/config/values.ts';
import type { Format } from '../draft.ts';
import { Part, type Project } from '../part.ts';
import { applyRules, readNamedConfig, type ToolConfig } from '../read-tool-config.ts';
import { builtIn, byHand, each, same, toList, toRules } from '../rules.ts';
import { take, usual } from '../usual-rules.ts';
import { globals } from './vite.ts';

/** The rows of `guide/migration/modernjs-module`. */
export const modernRules = toRules({
  format: usual.format,
  input: usual.entry,
  buildType(value, part) {
    if (value === 'bundleless') part.compileFiles();
  },
  target: usual.target,
  sourceDir(value, part) {
    part.patterns = [`${value}/**`];
    part.set('outBase', value);
  },
  ...take('outDir', 'platform'),
  dts(value, part) {
    const isBundled = !part.isBundleless;
    const { only, distPath } = isRecord(value) ? value : {};
    const folder = typeof distPath === 'string' && { distPath: path.join(part.folder, distPath) };
    const options = { bundle: isBundled, ...folder };
    part.dts = value ? { from: part.from, value: options } : undefined;
    if (only) part.hasScripts = false;
  },
  autoExternal(value, part) {
    if (value === false) part.set('output.autoExternal', false);
    return typeof value === 'boolean';
  },
  externals: usual.external,
  umdModuleName: usual.umdName,
  umdGlobals: globals,
  ...take('alias', 'define'),
  ...each(byHand, 'jsx', 'redirect', 'style'),
  'asset.limit': same('output.dataUriLimit'),
  'asset.publicPath': same('output.assetPrefix'),
  'asset.svgr': byHand,
  minify: usual.minify,
  sourceMap: usual.sourcemap,
  copy: byHand,
  transformImport: same('source.transformImport'),
  ...take('tsconfig', 'banner', 'footer'),
  autoExtension: same('autoExtension'),
  externalHelpers: same('externalHelpers'),
  shims: byHand,
  splitting: builtIn,
  ...each(byHand, 'hooks', 'esbuildOptions', 'metafile'),
});

type Preset = { format: Format; outDir: string; buildType?: string; dts?: boolean | object };

/** What the presets stand for. */
function expandPreset(name: string): object[] {
  const isComponent = name.startsWith('npm-component');
  const buildType = isComponent ? 'bundleless' : 'bundle';
  const shared = { buildType, dts: false };
  const items: Preset[] = [
    { ...shared, format: 'cjs', outDir: './dist/lib' },
    { ...shared, format: 'esm', outDir: './dist/es', dts: { distPath: '../types' } },
  ];
  if (/-with-umd/.test(name)) items.push({ ...shared, format: 'umd', outDir: './dist/umd' });
  const [, syntax = 'es6'] = /-(es\d+|esnext)$/.exec(name) ?? [];
  return items.map((item) => ({ ...item, target: syntax }));
}

function listBuilds({ options }: ToolConfig): object[] {
  const { buildPreset, buildConfig } = options as Record<string, unknown>;
  if (typeof buildPreset === 'string') return expandPreset(buildPreset);
  const configs = toList(buildConfig).filter(isRecord);
  const base = { format: 'cjs', target: 'es6', dts: true };
  return (configs.length > 0 ? configs : [{}]).map((config) => ({ ...base, ...config }));
}

/** The builds of Modern.js Module in a project. */
export function readModernModule(project: Project): Part[] {
  return readNamedConfig(project, 'modern.config').flatMap((config) =>
    listBuilds(config).map((options) => {
      const part = new Part(project, 'modernjs-module', config.file);
      applyRules(part, { ...config, options, written: options }, modernRules);
      part.option = 'default';
      part.set('autoExtension', false);
      return part;
    }),
  );
}
