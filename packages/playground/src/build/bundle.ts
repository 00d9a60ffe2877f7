import { join } from 'node:path';
import { type Plugin, type RolldownOptions, rolldown } from 'rolldown';
import { nodeBuiltins } from './node-builtins.ts';
import { packageContents } from './package-files.ts';
import { patchPackages } from './patches.ts';
import { compilerRoot } from './paths.ts';
import { typeScriptModule } from './typescript-module.ts';

/** Optional packages that no build in the browser reaches. */
const external = [
  '@microsoft/api-extractor',
  '@rspack/plugin-react-refresh',
  'core-js',
  'jiti',
  'supports-color',
  'tsx/cjs/api',
  'yaml',
];

function createOptions(entry: string, plugins: Plugin[]): RolldownOptions {
  return {
    input: { [entry]: join(compilerRoot, `${entry}.ts`) },
    // How long plugins take depends on the machine.
    checks: { bundlerTimings: false, eval: false },
    platform: 'browser',
    external,
    // Are The Types Wrong brings one of its own.
    resolve: { alias: { typescript$: 'typescript-6' } },
    plugins: [packageContents(), nodeBuiltins(), ...plugins],
    transform: {
      define: {
        'process.env.NODE_DEBUG': 'undefined',
        __dirname: '"/"',
        __filename: '"/index.js"',
      },
    },
    logLevel: 'warn',
  };
}

type BundledEntry = {
  scripts: [name: string, code: string][];
  /** Absolute paths of all files with code in the scripts. */
  sources: string[];
};

/**
 * The worker loads these one after the other, each with all that it imports, and is ready then. A
 * chunk each is there sooner than twenty small ones.
 */
const steps = ['requests.ts', 'build.ts'];

type Step = { file: string; modules: Set<string> };

/** Fills the steps with the modules that they import, once all have loaded. */
function findModules(found: readonly Step[]): Plugin {
  return {
    name: 'playground:steps',
    buildEnd() {
      for (const { modules } of found) {
        // A set also gives what is added while it is read.
        for (const id of modules) {
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) modules.add(imported);
        }
      }
    },
  };
}

async function bundleEntry(entry: string, plugins: Plugin[] = []): Promise<BundledEntry> {
  const found = steps.map((file) => ({ file, modules: new Set([join(compilerRoot, file)]) }));
  const bundle = await rolldown(createOptions(entry, [...plugins, findModules(found)]));
  try {
    const { output } = await bundle.generate({
      format: 'esm',
      minify: true,
      comments: false,
      codeSplitting: {
        groups: found.map(({ file, modules }, index) => ({
          name: file,
          test: (id) => modules.has(id),
          // What the first has is no part of the second.
          priority: steps.length - index,
        })),
      },
      entryFileNames: `${entry}.[hash].js`,
      chunkFileNames: 'compiler.[hash].js',
    });
    const chunks = output.filter((file) => file.type === 'chunk');
    return {
      scripts: chunks.map(({ fileName, code }) => [fileName, code]),
      sources: chunks.flatMap(({ moduleIds }) => moduleIds),
    };
  } finally {
    await bundle.close();
  }
}

/** Scripts of the compiler: the first starts the worker, the last a thread of Rspack. */
export async function bundleCompiler(): Promise<BundledEntry> {
  const worker = await bundleEntry('worker', [typeScriptModule(), patchPackages()]);
  const thread = await bundleEntry('thread');
  return {
    scripts: [...worker.scripts, ...thread.scripts],
    sources: [...worker.sources, ...thread.sources],
  };
}
