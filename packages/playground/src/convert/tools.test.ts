import { describe, expect, test } from 'vitest';
import { readConfig } from '../compiler/config/read-config.ts';
import type { ProjectFiles } from '../protocol.ts';
import { proposeConfig } from './propose-config.ts';

const file = 'rslib.config.ts';
const plugins = new Map([
  ['@rsbuild/plugin-react', { pluginReact: () => 'react' }],
  ['@rsbuild/plugin-vue', { pluginVue: () => 'vue' }],
]);

/** The proposed config as values, with what is noted. */
function convert(manifest: object, files: ProjectFiles) {
  const project = {
    'package.json': JSON.stringify(manifest),
    'src/index.ts': '',
    // Needs no other.
    'tsconfig.json': '{ "files": [], "compilerOptions": { "rootDir": "src", "strict": true } }',
    ...files,
  };
  const { config, tool, from, notes } = proposeConfig(project);
  return {
    tool,
    from,
    config: readConfig({ [file]: config }, file, plugins).config,
    notes: notes.map(({ id, values, line }) => [id, values.option ?? values.message, line]),
  };
}

const module = { type: 'module' };

describe('unbuild', () => {
  test('entries of package.json, and both formats', () => {
    const manifest = {
      ...module,
      scripts: { build: 'unbuild' },
      exports: {
        '.': { import: './dist/index.mjs', types: './dist/index.d.ts' },
        './cli': './dist/cli.mjs',
      },
    };
    const config = `import { defineBuildConfig } from 'unbuild';
export default defineBuildConfig({
  rollup: { emitCJS: true, esbuild: { target: 'node18', minify: true }, inlineDependencies: ['a'] },
  externals: ['b'],
  hooks: { 'build:done'() {} },
});`;
    expect(convert(manifest, { 'build.config.ts': config, 'src/cli.ts': '' })).toEqual({
      tool: 'unbuild',
      from: 'build.config.ts',
      config: {
        syntax: ['node 18'],
        lib: [
          {
            format: 'esm',
            dts: { bundle: true, autoExtension: true },
            output: { filename: { js: '[name].mjs' } },
          },
          { format: 'cjs', dts: { bundle: true, autoExtension: true } },
        ],
        source: { entry: { index: './src/index.ts', cli: './src/cli.ts' } },
        output: { externals: [/^b($|\/)/], minify: true },
      },
      notes: [['byHand', 'hooks', 5]],
    });
  });

  test('files one by one', () => {
    const files = {
      'build.config.ts': "export default { entries: [{ builder: 'mkdist', input: './src/' }] }",
    };
    expect(convert(module, files).config).toEqual({
      bundle: false,
      lib: [{ format: 'esm', output: { filename: { js: '[name].mjs' } } }],
    });
  });
});

describe('Vite', () => {
  test('names by a function, globals, and plugins', () => {
    const config = `import vue from '@vitejs/plugin-vue';
import dts from 'vite-plugin-dts';
import other from 'vite-plugin-other';
import { resolve } from 'node:path';
export default {
  plugins: [vue(), dts({ rollupTypes: true }), other()],
  resolve: { alias: [{ find: '@', replacement: resolve(__dirname, 'src') }] },
  build: {
    lib: {
      entry: resolve(__dirname, 'src/main.ts'),
      name: 'Kit',
      formats: ['es', 'umd'],
      fileName: (format, name) => \`kit.\${format}.js\`,
    },
    rollupOptions: { external: ['vue'], output: { globals: { vue: 'Vue' } } },
  },
  test: { globals: true },
};`;
    const files = { 'vite.config.ts': config, 'src/main.ts': '', 'src/kit.vue': '' };
    const external = { root: 'Vue', commonjs: 'vue', commonjs2: 'vue', amd: 'vue' };
    expect(convert({ ...module, peerDependencies: { vue: '3' } }, files)).toEqual({
      tool: 'vite',
      from: 'vite.config.ts',
      config: {
        lib: [
          { format: 'esm', dts: { bundle: true }, output: { filename: { js: '[name].es.js' } } },
          {
            format: 'umd',
            umdName: 'Kit',
            output: { filename: { js: '[name].umd.js' }, externals: { vue: external } },
          },
        ],
        source: { entry: { kit: './src/main.ts' } },
        resolve: { alias: { '@': './src' } },
        output: { target: 'web' },
        plugins: ['vue'],
      },
      notes: [['byHand', 'vite-plugin-other', 6]],
    });
  });

  test('a config of an application is not a library', () => {
    const files = { 'vite.config.ts': 'export default { build: {} }' };
    expect(convert(module, files).tool).toBe('package.json');
  });
});

