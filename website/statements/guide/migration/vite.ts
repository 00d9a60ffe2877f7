import { expect } from 'vitest';
import { compareWith, watch } from '../../compare.ts';
import {
  aliased,
  conditional,
  entries,
  fields,
  folders,
  importBoth,
  js,
  listed,
  long,
  mode,
  packages,
  styled,
} from '../../migration-sources.ts';
import { below, statement } from '../../statement.ts';

const install = [
  'vite@8.4.0',
  'vite-plugin-dts@5.1.2',
  '@microsoft/api-extractor@7.60.1',
  'sass@1.108.2',
  'typescript@6.0.3',
];
const compare = compareWith({
  install,
  config: 'vite.config.mjs',
  build: 'npx vite build --logLevel warn',
});
const entry = 'src/index.js';
/** A library with these options of `build` and others. */
const lib = (build: object = {}, others: object = {}) => ({
  build: { lib: { entry, formats: ['es'], fileName: 'index', cssFileName: 'index' }, ...build },
  ...others,
});
const typescriptLib = (others: object = {}) =>
  lib({ lib: { entry: 'src/index.ts', formats: ['es'], fileName: 'index' } }, others);
const icon = {
  'src/index.js': "import a from './a.svg';\nexport default a;\n",
  'src/a.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(2000)}</svg>\n`,
};
const small = { ...icon, 'src/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n' };
const broken = { 'src/index.ts': 'export const a: string = 1;\n' };
const web = { output: { target: 'web' } } as const;

compare(
  'Vite is made for applications, and its library mode inherits',
  {
    ...listed('dependencies'),
    'src/index.js':
      "import './a.css';\nimport a from './a.svg';\nimport mitt from 'mitt2';\nexport default [a, mitt];\n",
    'src/a.svg': small['src/a.svg'],
    'src/a.css': styled['src/a.css'],
  },
  lib(),
  undefined,
  ({ text, files }) => {
    expect(files).toContain('theirs/index.css');
    expect(text('theirs/index.js')).toContain('data:image/svg+xml');
    expect(text('theirs/index.js')).toContain('code of mitt2');
    expect(text('theirs/index.js')).not.toContain('.css');
  },
);

statement(
  'The samples were recorded with Vite 8.3 and Rslib 1.0, and the tables checked with Vite 8.4',
  {},
  undefined,
  ({ output }) => {
    expect(output).toContain('vite/8.4.');
  },
  { install, run: ['npx vite --version'] },
);

below('packages');

statement(
  'Rslib needs no plugin for declarations',
  { 'src/index.ts': 'export const a: string = "a";\n' },
  { dts: true },
  ({ files }) => {
    expect(files).toEqual(['dist/index.d.ts', 'dist/index.js']);
  },
);

compare('If other parts of your project use Vite', js, lib(), {}, ({ files }) => {
  expect(files).toEqual(['dist/index.js', 'theirs/index.js']);
});

below('config');

statement('The list of external packages is gone', listed('dependencies'), {}, ({ text }) => {
  expect(text('dist/index.js')).toContain('from "mitt2"');
  expect(text('dist/index.js')).not.toContain('code of');
});

for (const target of ['node', 'web'] as const) {
  statement("`target: 'web'` is needed for CSS", styled, { output: { target } }, ({ files }) => {
    expect(files).toContain('dist/index.js');
    expect(files.includes('dist/index.css')).toBe(target === 'web');
  });
}

compare(
  '`dataUriLimit` inlines small assets',
  small,
  lib(),
  { output: { dataUriLimit: 4096 } },
  ({ text, files }) => {
    expect(files).toEqual(['dist/index.js', 'theirs/index.js']);
    for (const folder of folders) expect(text(`${folder}/index.js`)).toContain('data:image/svg');
  },
);

statement('If you leave it out, the icon becomes a file', small, {}, ({ files }) => {
  expect(files).toContain('dist/static/svg/a.svg');
});

