import { expect, test } from 'vitest';
import type { ProjectFiles } from '../protocol.ts';
import { proposeConfig } from './propose-config.ts';
import { explainNote } from './strings.ts';

/** With a tsconfig, which needs no other. */
const source = {
  'src/index.ts': '',
  'tsconfig.json': '{ "files": [], "compilerOptions": { "rootDir": "src", "strict": true } }',
};
const manifest = (value: object) => ({ 'package.json': JSON.stringify(value) });
const propose = (files: ProjectFiles) => proposeConfig({ ...source, ...files });

test('tsup.config.ts', () => {
  const files = {
    ...manifest({ type: 'module', dependencies: { react: '1' }, devDependencies: { mitt: '1' } }),
    'src/react/index.tsx': '',
    'tsup.config.ts': `import { defineConfig } from 'tsup';
export default defineConfig((options) => ({
  entry: ['src/index.ts', 'src/react/index.tsx'],
  format: ['cjs', 'esm', 'iife'],
  globalName: 'Slug',
  dts: { resolve: ['mitt'] },
  external: ['react', 'lodash', /^@scope/],
  noExternal: ['mitt'],
  target: ['node18', 'es2020'],
  minify: !options.watch,
  sourcemap: 'inline',
  define: { VERSION: '"1"' },
  env: { API: 'x' },
  banner: { js: '"use client";' },
  esbuildPlugins: [],
  onSuccess: async () => {},
  treeshake: true,
}));
`,
  };
  const { config, ...others } = propose(files);
  expect(config).toMatchInlineSnapshot(`
    "import { defineConfig } from '@rslib/core';
    import { pluginReact } from '@rsbuild/plugin-react';

    export default defineConfig({
      syntax: ['node 18', 'es2020'], // tsup: target
      lib: [
        {
          format: 'cjs', // tsup: format
          dts: { bundle: { bundledPackages: ['mitt'] }, autoExtension: true }, // tsup: dts
        },
        {
          format: 'esm', // tsup: format
          dts: { bundle: { bundledPackages: ['mitt'] }, autoExtension: true }, // tsup: dts
        },
        {
          format: 'umd', // tsup: format
          output: {
            filename: {
              js: '[name].global.js', // tsup: format
            },
            target: 'web', // tsup: format
          },
          umdName: 'Slug', // tsup: globalName
        },
      ],
      source: {
        define: { VERSION: '"1"', 'process.env.API': '"x"', 'import.meta.env.API': '"x"' }, // tsup: define, env
        entry: { index: './src/index.ts', 'react/index': './src/react/index.tsx' }, // tsup: entry
      },
      output: {
        externals: [/^lodash($|\\/)/, /^@scope/], // tsup: external
        minify: true, // tsup: minify
        sourceMap: { js: 'inline-source-map' }, // tsup: sourcemap
      },
      plugins: [pluginReact()], // src/react/index.tsx
      banner: { js: '"use client";' }, // tsup: banner
    });
    "
  `);
  expect(others).toMatchInlineSnapshot(`
    {
      "from": "tsup.config.ts",
      "notes": [
        {
          "file": "tsup.config.ts",
          "href": "/guide/migration/tsup#options",
          "id": "byHand",
          "line": 16,
          "values": {
            "option": "onSuccess",
            "tool": "tsup",
          },
        },
      ],
      "tool": "tsup",
    }
  `);
});

test('tsup in package.json, and its flags', () => {
  const files = manifest({
    scripts: {
      dev: 'tsup --watch',
      build:
        'NODE_ENV=production tsup src/index.ts --format esm,cjs --dts -d lib --external a --env.X 1',
    },
    main: 'lib/index.js',
    module: 'lib/index.mjs',
    types: 'lib/index.d.ts',
    tsup: { minify: true, clean: true },
  });
  expect(propose(files)).toMatchInlineSnapshot(`
    {
      "config": "import { defineConfig } from '@rslib/core';

    export default defineConfig({
      lib: [
        {
          format: 'esm', // tsup: format
          dts: { bundle: true, autoExtension: true }, // tsup: dts
        },
        {
          format: 'cjs', // tsup: format
          dts: { bundle: true, autoExtension: true }, // tsup: dts
        },
      ],
      source: {
        define: { 'process.env.X': '"1"', 'import.meta.env.X': '"1"' }, // tsup: env
      },
      output: {
        distPath: 'lib', // tsup: outDir
        externals: [/^a($|\\/)/], // tsup: external
        minify: true, // tsup: minify
      },
    });
    ",
      "from": "package.json",
      "notes": [],
      "tool": "tsup",
    }
  `);
});