describe('Rollup', () => {
  test('files in folders, plugins, and what is minified', () => {
    const config = `import terser from '@rollup/plugin-terser';
import replace from '@rollup/plugin-replace';
import postcss from 'rollup-plugin-postcss';
import pkg from './package.json' with { type: 'json' };
export default {
  input: 'src/index.ts',
  external: (id) => /^lodash/.test(id),
  output: [
    { file: pkg.module, format: 'es' },
    { file: pkg.main, format: 'cjs', sourcemap: true },
    { file: 'dist/kit.min.js', format: 'umd', name: 'Kit', banner: '/*! */' },
    { file: 'dist/other.js', format: 'umd', name: 'Kit' },
  ],
  plugins: [replace({ values: { A: '1' } }), terser(), postcss()],
};`;
    const manifest = { main: 'lib/index.js', module: 'es/index.js' };
    expect(convert(manifest, { 'rollup.config.js': config })).toEqual({
      tool: 'rollup',
      from: 'rollup.config.js',
      config: {
        lib: [
          { format: 'esm', output: { distPath: 'es', filename: { js: '[name].js' } } },
          { format: 'cjs', output: { distPath: 'lib' } },
          {
            format: 'umd',
            umdName: 'Kit',
            output: { distPath: 'dist', filename: { js: 'kit.min.js' } },
          },
        ],
        source: { define: { A: '1' } },
        banner: { js: '/*! */' },
        output: { minify: true, sourceMap: true },
      },
      notes: [
        ['byHand', 'external', 7],
        ['byHand', 'rollup-plugin-postcss', 14],
        ['byHand', 'output', 12],
      ],
    });
  });
});

test('Rolldown, by the page of Rollup', () => {
  const config =
    "export default { input: 'src/index.ts', output: { dir: 'lib', format: 'cjs', foo: 1 } }";
  const proposal = proposeConfig({ 'src/index.ts': '', 'rolldown.config.ts': config });
  expect(proposal).toMatchObject({ tool: 'rollup', from: 'rolldown.config.ts' });
  expect(proposal.config).toContain("distPath: 'lib', // rolldown: dir");
});

test('father', () => {
  const config = `export default {
  esm: { output: 'es', platform: 'node', ignores: ['src/demo/**'] },
  umd: { entry: 'src/index', name: 'Kit', externals: { react: 'React' } },
  targets: { chrome: 80 },
};`;
  expect(convert({}, { '.fatherrc.ts': config }).config).toEqual({
    syntax: ['chrome 80'],
    lib: [
      {
        format: 'esm',
        bundle: false,
        output: { distPath: 'es' },
        source: { entry: { index: ['./src/**', '!./src/demo/**'] } },
      },
      {
        format: 'umd',
        umdName: 'Kit',
        output: { target: 'web', distPath: 'dist/umd', externals: { react: 'React' } },
      },
    ],
  });
});

test('esbuild in a script', () => {
  const build =
    'esbuild src/index.ts --bundle --format=cjs --platform=node --outfile=dist/kit.js --external:a --external:b --define:X=\\"1\\" --minify --target=es2020,node18';
  expect(convert({ scripts: { build } }, {})).toEqual({
    tool: 'esbuild',
    from: 'package.json',
    config: {
      syntax: ['es2020', 'node 18'],
      lib: [{ format: 'cjs' }],
      source: { define: { X: '"1"' }, entry: { kit: './src/index.ts' } },
      output: { externals: [/^a($|\/)/, /^b($|\/)/], minify: true },
    },
    notes: [],
  });
});

test('tsc with a tsconfig that extends another', () => {
  const files = {
    'tsconfig.build.json':
      '{ "extends": "./tsconfig.base.json", "compilerOptions": { "outDir": "lib" } }',
    'tsconfig.base.json':
      '{ // comment\n "compilerOptions": { "module": "commonjs", "target": "ES2020", "declaration": true, }, }',
    'src/a.test.ts': '',
  };
  expect(convert({ scripts: { build: 'tsc -p tsconfig.build.json' } }, files)).toEqual({
    tool: 'tsc',
    from: 'tsconfig.build.json',
    config: {
      bundle: false,
      syntax: 'es2020',
      lib: [{ format: 'cjs', dts: true }],
      source: {
        entry: { index: ['./src/**', '!./src/**/*.{test,spec}.*', '!./src/**/__tests__/**'] },
        tsconfigPath: './tsconfig.build.json',
      },
      output: { distPath: 'lib' },
    },
    notes: [],
  });
  expect(convert({ scripts: { build: 'tsc --noEmit' } }, files).tool).toBe('package.json');
});