const imports = {
  'src/index.ts':
    "import icon from './a.svg';\nimport classes from './a.module.css';\nexport const a: string[] = [icon, classes.a!];\n",
  'src/a.svg': '<svg/>',
  'src/a.module.css': '.a { color: red }\n',
};
for (const types of [['@rslib/core/types'], []]) {
  statement(
    'If your source uses types of `vite/client`',
    {
      ...imports,
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          module: 'ESNext',
          moduleResolution: 'bundler',
          strict: true,
          skipLibCheck: true,
          rootDir: 'src',
          types,
        },
        include: ['src'],
      }),
    },
    { dts: true, output: { target: 'web' } },
    ({ output, files }) => {
      if (types.length === 0) expect(output).toContain('TS2307');
      else expect(files).toContain('dist/index.d.ts');
    },
    { fails: types.length === 0 },
  );
}

below('css');

for (const words of [
  'In library mode, Vite extracts the styles to a file',
  'users to import `alert-bar/index.css` | nothing',
]) {
  compare(words, styled, lib(), web, ({ text, has }) => {
    for (const folder of folders) {
      expect(text(`${folder}/index.css`)).toMatch(/color: ?red/);
      expect(text(`${folder}/index.js`)).not.toContain('.css');
      expect(has(`${folder}/index.js`)).toBe(true);
    }
  });
}

for (const words of [
  'the JavaScript to import its styles |',
  'With the second way, applications load only',
]) {
  statement(
    words,
    {
      'src/index.js': "export { a } from './a.js';\nexport { b } from './b.js';\n",
      'src/a.js': "import './a.css';\nexport const a = 1;\n",
      'src/b.js': "import './b.css';\nexport const b = 1;\n",
      'src/a.css': '.a { color: red }\n',
      'src/b.css': '.b { color: blue }\n',
    },
    { bundle: false, output: { target: 'web' } },
    ({ text, files }) => {
      expect(files).toContain('dist/b.css');
      expect(text('dist/a.js')).toContain('import "./a.css"');
      expect(text('dist/a.js')).not.toContain('b.css');
    },
  );
}

statement(
  'one import in a single bundled file |',
  styled,
  { banner: { js: "import './index.css';" }, output: { target: 'web' } },
  ({ text, files }) => {
    expect(files).toEqual(['dist/index.css', 'dist/index.js']);
    expect(text('dist/index.js')).toMatch(/^import '\.\/index\.css';/);
  },
);

statement(
  'styles inside the JavaScript |',
  styled,
  { output: { target: 'web', injectStyles: true } },
  ({ text, files }) => {
    expect(files).toEqual(['dist/index.js']);
    expect(text('dist/index.js')).toContain('color: red');
  },
);

below('defaults');

compare('Styles | written', styled, lib(), {}, ({ files, output }) => {
  expect(files).toEqual(['dist/index.js', 'theirs/index.css', 'theirs/index.js']);
  expect(output).not.toContain('warn');
});

compare('Styles | written', styled, lib(), web, ({ files, text }) => {
  expect(files).toContain('dist/index.css');
  expect(text('theirs/index.css')).toContain('.a{color:red}');
  expect(text('dist/index.css')).toContain('.a {\n');
});

for (const target of ['node', 'web'] as const) {
  compare('Platform |', conditional, lib(), { output: { target } }, ({ text }) => {
    expect(text('theirs/index.js')).toContain('for browsers');
    expect(text('dist/index.js')).toContain(target === 'web' ? 'for browsers' : 'for node');
  });
}

compare(
  'Platform |',
  { 'src/index.js': "import fs from 'node:fs';\nexport const a = () => fs.readFileSync;\n" },
  lib(),
  {},
  ({ text, output }) => {
    expect(output).toContain('"node:fs" has been externalized for browser compatibility');
    expect(text('theirs/index.js')).not.toContain('from "node:fs"');
    expect(text('dist/index.js')).toContain('from "node:fs"');
  },
);

compare('Class fields |', fields({ target: 'ES2020' }), typescriptLib(), {}, async ({ node }) => {
  expect(await node("import './theirs/index.js';")).toBe('set 1');
  expect(await node("import './dist/index.js'; console.log('loaded');")).toBe('loaded');
});

compare(
  'Class fields |',
  fields({ target: 'ES2020', experimentalDecorators: true }),
  typescriptLib(),
  {},
  async ({ node }) => {
    expect(await node("import './dist/index.js';")).toBe('set 1');
  },
);

