import { readTsconfigs } from '../../tsconfig-chain.ts';
import { normalizePath } from '../entries.ts';
import { Part, type Project } from '../part.ts';
import { listTargets } from '../project.ts';
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
    if (value) part.set('externalHelpers', true);
  },
  sourceMap: usual.sourcemap,
  ...each(builtIn, 'experimentalDecorators', 'jsx', 'noEmit'),
});

/** Compiler options of a tsconfig with what it extends. */
function readOptions({ files }: Project, file: string): Record<string, unknown> {
  const chain = readTsconfigs(files, file).reverse();
  return Object.assign({}, ...chain.map((each) => each?.compilerOptions));
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
