import { resolve } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginDts } from 'rsbuild-plugin-dts';

const inFolder = (name, config = {}) => ({ cwd: resolve('cases', name), config });

/** Lets the process be another one while a case runs. */
function pretend(object, changes) {
  const before = Object.fromEntries(
    Object.keys(changes).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]),
  );
  for (const [key, value] of Object.entries(changes))
    Object.defineProperty(object, key, { value, configurable: true, enumerable: true });
  return () => {
    for (const [key, descriptor] of Object.entries(before))
      if (descriptor) Object.defineProperty(object, key, descriptor);
      else delete object[key];
  };
}

const node = (changes) => () => pretend(process.versions, changes);
const newNode = { node: '26.10.0' };
const exe = (options, rest = {}) => ({
  prepare: node(newNode),
  config: { lib: [{ experiments: { exe: options }, ...rest }] },
});

/** A download of Node.js that ends as `answer` says. */
const download = (answer, nodeVersion = '26.9.0') => ({
  prepare() {
    const restoreNode = pretend(process.versions, newNode);
    const restoreFetch = pretend(globalThis, { fetch: async (url) => answer(String(url)) });
    return () => {
      restoreNode();
      restoreFetch();
    };
  },
  config: {
    lib: [
      {
        experiments: {
          exe: { targets: [{ platform: 'linux', arch: 'arm64', nodeVersion }] },
        },
      },
    ],
  },
});
const manifest = ['26.7.0', '26.6.0', '26.5.0']
  .map((version) => `${'0'.repeat(64)}  node-v${version}-linux-arm64.tar.gz\n`)
  .join('');
const isManifest = (url) => url.endsWith('SHASUMS256.txt');

export const cases = {
  // Configuration
  iife: { config: { format: 'iife', bundle: false } },
  mf: {
    config: {
      format: 'mf',
      bundle: false,
      plugins: [pluginModuleFederation({ name: 'error_cases' }, {})],
    },
  },
  'no-entry': { config: { source: { entry: { index: './src/main.ts' } } } },
  'broken-package': inFolder('broken-package'),
  'wasm-name': {
    config: { bundle: false, wasm: {}, output: { filename: { js: () => '[name].js' } } },
    cwd: resolve('cases/wasm'),
  },
  jsx: {
    cwd: resolve('cases/jsx'),
    config: { plugins: [pluginReact({ swcReactOptions: { runtime: 'preserve' } })] },
  },

  watch: { cwd: resolve('cases/watch'), config: {}, watch: true },

  // Declaration files
  'relative-typescript': { config: { dts: { typescriptPath: 'typescript' } } },
  'no-typescript-file': { config: { dts: { typescriptPath: resolve('typescript.js') } } },
  'not-typescript': { config: { dts: { typescriptPath: resolve('provoke.mjs') } } },
  'isolated-typescript': { config: { dts: { isolated: true, typescriptPath: resolve('a.js') } } },
  'isolated-tsgo': { config: { dts: { isolated: true, tsgo: true } } },
  'isolated-build': { config: { dts: { isolated: true, build: true } } },
  'isolated-errors': { config: { dts: { isolated: true, abortOnError: false } } },
  tsgo: { config: { dts: { tsgo: true } } },
  build: { config: { dts: { build: true } } },
  'build-bundle': { config: { dts: { build: true, bundle: true } } },
  'bundle-list': {
    config: {
      dts: { bundle: true },
      source: { entry: { index: ['./src/index.ts', './src/shout.ts'] } },
    },
  },
  'no-tsconfig-base': inFolder('no-tsconfig-base', { dts: true }),
  circular: inFolder('circular', { dts: true }),
  'non-relative': inFolder('non-relative', { dts: true }),
  outside: inFolder('outside', { dts: true }),
  'no-package': inFolder('no-package', { dts: { bundle: true } }),

  // Executables
  'exe-old-node': { ...exe(true), prepare: node({ node: '24.1.0' }) },
  'exe-bun': { ...exe(true), prepare: node({ bun: '1.4.0' }) },
  'exe-deno': { ...exe(true), prepare: node({ deno: '2.8.0' }) },
  'exe-platform': { ...exe(true), prepare: () => pretend(process, { platform: 'aix' }) },
  'exe-arch': { ...exe(true), prepare: () => pretend(process, { arch: 's390x' }) },
  'exe-format': exe(true, { format: 'umd' }),
  'exe-entries': exe(true, {
    source: { entry: { a: './src/index.ts', b: './src/shout.ts' } },
  }),
  'exe-more-entries': exe(true, {
    tools: {
      rspack: (config) => {
        config.entry = { ...config.entry, shout: { import: ['./src/shout.ts'] } };
      },
    },
  }),
  'exe-files': exe(true, {
    tools: { rspack: { optimization: { runtimeChunk: 'single' } } },
    format: 'cjs',
  }),
  'exe-snapshot': exe({ seaOptions: { useSnapshot: true } }),
  'exe-name': exe({ fileName: 'bin/greet' }),
  'exe-no-binary': exe({ targets: ['./missing-node'] }),
  'exe-failing-binary': exe({ targets: ['./failing-node'] }),
  'exe-other-binary': exe({ targets: ['./pretended-node'] }),
  'exe-no-manifest': download(() => new Response('', { status: 404, statusText: 'Not Found' })),
  'exe-no-checksum': download(() => new Response(''), '26.8.0'),
  'exe-no-archive': download(
    (url) =>
      isManifest(url)
        ? new Response(manifest)
        : new Response('', { status: 503, statusText: 'Service Unavailable' }),
    '26.7.0',
  ),
  'exe-no-body': download((url) => new Response(isManifest(url) ? manifest : null), '26.6.0'),
  'exe-checksum': download(
    (url) => new Response(isManifest(url) ? manifest : 'another file'),
    '26.5.0',
  ),
};

/** Plain Rsbuild has no plugin that writes declarations. */
export const plainRsbuild = { plugins: [pluginDts({ isolated: true })] };
