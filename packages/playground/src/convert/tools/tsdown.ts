import path from 'path-browserify';
import { isRecord } from '../../compiler/config/values.ts';
import type { Part, Project } from '../part.ts';
import { listTargets } from '../project.ts';
import { readBuilds } from '../read-tool-config.ts';
import { byHand, each, toList, toRules } from '../rules.ts';
import { type Command, parseFlags } from '../scripts.ts';
import { take, usual } from '../usual-rules.ts';
import { outExtension } from './tsup.ts';

/** tsdown copies to a folder of the project, Rslib to one of the output. */
function toCopy(item: unknown, folder: string): unknown {
  const { from, to } = isRecord(item) ? item : { from: item, to: undefined };
  if (typeof from !== 'string') return item;
  const name = /[*{]/.test(from) ? undefined : path.basename(from);
  return { from, to: typeof to === 'string' ? path.relative(`/${folder}`, `/${to}`) : name };
}

/** The rows of `guide/migration/tsdown`. */
export const tsdownRules = toRules({
  ...take('format', 'entry', 'outDir'),
  outExtensions: outExtension,
  fixedExtension(value, part) {
    if (value === true) {
      part.extensions.set('esm', { value: '.mjs', from: part.from });
      part.extensions.set('cjs', { value: '.cjs', from: part.from });
    }
  },
  unbundle: usual.preserveModules,
  bundle: usual.bundle,
  dts(value, part) {
    part.dts = value ? { from: part.from, value: { bundle: true } } : undefined;
    if (isRecord(value) && value.emitDtsOnly) part.hasScripts = false;
  },
  external: usual.external,
  'deps.neverBundle'(value, part) {
    if (value === true) usual.skipNodeModulesBundle(value, part);
    return value === true || usual.external(value, part);
  },
  noExternal: usual.noExternal,
  'deps.alwaysBundle': usual.noExternal,
  ...take('skipNodeModulesBundle', 'target', 'platform', 'globalName', 'define', 'env', 'alias'),
  ...take('minify', 'sourcemap', 'clean', 'banner', 'footer', 'shims'),
  copy(value, part) {
    const list = toList(value).map((item) => toCopy(item, part.folder));
    if (list.length > 0) part.set('output.copy', list);
  },
  ...each(byHand, 'nodeProtocol', 'removeNodeProtocol', 'publint', 'exports', 'plugins', 'hooks'),
  ...each(byHand, 'onSuccess', 'workspace'),
  tsconfig: usual.tsconfig,
});

/** Without an effect on the files, or the same in Rslib. */
const ignored = new Set(
  'attw checks config cwd deps.onlyAllowBundle deps.onlyBundle deps.skipNodeModulesBundle failOnWarn hash ignoreWatch inlineOnly logLevel name report silent treeshake unused watch'.split(
    ' ',
  ),
);

const short = new Map(Object.entries({ c: 'config', d: 'outDir', f: 'format', w: 'watch' }));
const switches = new Set(
  'attw clean dts exports minify publint shims silent sourcemap treeshake unbundle'.split(' '),
);

function readFlags({ args }: Command): Record<string, unknown> {
  const { rest, options } = parseFlags(args, short, switches);
  return { ...Object.fromEntries(options), ...(rest.length > 0 && { entry: rest }) };
}

/** As tsdown: where `package.json` lists types, or the tsconfig asks for them. */
export function hasDeclarations({ manifest, files }: Project): boolean {
  const text = Object.hasOwn(files, 'tsconfig.json') ? String(files['tsconfig.json']) : '';
  return (
    listTargets(manifest).some(({ file }) => /\.d\.[cm]?ts$/.test(file)) ||
    /"declaration"\s*:\s*true/.test(text)
  );
}

/** The builds of tsdown in a project: those of its config, with the flags of the script. */
export function readTsdown(project: Project): Part[] {
  const parts = readBuilds(project, { tool: 'tsdown', rules: tsdownRules, ignored, readFlags });
  for (const part of parts) {
    part.option = 'default';
    if (part.formats.length === 0) part.addFormat('esm');
    part.preferredExtensions = { esm: '.mjs', cjs: '.cjs' };
    const isSet = part.seen.has('dts');
    if (!isSet && hasDeclarations(project)) part.dts = { from: part.from, value: { bundle: true } };
  }
  return parts;
}