for (const type of ['module', undefined]) {
  compare(
    'File names |',
    { ...js, 'package.json': JSON.stringify({ name: 'demo', version: '1.0.0', type }) },
    { build: { lib: { entry, name: 'Demo', formats: ['es', 'umd'] } } },
    { lib: [{ format: 'umd', umdName: 'Demo', output: { target: 'web' } }] },
    ({ files }) => {
      const theirs = type ? ['demo.js', 'demo.umd.cjs'] : ['demo.mjs', 'demo.umd.js'];
      expect(files).toEqual(['dist/index.js', ...theirs.map((file) => `theirs/${file}`)]);
    },
  );
}

compare(
  'Formats | `es` and `umd`;',
  js,
  { build: { lib: { entry, name: 'Demo' } } },
  {},
  ({ files, text }) => {
    expect(files).toEqual(['dist/index.js', 'theirs/demo.js', 'theirs/demo.umd.cjs']);
    expect(text('dist/index.js')).toContain('export {');
  },
);

compare(
  'Formats | `es` and `umd`;',
  entries,
  { build: { lib: { entry: ['src/a.js', 'src/b/c.js'] } } },
  { source: { entry: { a: './src/a.js' } } },
  ({ files }) => {
    expect(files).toEqual([
      'dist/a.js',
      'theirs/a.cjs',
      'theirs/a.js',
      'theirs/c.cjs',
      'theirs/c.js',
    ]);
  },
);

compare(
  'Dependencies | bundled, unless `external` lists them |',
  listed('dependencies'),
  lib({ rolldownOptions: { external: ['left'] } }),
  {},
  ({ text }) => {
    expect(text('theirs/index.js')).toContain('code of mitt2');
    expect(text('theirs/index.js')).toContain('from "left"');
    expect(text('dist/index.js')).not.toContain('code of');
  },
);

compare('Assets | always inlined |', icon, lib(), {}, ({ files, text }) => {
  expect(files).toEqual(['dist/index.js', 'dist/static/svg/a.svg', 'theirs/index.js']);
  expect(text('theirs/index.js')).toContain('data:image/svg');
});

statement(
  'Assets | always inlined |',
  small,
  { output: { dataUriLimit: 4096 } },
  ({ text, files }) => {
    expect(files).toEqual(['dist/index.js']);
    expect(text('dist/index.js')).toContain('data:image/svg');
  },
);

compare(
  'JavaScript | CommonJS is minified',
  {
    'src/index.js': 'const unused = 2;\nexport const get = (someone) => {\n  return someone;\n};\n',
  },
  lib({ lib: { entry, formats: ['es', 'cjs'], fileName: 'index' } }),
  { lib: [{}, { format: 'cjs' }] },
  ({ text }) => {
    expect(text('theirs/index.cjs').trim().split('\n')).toHaveLength(1);
    expect(text('theirs/index.js').trim().split('\n').length).toBeGreaterThan(1);
    expect(text('theirs/index.js')).not.toContain('someone');
    expect(text('dist/index.js')).toContain('someone');
    expect(text('dist/index.cjs')).toContain('someone');
    expect(text('dist/index.js')).not.toContain('unused');
  },
);

const withTypes = (options = '') => `import dts from 'vite-plugin-dts';
export default {
  plugins: [dts(${options})],
  build: { lib: { entry: 'src/index.ts', formats: ['es'], fileName: 'index' } },
};`;
const typedLib = {
  'src/index.ts': "import { b } from './b';\nexport const a = (): typeof b => b;\n",
  'src/b.ts': 'export const b: { n: number } = { n: 1 };\n',
};

statement(
  'Type errors | `vite-plugin-dts` prints them',
  { ...broken, 'vite.config.mjs': withTypes() },
  undefined,
  ({ output, files }) => {
    expect(output).toContain('TS2322');
    expect(files).toContain('dist/index.js');
  },
  { install, run: ['npx vite build'] },
);