test('tsdown.config.ts', () => {
  const files = {
    ...manifest({
      type: 'module',
      exports: { '.': { types: './dist/index.d.mts', import: './dist/index.mjs' } },
      scripts: { build: 'tsdown' },
    }),
    'tsdown.config.ts': `import { defineConfig } from 'tsdown';
export default defineConfig([
  { entry: 'src/*.ts', platform: 'neutral', deps: { neverBundle: ['x'] } },
  { entry: { cli: './src/cli' }, format: 'cjs', dts: false, unbundle: false, foo: 1 },
]);`,
    'src/cli.ts': '',
  };
  expect(propose(files)).toMatchInlineSnapshot(`
    {
      "config": "import { defineConfig } from '@rslib/core';

    export default defineConfig({
      lib: [
        {
          format: 'esm', // tsdown: default
          output: {
            externals: [/^x($|\\/)/], // tsdown: deps.neverBundle
            filename: {
              js: '[name].mjs', // package.json: exports
            },
          },
          source: {
            entry: { cli: './src/cli.ts', index: './src/index.ts' }, // tsdown: entry
          },
          dts: { bundle: true }, // tsdown: default
        },
        {
          format: 'cjs', // tsdown: format
          source: {
            entry: { cli: './src/cli.ts' }, // tsdown: entry
          },
        },
      ],
    });
    ",
      "from": "tsdown.config.ts",
      "notes": [
        {
          "file": "tsdown.config.ts",
          "id": "unknown",
          "line": 4,
          "values": {
            "option": "foo",
            "tool": "tsdown",
          },
        },
        {
          "file": "package.json",
          "id": "notWritten",
          "values": {
            "field": "exports",
            "file": "dist/index.d.mts",
          },
        },
      ],
      "tool": "tsdown",
    }
  `);
});

test('package.json alone', () => {
  const files = {
    ...manifest({
      type: 'module',
      exports: {
        '.': { types: './dist/index.d.ts', import: './dist/index.js', require: './dist/index.cjs' },
        './button': './dist/components/button.js',
      },
      bin: './dist/cli.js',
      peerDependencies: { react: '19' },
    }),
    'src/components/button.tsx': '',
    'src/components/button.css': '',
    'src/cli.ts': '',
  };
  expect(propose(files)).toMatchInlineSnapshot(`
    {
      "config": "import { defineConfig } from '@rslib/core';
    import { pluginReact } from '@rsbuild/plugin-react';

    export default defineConfig({
      lib: [
        {
          format: 'esm', // package.json: exports
          dts: true, // package.json: exports
        },
        {
          format: 'cjs', // package.json: exports
        },
      ],
      source: {
        entry: { // package.json: exports
          index: './src/index.ts',
          'components/button': './src/components/button.tsx',
          cli: './src/cli.ts',
        },
      },
      output: {
        target: 'web', // src/components/button.css
      },
      plugins: [pluginReact()], // src/components/button.tsx
    });
    ",
      "from": "package.json",
      "notes": [],
      "tool": "package.json",
    }
  `);
});

test('nothing at all', () => {
  expect(proposeConfig({})).toMatchInlineSnapshot(`
    {
      "config": "import { defineConfig } from '@rslib/core';

    export default defineConfig({
      lib: [
        {
          format: 'esm', // files: default
        },
      ],
    });
    ",
      "from": "files",
      "notes": [],
      "tool": "files",
    }
  `);
});

test('notes are explained in both languages', () => {
  const files = {
    ...manifest({ exports: { '.': './dist/a.js', './b': './dist/other.js' } }),
    'tsup.config.ts': `export default { entry: ['none.ts'], onSuccess: 'x', foo: 1, define: x }`,
  };
  const { notes } = propose(files);
  const explain = (lang: string) => notes.map((note) => explainNote(note, lang));
  expect(explain('en')).toMatchInlineSnapshot(`
    [
      "The project has no source for none.ts. Add it to source.entry.",
      "define is left out: the playground reads a config as values, and does not support the name "x".",
      "onSuccess of tsup has to be moved by hand. The table of the migration guide says how.",
      "No counterpart of foo of tsup is known. Check whether you need it.",
      "exports lists dist/a.js, which this config does not write. Change the path, or the name of the file.",
      "exports lists dist/other.js, which this config does not write. Change the path, or the name of the file.",
    ]
  `);
  expect(explain('zh')).toMatchInlineSnapshot(`
    [
      "项目中没有 none.ts 对应的源文件，请在 source.entry 中补上。",
      "define is left out: the playground reads a config as values, and does not support the name "x".",
      "tsup 的 onSuccess 需要手动迁移，做法见迁移指南中的表格。",
      "没有与 tsup 的 foo 对应的配置项，请确认是否需要它。",
      "exports 中的 dist/a.js 不会由此配置生成，请修改该路径或产物的文件名。",
      "exports 中的 dist/other.js 不会由此配置生成，请修改该路径或产物的文件名。",
    ]
  `);
});

test.each([
  ['a file of its own', { 'a.ts': '' }, 'a.ts', "entry: { index: './a.ts' }"],
  [
    'an index at the root',
    { 'index.ts': '', 'b.ts': '', 'package.json': '{}' },
    'package.json',
    "entry: { index: './index.ts' }",
  ],
  [
    'a source that is listed',
    { 'lib/main.js': '', ...manifest({ main: 'lib/main.js' }) },
    'package.json',
    "entry: { main: './lib/main.js' }",
  ],
])('without src/index: %s', (_, files, from, entry) => {
  const proposal = proposeConfig(files as ProjectFiles);
  expect(proposal.from).toBe(from);
  expect(proposal.config).toContain(entry);
  expect(proposal.config).not.toContain('distPath');
});

test('a package that is built already is not written over', () => {
  const { config } = proposeConfig({ 'dist/index.js': '', ...manifest({ main: 'dist/index.js' }) });
  expect(config).toContain("entry: { index: './dist/index.js' }");
  expect(config).toContain("distPath: 'build'");
});
