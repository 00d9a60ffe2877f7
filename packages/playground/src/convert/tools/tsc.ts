import { parentOf, resolvePath } from '../../project-path.ts';
import { readTsconfigs, type Tsconfig } from '../../tsconfig-chain.ts';
import { normalizePath } from '../entries.ts';
import { Part, type Project } from '../part.ts';
import { listAllDependencies, listTargets } from '../project.ts';
import { applyRules, toToolConfig } from '../read-tool-config.ts';
import { builtIn, each, toRules } from '../rules.ts';
import { findCommands, parseFlags } from '../scripts.ts';
import { usual } from '../usual-rules.ts';

/** The rows of `guide/migration/tsc`: options of the compiler, in the tsconfig or as flags. */
export const tscRules = toRules({
  module(value, part) {
    const isNode = /^node/i.test(String(value));
    const isCommonJs = isNode
      ? part.project.manifest.type !== 'module'
      : /^commonjs$/i.test(String(value));
    part.addFormat(isCommonJs ? 'cjs' : 'esm');
  },
  outDir: usual.outDir,
  declaration(value, part) {
    if (value) part.dts = { from: part.from, value: { bundle: false } };
  },
  ...each(builtIn, 'declarationDir', 'declarationMap'),
  emitDeclarationOnly(value, part) {
    if (value) part.hasScripts = false;
  },
  ...each(builtIn, 'rootDir', 'stripInternal'),
  target: usual.target,
  paths: builtIn,
  importHelpers(value, part) {
    if (!value) return;
    // Rslib requires the package. tsc needs another one.
    const isListed = listAllDependencies(part.project.manifest).includes('@swc/helpers');
    if (isListed) part.set('externalHelpers', true);
    else part.note('byHand');
  },
  sourceMap: usual.sourcemap,
  ...each(builtIn, 'experimentalDecorators', 'jsx', 'noEmit'),
});

/** Folders, which are relative to the tsconfig that has them. */
const folderOptions = ['outDir', 'rootDir'];

/** Compiler options of a tsconfig, with folders from the root. */
function resolveFolders({ file, compilerOptions }: Tsconfig): Record<string, unknown> {
  const options = Object.entries(compilerOptions).map(([name, value]) => {
    const isFolder = folderOptions.includes(name) && typeof value === 'string';
    return [name, isFolder ? (resolvePath(parentOf(file), value) ?? value) : value];
  });
  return Object.fromEntries(options);
}

/** Compiler options of a tsconfig with what it extends. */
function readOptions({ files }: Project, file: string): Record<string, unknown> {
  const chain = readTsconfigs(files, file).reverse();
  return Object.assign({}, ...chain.map((each) => each && resolveFolders(each)));
}

/** The folder with the sources: `rootDir`, or the only one that `include` names. */
function findSourceFolder({ files }: Project, file: string, rootDir: unknown): string | undefined {
  if (typeof rootDir === 'string') return rootDir || undefined;
  const include = readTsconfigs(files, file).find((each) => each?.value.include)?.value.include;
  const [only, ...others] = Array.isArray(include) ? include : [];
  if (typeof only !== 'string' || others.length > 0) return undefined;
  const [folder = ''] = only.split(/\/?\*/);
  return resolvePath(parentOf(file), folder) || undefined;
}

const short = new Map(Object.entries({ p: 'project', b: 'build', d: 'declaration', w: 'watch' }));
const switches = new Set('build declaration emitDeclarationOnly noEmit sourceMap'.split(' '));

/** The calls of tsc in the scripts of `package.json`. */
export function readTsc(project: Project): Part[] {
  return findCommands(project.manifest, 'tsc').flatMap(({ args }) => {
    const { rest, options: flags } = parseFlags(args, short, switches);
    const { project: given, build, ...others } = Object.fromEntries(flags);
    const named = given ?? (build ? rest[0] : undefined);
    const base = normalizePath(typeof named === 'string' ? named : 'tsconfig.json');
    const file = base.endsWith('.json') ? base : `${base}/tsconfig.json`;
    const options = { ...readOptions(project, file), ...others };
    if (options.noEmit === true) return [];
    const known = Object.entries(options).filter(([name]) => tscRules.has(name));
    const part = new Part(project, 'tsc', file);
    part.option = 'outDir';
    part.compileFiles();
    part.sourceFolder = findSourceFolder(project, file, options.rootDir) ?? 'src';
    applyRules(part, toToolConfig(file, Object.fromEntries(known)), tscRules);
    part.option = 'module';
    if (part.formats.length === 0)
      part.addFormat(project.manifest.type === 'module' ? 'esm' : 'cjs');
    const hasTypes = listTargets(project.manifest).some(({ file: target }) =>
      target.endsWith('.d.ts'),
    );
    // A package may have the options that the tsconfig extends.
    if (!part.dts && hasTypes) part.dts = { from: 'package.json: types', value: { bundle: false } };
    part.option = 'project';
    if (file !== 'tsconfig.json') part.set('source.tsconfigPath', `./${file}`);
    part.preferredExtensions = { esm: '.js', cjs: '.js' };
    return [part];
  });
}
