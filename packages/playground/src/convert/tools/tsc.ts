import { readTsconfigs } from '../../tsconfig-chain.ts';
import { normalizePath } from '../entries.ts';
import { Part, type Project } from '../part.ts';
import { listTargets } from '../project.ts';
import { applyRules, toToolConfig } from '../read-tool-config.ts';
import { builtIn, outDir, type Rule, type Rules, rule, sourceMap, target } from '../rules.ts';
import { findCommands, parseFlags } from '../scripts.ts';

/** The rows of `guide/migration/tsc`: options of the compiler, in the tsconfig or as flags. */
export const tscRules: Rules = new Map<string, Rule>([
  [
    'module',
    rule((value, part) => {
      const isNode = /^node/i.test(String(value));
      const isCommonJs = isNode
        ? part.project.manifest.type !== 'module'
        : /^commonjs$/i.test(String(value));
      part.addFormat(isCommonJs ? 'cjs' : 'esm');
    }),
  ],
  ['outDir', outDir],
  [
    'declaration',
    rule((value, part) => {
      if (value) part.dts = { from: part.from, value: { bundle: false } };
    }),
  ],
  ['declarationDir', builtIn],
  ['declarationMap', builtIn],
  [
    'emitDeclarationOnly',
    rule((value, part) => {
      if (value) part.hasScripts = false;
    }),
  ],
  ['rootDir', builtIn],
  ['stripInternal', builtIn],
  ['target', target],
  ['paths', builtIn],
  [
    'importHelpers',
    rule((value, part) => {
      if (value) part.set('externalHelpers', true);
    }),
  ],
  ['sourceMap', sourceMap],
  ['experimentalDecorators', builtIn],
  ['jsx', builtIn],
  ['noEmit', builtIn],
]);

/** Compiler options of a tsconfig with what it extends. */
function readOptions({ files }: Project, file: string): Record<string, unknown> {
  const chain = readTsconfigs(files, file).reverse();
  return Object.assign({}, ...chain.map((each) => each?.compilerOptions));
}

const short = new Map([
  ['p', 'project'],
  ['b', 'build'],
  ['d', 'declaration'],
  ['w', 'watch'],
]);
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
    part.place = { file };
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