describe('tsc with sources outside of src', () => {
  const tsconfig = (compilerOptions: object, include: string[]) =>
    JSON.stringify({ compilerOptions, include });

  test.each([
    ['by rootDir', tsconfig({ outDir: 'dist', rootDir: './source' }, [])],
    ['by include', tsconfig({ outDir: 'dist' }, ['source/**/*'])],
  ])('%s', (_, text) => {
    const files = { 'tsconfig.json': text, 'source/index.ts': '' };
    expect(convert({ scripts: { build: 'tsc' } }, files).config).toEqual({
      bundle: false,
      lib: [{ format: 'cjs' }],
      source: { entry: { index: ['./source/**'] } },
    });
  });

  test('in the folder of a tsconfig, whose folders are relative to it', () => {
    const files = {
      'lib/tsconfig.json': tsconfig({ outDir: '../out/cjs', rootDir: '.' }, []),
      'lib/index.ts': '',
      'lib/a.test.ts': '',
    };
    expect(convert({ scripts: { build: 'tsc -p ./lib' } }, files).config).toEqual({
      bundle: false,
      lib: [{ format: 'cjs' }],
      source: {
        entry: {
          index: [
            './lib/**',
            '!./lib/**/*.{test,spec}.*',
            '!./lib/**/__tests__/**',
            '!./lib/**/tsconfig*.json',
          ],
        },
        tsconfigPath: './lib/tsconfig.json',
      },
      output: { distPath: 'out/cjs' },
    });
  });
});

test('helpers of tsc need a package that the project may not have', () => {
  const files = { 'tsconfig.json': '{ "compilerOptions": { "importHelpers": true } }' };
  const scripts = { build: 'tsc' };
  const without = convert({ scripts, dependencies: { tslib: '2' } }, files);
  expect(without.config).not.toHaveProperty('externalHelpers');
  expect(without.notes).toEqual([['byHand', 'importHelpers', undefined]]);
  const listed = convert({ scripts, dependencies: { '@swc/helpers': '0.5' } }, files);
  expect(listed).toMatchObject({ config: { externalHelpers: true }, notes: [] });
});

test('a script that others call twice builds once', () => {
  const scripts = {
    prepack: 'npm run compile && npm test',
    compile: 'tsc',
    test: 'npm run compile',
  };
  expect(convert({ scripts }, {}).config).toMatchObject({ lib: [{ format: 'cjs' }] });
});

test('declarations that somebody wrote are not built', () => {
  const exports = { types: './index.d.ts', default: './index.js' };
  const { config } = convert({ exports }, { 'index.js': '', 'index.d.ts': '' });
  expect(config).toMatchObject({ lib: [expect.not.objectContaining({ dts: expect.anything() })] });
});

test('Modern.js Module without a preset', () => {
  const config = `export default {
  buildConfig: [
    { buildType: 'bundleless', format: 'esm', outDir: './es', dts: { only: true } },
    { buildType: 'bundle', format: 'umd', umdModuleName: 'Kit', outDir: './umd', dts: false, asset: { limit: 1 } },
  ],
};`;
  expect(convert({}, { 'modern.config.ts': config }).config).toEqual({
    autoExtension: false,
    syntax: 'es6',
    lib: [{ format: 'umd', dts: true, umdName: 'Kit' }],
    output: { distPath: 'umd', dataUriLimit: 1 },
  });
});

test.each([
  ['a file that is no config', { 'tsup.config.ts': 'export default' }],
  ['package.json that is no JSON', { 'package.json': '{' }],
  [
    'names of prototypes',
    {
      'package.json':
        '{ "exports": { "constructor": "./__proto__.js", "__proto__": "./x.js" }, "tsup": { "constructor": 1, "toString": [] } }',
    },
  ],
  [
    'JSON that nests',
    { 'package.json': `{ "exports": ${'{"a":'.repeat(5000)}"x"${'}'.repeat(5000)} }` },
  ],
  [
    'patterns with many stars',
    { 'tsup.config.ts': `export default { entry: ['${'*a'.repeat(40)}'] }`, ['a'.repeat(200)]: '' },
  ],
  [
    'a config that never ends',
    { 'tsup.config.ts': 'const f = () => [f(), f()]; export default f' },
  ],
])('%s still leads to a config', (_, files) => {
  expect(proposeConfig(files).config).toContain('export default defineConfig({');
});

describe('tsdown', () => {
  test('prefixes of built-in modules, and what the environment decides', () => {
    const config = `import { env } from 'node:process';
const { CI } = process.env;
export default {
  nodeProtocol: 'strip',
  sourcemap: env.SOURCE_MAPS === 'true',
  minify: process.env.NODE_ENV === 'production',
  clean: !CI,
};`;
    const manifest = { ...module, scripts: { build: 'tsdown' } };
    const { notes, config: proposed } = convert(manifest, { 'tsdown.config.ts': config });
    expect(proposed).toMatchObject({ output: { minify: true } });
    expect(notes).toEqual([
      ['byHand', 'nodeProtocol', 4],
      ['variable', undefined, 2],
      ['variable', undefined, 5],
      ['production', undefined, 6],
    ]);
  });

  test('the same prefixes need nothing', () => {
    const files = { 'tsdown.config.ts': 'export default { nodeProtocol: false };' };
    expect(convert(module, files).notes).toEqual([]);
  });
});