for (const abortOnError of [true, false]) {
  statement(
    'Type errors | `vite-plugin-dts` prints them',
    broken,
    { dts: { abortOnError } },
    ({ output }) => {
      expect(output).toContain('TS2322');
    },
    { fails: abortOnError },
  );
}

compare(
  '`import.meta.env.MODE` |',
  { 'src/index.js': 'export const a = import.meta.env.MODE;\n' },
  lib(),
  {},
  ({ text }) => {
    expect(text('theirs/index.js')).toContain('"production"');
    expect(text('dist/index.js')).toContain('import.meta.env.MODE');
  },
);

compare(
  '`import.meta.glob()` |',
  {
    'src/index.js': "export const a = import.meta.glob('./parts/*.js');\n",
    'src/parts/b.js': "export const b = 'code of b';\n",
  },
  lib(),
  {},
  ({ text, files }) => {
    expect(text('theirs/index.js')).toContain('import("./b');
    expect(files.filter((file) => file.startsWith('dist/'))).toEqual(['dist/index.js']);
    expect(text('dist/index.js')).toContain('.glob(');
  },
);

for (const [words, theirs, ours] of [
  ['`public` | copied |', lib(), { target: 'web' }],
  ['`public` | copied |', lib(), { target: 'node' }],
] as const) {
  compare(words, { ...js, 'public/a.txt': 'a\n' }, theirs, { output: ours }, ({ files }) => {
    expect(files).toContain('theirs/a.txt');
    expect(files.includes('dist/a.txt')).toBe(ours.target === 'web');
  });
}

below('options');

compare(
  '`build.lib.entry` |',
  entries,
  lib({ lib: { entry: { a: 'src/a.js', 'b/c': 'src/b/c.js' }, formats: ['es'] } }),
  { source: { entry: { a: './src/a.js', 'b/c': './src/b/c.js' } } },
  ({ files }) => {
    expect(files).toEqual(['dist/a.js', 'dist/b/c.js', 'theirs/a.js', 'theirs/b/c.js']);
  },
);

statement('`build.lib.entry` |', js, {}, ({ files }) => {
  expect(files).toEqual(['dist/index.js']);
});

compare(
  '`build.lib.formats` |',
  js,
  lib({ lib: { entry, formats: ['es', 'cjs'], fileName: 'index' } }),
  { lib: [{ format: 'esm' }, { format: 'cjs' }] },
  ({ files }) => {
    expect(files).toEqual([
      'dist/index.cjs',
      'dist/index.js',
      'theirs/index.cjs',
      'theirs/index.js',
    ]);
  },
);

compare(
  '`build.lib.name` |',
  js,
  lib({ lib: { entry, name: 'Demo', formats: ['umd'], fileName: 'index' } }),
  { lib: [{ format: 'umd', umdName: 'Demo', output: { target: 'web' } }] },
  ({ text }) => {
    expect(text('theirs/index.umd.cjs')).toContain('.Demo');
    expect(text('dist/index.js')).toContain('["Demo"]');
  },
);

compare(
  '`build.lib.fileName`, `cssFileName` |',
  styled,
  lib({ lib: { entry, formats: ['es'], fileName: 'main', cssFileName: 'styles' } }),
  { output: { target: 'web', filename: { js: 'main.js', css: 'styles.css' } } },
  ({ files }) => {
    expect(files).toEqual([
      'dist/main.js',
      'dist/styles.css',
      'theirs/main.js',
      'theirs/styles.css',
    ]);
  },
);

for (const options of ['rolldownOptions', 'rollupOptions']) {
  compare(
    '`external` in `build.rolldownOptions`',
    packages,
    lib({ [options]: { external: ['left', 'left/sub.js'] } }),
    { output: { externals: [/^left($|\/)/] } },
    ({ text }) => {
      for (const folder of folders) {
        expect(text(`${folder}/index.js`)).toContain('from "left/sub.js"');
        expect(text(`${folder}/index.js`)).toContain('code of mitt2');
      }
    },
  );
}

compare(
  '`external` in `build.rolldownOptions`',
  listed('dependencies'),
  lib({ rolldownOptions: { external: ['left', 'left/sub.js', 'mitt2'] } }),
  {},
  ({ text }) => {
    for (const folder of folders) {
      expect(text(`${folder}/index.js`)).toContain('from "left/sub.js"');
      expect(text(`${folder}/index.js`)).not.toContain('code of');
    }
  },
);

