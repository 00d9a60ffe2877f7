import { Part, type Project } from '../part.ts';
import { applyRules, toToolConfig } from '../read-tool-config.ts';
import { builtIn, byHand, each, toRules, toTexts } from '../rules.ts';
import { findCommands, parseFlags } from '../scripts.ts';
import { take, usual } from '../usual-rules.ts';
import { file } from './rollup.ts';

/** The rows of `guide/migration/esbuild`. */
export const esbuildRules = toRules({
  entryPoints: usual.entry,
  ...take('format', 'bundle', 'globalName'),
  outdir: usual.outDir,
  outfile: file,
  outExtension(value, part) {
    const [, ending] =
      toTexts(value)
        .map((item) => /^\.js=(\.\w+)$/.exec(item))
        .find(Boolean) ?? [];
    const of = part.formats[0]?.value;
    if (ending && of) part.extensions.set(of, { value: ending, from: part.from });
    return ending !== undefined;
  },
  ...take('platform', 'target'),
  packages(value, part) {
    if (value === 'external') part.set('output.autoExternal', { devDependencies: true });
  },
  ...take('external', 'define', 'alias'),
  ...each(byHand, 'inject', 'loader'),
  ...take('banner', 'footer', 'minify', 'sourcemap'),
  mangleProps: byHand,
  ...each(builtIn, 'jsx', 'splitting'),
  plugins: byHand,
});

const ignored = new Set(
  'allowOverwrite charset color jsxDev keepNames legalComments logLevel treeShaking tsconfig'.split(
    ' ',
  ),
);

const switches = new Set('bundle keepNames minify splitting'.split(' '));
const lists = new Set(['define', 'alias', 'banner', 'footer']);

/** `a=b` as `{ a: 'b' }`, of a flag that may be repeated. */
function toPairs(value: unknown): Record<string, string> {
  const pairs = toTexts(value).map((item) => {
    const at = item.indexOf('=');
    return [item.slice(0, at), item.slice(at + 1)] as const;
  });
  return Object.fromEntries(pairs);
}

/** The calls of esbuild in the scripts of `package.json`. */
export function readEsbuild(project: Project): Part[] {
  return findCommands(project.manifest, 'esbuild').map(({ args, script }) => {
    const { rest, options } = parseFlags(args, new Map(), switches);
    const flags = Object.fromEntries(options);
    const isBundled = flags.bundle === true;
    for (const name of lists) if (flags[name]) flags[name] = toPairs(flags[name]);
    const part = new Part(project, 'esbuild', 'package.json');
    part.option = `scripts.${script}`;
    if (!flags.format) part.addFormat(flags.platform === 'node' ? 'cjs' : 'iife');
    const written = { entryPoints: rest, ...flags, bundle: isBundled };
    applyRules(part, toToolConfig('package.json', written), esbuildRules, ignored);
    part.joinFolders();
    // esbuild does not look at `type`.
    part.preferredExtensions = { esm: '.js', cjs: '.js', umd: '.js', iife: '.js' };
    return part;
  });
}