compare(
  '`output.globals` |',
  packages,
  lib({
    lib: { entry, name: 'Demo', formats: ['umd'], fileName: 'index' },
    rolldownOptions: { external: ['left'], output: { globals: { left: 'Left' } } },
  }),
  {
    format: 'umd',
    output: {
      externals: { left: { root: 'Left', commonjs: 'left', commonjs2: 'left', amd: 'left' } },
    },
  },
  ({ text }) => {
    expect(text('theirs/index.umd.cjs')).toMatch(/require\([`"']left[`"']\)/);
    expect(text('theirs/index.umd.cjs')).toContain('.Left');
    expect(text('dist/index.js')).toContain('require("left")');
    expect(text('dist/index.js')).toContain('root["Left"]');
  },
);

statement(
  '`output.globals` |',
  packages,
  { format: 'umd', output: { externals: { left: 'Left' } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('require("Left")');
  },
);

compare(
  '`output.preserveModules` |',
  packages,
  lib({ rolldownOptions: { output: { preserveModules: true } } }),
  { bundle: false },
  ({ files, text }) => {
    const theirs = files.filter((file) => file.startsWith('theirs/'));
    expect(theirs.length).toBeGreaterThan(1);
    expect(theirs.map(text).join('\n')).toContain('code of mitt2');
    expect(theirs.map(text).join('\n')).not.toContain('from "mitt2"');
    expect(text('dist/index.js')).toContain('from "mitt2"');
  },
);

compare(
  '`build.outDir`, `emptyOutDir` |',
  { ...js, 'out/old.js': 'old();\n' },
  lib({ outDir: 'out', emptyOutDir: false }),
  { output: { distPath: 'out', cleanDistPath: false } },
  ({ has }) => {
    expect(has('out/old.js')).toBe(true);
    expect(has('out/index.js')).toBe(true);
  },
  { commands: ['npx vite build && mkdir dist && rm out/index.js', 'npx rslib'] },
);

compare(
  '`build.target`, `cssTarget` |',
  {
    'src/index.js': "import './a.css';\nexport const get = (a) => a?.b;\n",
    'src/a.css': '.a { inset: 0 }',
  },
  lib({ target: ['chrome70'], cssTarget: ['chrome70'] }),
  { syntax: ['chrome 70'], output: { target: 'web' } },
  ({ text }) => {
    expect(text('theirs/index.js')).not.toContain('?.');
    expect(text('theirs/index.css')).toMatch(/top: ?0/);
    expect(text('dist/index.js')).toContain('void 0');
    expect(text('dist/index.css')).toContain('top: 0');
  },
);

compare(
  '`build.minify`, `sourcemap` |',
  long,
  lib({ minify: true, sourcemap: true }),
  { output: { minify: true, sourceMap: true } },
  ({ text, has }) => {
    for (const folder of folders) {
      expect(text(`${folder}/index.js`)).toContain('sourceMappingURL=index.js.map');
      expect(text(`${folder}/index.js`)).not.toContain('someone');
      expect(has(`${folder}/index.js.map`)).toBe(true);
    }
  },
);

for (const dataUriLimit of [4096, 100_000]) {
  compare(
    '`build.assetsInlineLimit` |',
    icon,
    lib({ assetsInlineLimit: 100 }),
    { output: { dataUriLimit } },
    ({ text, files }) => {
      expect(text('theirs/index.js')).toContain('data:image/svg');
      expect(files.includes('dist/static/svg/a.svg')).toBe(dataUriLimit === 4096);
    },
  );
}

for (const cssCodeSplit of [true, false]) {
  compare(
    '`build.cssCodeSplit: true` |',
    {
      'src/a.js': "import './a.css';\nexport const a = 1;\n",
      'src/a.css': '.a { color: red }\n',
      'src/b.js': "import './b.css';\nexport const b = 1;\n",
      'src/b.css': '.b { color: red }\n',
    },
    lib({ lib: { entry: { a: 'src/a.js', b: 'src/b.js' }, formats: ['es'] }, cssCodeSplit }),
    {
      output: { target: 'web' },
      source: { entry: { a: './src/a.js', b: './src/b.js' } },
    },
    ({ files }) => {
      expect(files).toEqual(expect.arrayContaining(['dist/a.css', 'dist/b.css']));
      expect(files.filter((file) => /^theirs\/.*css$/.test(file))).toHaveLength(
        cssCodeSplit ? 2 : 1,
      );
    },
  );
}

compare(
  '`build.copyPublicDir: false` |',
  { ...js, 'public/a.txt': 'a\n' },
  lib({ copyPublicDir: false }),
  { server: { publicDir: false }, output: { target: 'web' } },
  ({ files }) => {
    expect(files).toEqual(['dist/index.js', 'theirs/index.js']);
  },
);

compare(
  '`resolve.alias` |',
  aliased('tsconfig.other.json'),
  typescriptLib({ resolve: { alias: { '@/b': './b' } } }),
  { resolve: { alias: { '@': './src' } } },
  ({ text }) => {
    for (const folder of folders) expect(text(`${folder}/index.js`)).toMatch(/= 1;/);
  },
);

statement('`resolve.alias` |', aliased('tsconfig.json'), {}, ({ text }) => {
  expect(text('dist/index.js')).toContain('b = 1');
});

compare(
  '`define` |',
  mode,
  lib({}, { define: { MODE: '"fast"' } }),
  { source: { define: { MODE: '"fast"' } } },
  ({ text }) => {
    for (const folder of folders) expect(text(`${folder}/index.js`)).toContain('"fast"');
  },
);

compare(
  '`css.modules` |',
  {
    'src/index.js': "import classes from './a.module.css';\nexport default classes.a;\n",
    'src/a.module.css': '.a { color: red }\n',
  },
  lib({}, { css: { modules: { generateScopedName: 'demo-[local]' } } }),
  { output: { target: 'web', cssModules: { localIdentName: 'demo-[local]' } } },
  async ({ node }) => {
    expect(await node(importBoth('theirs.default, ours.default'))).toBe('demo-a demo-a');
  },
);

compare(
  '`css.preprocessorOptions` |',
  {
    'src/index.js': "import './a.scss';\nexport const a = 1;\n",
    'src/a.scss': '.a { color: $main }\n',
  },
  lib({}, { css: { preprocessorOptions: { scss: { additionalData: '$main: red;\n' } } } }),
  `import { pluginSass } from '@rsbuild/plugin-sass';
export default {
  output: { target: 'web' },
  plugins: [pluginSass({ sassLoaderOptions: { additionalData: '$main: red;\\n' } })],
};`,
  ({ text }) => {
    for (const folder of folders) expect(text(`${folder}/index.css`)).toMatch(/color: ?red/);
  },
  { packages: ['@rsbuild/plugin-sass'] },
);

compare('`vite-plugin-dts` |', typedLib, withTypes(), { dts: true }, ({ files }) => {
  expect(files.filter((file) => file.endsWith('.d.ts'))).toEqual([
    'dist/b.d.ts',
    'dist/index.d.ts',
    'theirs/b.d.ts',
    'theirs/index.d.ts',
  ]);
});

compare(
  '`vite-plugin-dts` |',
  typedLib,
  withTypes('{ bundleTypes: true }'),
  { dts: { bundle: true } },
  ({ files, text }) => {
    expect(files.filter((file) => file.endsWith('.d.ts'))).toEqual([
      'dist/index.d.ts',
      'theirs/index.d.ts',
    ]);
    for (const folder of folders) expect(text(`${folder}/index.d.ts`)).toContain('n: number');
  },
  { packages: ['@microsoft/api-extractor'] },
);

compare(
  '`vite build --watch` |',
  js,
  lib(),
  {},
  ({ text }) => {
    for (const folder of folders) expect(text(`${folder}/index.js`)).toContain('second');
  },
  {
    commands: [
      watch('npx vite build --watch'),
      `echo "export const a = 'first';" > src/index.js && ${watch('npx rslib --watch')}`,
    ],
  },
);
