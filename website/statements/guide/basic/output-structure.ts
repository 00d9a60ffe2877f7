import { expect } from 'vitest';
import { consumed } from '../../consumed.ts';
import { below, statement } from '../../statement.ts';

const library = {
  'package.json':
    '{ "type": "module", "devDependencies": { "dev": "1" }, "dependencies": { "dep": "1" } }',
  'src/index.js': [
    "import './index.css';",
    "import pin from './pin.svg';",
    "import data from './data.json';",
    "import 'dev';",
    "import 'dep';",
    "import { used } from './geo/format.js';",
    "export const legend = () => import('./legend.js');",
    'export const all = [pin, data, used];',
  ].join('\n'),
  'src/geo/format.js': 'export const used = 1;\nexport const unused = 2;\nfunction dead() {}\n',
  'src/geo/distance.js': 'export const distance = 3;\n',
  'src/legend.js': 'export const legend = 4;\n',
  'src/index.css': '.a { color: red }',
  'src/data.json': '{ "json": "text of the json" }',
  'src/pin.svg': '<svg />',
  'node_modules/dev/index.js': "console.log('code of dev');\n",
  'node_modules/dep/index.js': "console.log('code of dep');\n",
};
const web = { output: { target: 'web' } } as const;
const bundleless = { ...web, bundle: false };

below('compare');

for (const row of ['Built files |', 'In `dist` |']) {
  statement(row, library, web, ({ files }) => {
    expect(files.filter((file) => file.endsWith('.js'))).toHaveLength(2);
  });
  statement(row, library, bundleless, ({ has }) => {
    expect(has('dist/geo/format.js') && has('dist/geo/distance.js')).toBe(true);
  });
}

statement('Unused code |', library, web, ({ text }) => {
  expect(text('dist/index.js')).toContain('export');
  expect(text('dist/index.js')).not.toMatch(/unused|dead/);
});

statement('Unused code |', library, bundleless, ({ text }) => {
  expect(text('dist/geo/format.js')).toContain('unused');
  expect(text('dist/geo/format.js')).not.toContain('dead');
});

statement('Packages |', library, web, ({ text }) => {
  expect(text('dist/index.js')).toContain('code of dev');
  expect(text('dist/index.js')).toContain('import "dep"');
});

statement('Packages |', library, { ...web, format: 'umd' }, ({ text }) => {
  expect(text('dist/index.js')).toMatch(/code of dev[\s\S]*code of dep/);
});

statement('Packages |', library, bundleless, ({ text }) => {
  expect(text('dist/index.js')).toMatch(/import "dev";[\s\S]*import "dep";/);
});

for (const [id, words] of [
  ['compare', 'CSS imports |'],
  ['bundle', 'No line imports `index.css`'],
] as const) {
  below(id);
  statement(words, library, web, ({ text, has }) => {
    expect(has('dist/index.css')).toBe(true);
    expect(text('dist/index.js')).not.toContain('.css');
  });
}

below('compare');

statement('CSS imports |', library, bundleless, ({ text }) => {
  expect(text('dist/index.js')).toContain('import "./index.css"');
});

statement('JSON |', library, web, ({ text }) => {
  expect(text('dist/index.js')).toContain('text of the json');
});

statement('JSON |', library, bundleless, ({ text }) => {
  expect(text('dist/data.js')).toContain('text of the json');
});

statement('Assets |', library, web, ({ has }) => {
  expect(has('dist/static/svg/pin.svg')).toBe(true);
});

statement('Assets |', library, { ...web, format: 'umd' }, ({ text }) => {
  expect(text('dist/index.js')).toContain('data:image/svg+xml');
});

statement('Assets |', library, bundleless, ({ has }) => {
  expect(has('dist/static/svg/pin.svg') && has('dist/pin.js')).toBe(true);
});

statement(
  'Formats |',
  library,
  { bundle: false, format: 'umd' },
  ({ output }) => {
    expect(output).toContain('"bundle" must be set to "true"');
  },
  { fails: true },
);

below('bundle');

statement('`legend.ts` is loaded by `import()`', library, web, ({ files }) => {
  expect(files.filter((file) => file.endsWith('.js'))).toContain('dist/legend.js');
});

statement('The icon is copied, and the bundle imports it', library, web, ({ text, has }) => {
  expect(has('dist/static/svg/pin.svg')).toBe(true);
  expect(text('dist/index.js')).toMatch(/import \w+ from "\.\/static\/svg\/pin\.svg"/);
});

below('entries');

const shared = {
  'src/a.js': "export { A } from './common.js';\n",
  'src/b.js': "export { A } from './common.js';\n",
  'src/common.js': 'export class A {}\n',
};
const entries = { source: { entry: { a: './src/a.js', b: './src/b.js' } } };

statement(
  'CommonJS has no shared chunks',
  shared,
  { format: 'cjs', ...entries },
  async ({ files, node }) => {
    expect(files).toEqual(['dist/a.cjs', 'dist/b.cjs']);
    expect(
      await node(
        "import a from './dist/a.cjs'; import b from './dist/b.cjs'; console.log(new a.A() instanceof b.A);",
      ),
    ).toBe('false');
  },
);

below('runtime');

const common = {
  'src/a.js': "import old from './old.cjs';\nexport const a = old;\n",
  'src/b.js': "import old from './old.cjs';\nexport const b = old;\n",
  'src/old.cjs': 'module.exports = { old: 1 };\n',
};

for (const words of [
  'An ESM build with several entries',
  '`rslib-runtime.js` contains the few lines',
  'Publish `rslib-runtime.js` with the rest',
]) {
  statement(words, common, entries, ({ files, text }) => {
    expect(files).toContain('dist/rslib-runtime.js');
    expect(text('dist/a.js') + text('dist/b.js')).toContain('./rslib-runtime.js');
  });
}

statement(
  'With a single entry, the bundle',
  common,
  { source: { entry: { a: './src/a.js' } } },
  ({ files, text }) => {
    expect(files).toEqual(['dist/a.js']);
    expect(text('dist/a.js')).toContain('__webpack_require__');
  },
);

statement(
  'If `lib` has several items, the name ends in `~`',
  common,
  { ...entries, lib: [{}, { output: { distPath: 'dist/2' } }] },
  ({ files }) => {
    expect(files.some((file) => /rslib-runtime~\d\.js$/.test(file))).toBe(true);
  },
);

below('one-file');

statement('A module behind `import()` becomes a chunk', library, web, ({ has }) => {
  expect(has('dist/legend.js')).toBe(true);
});

below('computed');

const computed = (extension: string) => ({
  'src/index.js': `export const load = (lang) => import(\`./labels/\${lang}.${extension}\`);\n`,
  'src/labels/en.js': "export default 'english';\n",
});

statement(
  'If the path of an `import()` contains a variable',
  computed('js'),
  {},
  ({ text, files, output }) => {
    expect(text('dist/index.js')).toContain('import(`./labels/');
    expect(files).toEqual(['dist/index.js']);
    expect(output).not.toContain('warn');
  },
);

for (const format of ['umd', 'iife'] as const) {
  statement(
    'In UMD and IIFE, the build fails with',
    {
      ...computed('js'),
      'src/index.js': computed('js')['src/index.js'].replace(
        'export const load',
        'globalThis.load',
      ),
    },
    { format },
    ({ output }) => {
      expect(output).toContain('Panic occurred');
    },
    { fails: true },
  );
}

statement(
  'In bundleless mode, the files are built anyway',
  computed('js'),
  { bundle: false },
  async ({ node }) => {
    expect(
      await node(
        "import { load } from './dist/index.js'; console.log((await load('en')).default);",
      ),
    ).toBe('english');
  },
);

below('bundleless');

statement('If you import a JSON file, it becomes', library, bundleless, ({ text }) => {
  expect(text('dist/index.js')).toContain('"./data.js"');
});

below('exclude');

statement(
  '`notes.md` became an empty module',
  { 'src/index.js': 'export const a = 1;\n', 'src/notes.md': '# Notes\n' },
  { bundle: false },
  ({ text }) => {
    expect(text('dist/notes.js').length).toBeLessThan(30);
    expect(text('dist/index.js')).toContain('a = 1');
  },
);

statement(
  'With most Markdown files, the build fails',
  { 'src/index.js': 'export const a = 1;\n', 'src/notes.md': 'Some words about it.\n' },
  { bundle: false },
  ({ output }) => {
    expect(output).toContain('JavaScript parse error');
  },
  { fails: true },
);

statement(
  'Declaration files follow the tsconfig',
  { 'src/index.ts': 'export const a = 1;\n', 'src/a.test.ts': 'export const t = 1;\n' },
  { bundle: false, dts: true, source: { entry: { index: ['src/**', '!src/*.test.ts'] } } },
  ({ files }) => {
    expect(files).toEqual(['dist/a.test.d.ts', 'dist/index.d.ts', 'dist/index.js']);
  },
);

below('pitfalls');

statement('Development dependencies are kept as imports', library, bundleless, ({ text }) => {
  expect(text('dist/index.js')).toContain('import "dev"');
});

statement(
  '`./pin.svg?react`, `?inline`, `?raw`',
  {
    'src/index.js': "import a from './pin.svg?raw';\nexport default a;\n",
    'src/pin.svg': '<svg />',
  },
  { bundle: false },
  ({ text, output }) => {
    expect(text('dist/index.js')).toContain('"./pin.js"');
    expect(output).not.toContain('warn');
  },
);

statement(
  'If `index.svg` is next to `index.ts`',
  { 'src/index.ts': 'export const a = 1;\n', 'src/index.svg': '<svg />' },
  { bundle: false },
  ({ output }) => {
    expect(output).toMatch(/warn.*Duplicate entry index/);
  },
);

for (const words of [
  'Target `node` writes no CSS',
  "The imports stay, but point to files that don't exist",
]) {
  statement(words, library, { bundle: false }, ({ text, has }) => {
    expect(text('dist/index.js')).toContain('import "./index.css"');
    expect(has('dist/index.css')).toBe(false);
  });
}

below('move');

statement(
  'In bundleless mode, `outBase` sets the folder',
  { 'src/geo/a.js': 'export const a = 1;\n' },
  { bundle: false, outBase: 'src' },
  ({ files }) => {
    expect(files).toEqual(['dist/geo/a.js']);
  },
);

for (const bundle of [true, false]) {
  statement(
    'Declaration files are written for each source file',
    { 'src/index.ts': 'export const a = 1;\n', 'src/b.ts': 'export const b = 1;\n' },
    { bundle, dts: true },
    ({ files }) => {
      expect(files).toEqual(expect.arrayContaining(['dist/b.d.ts', 'dist/index.d.ts']));
    },
  );
}

below('');

statement('Rslib can merge your library into one file', library, web, ({ files }) => {
  expect(files).toContain('dist/index.js');
  expect(files.filter((file) => file.endsWith('.js')).length).toBeLessThan(3);
});
statement('Rslib can merge your library into one file', library, bundleless, ({ has }) => {
  expect(has('dist/geo/format.js')).toBe(true);
});
for (const config of [web, bundleless]) {
  statement(
    '`src/geo/distance.ts` also belongs to the library',
    library,
    config,
    ({ has, files }) => {
      expect(files).toContain('dist/index.js');
      expect(has('dist/geo/distance.js')).toBe(config === bundleless);
    },
  );
}

below('compare');

statement('A bug is | in one large file', library, bundleless, ({ text }) => {
  expect(text('dist/geo/format.js')).toContain('used');
});
statement('A bug is | in one large file', library, web, ({ text }) => {
  expect(text('dist/index.js')).toContain('export');
});
statement('Choose bundleless mode for component libraries', library, bundleless, ({ text }) => {
  expect(text('dist/index.js')).toContain('import "./index.css"');
});

below('bundle');

statement('Your users import it themselves, unless you choose', library, web, ({ text, has }) => {
  expect(has('dist/index.css')).toBe(true);
  expect(text('dist/index.js')).toContain('export');
  expect(text('dist/index.js')).not.toContain('.css');
});

below('runtime');

const cjsModule = {
  'src/index.js':
    "import { a } from './a.cjs';\nimport { b } from './b.js';\nexport const c = [a, b];\n",
  'src/a.cjs': 'exports.a = globalThis.value;\nexports.other = 2;\n',
  'src/b.js': "export const b = 'merged';\n",
};
statement('ES modules can be merged into one scope, but CommonJS', cjsModule, {}, ({ text }) => {
  expect(text('dist/index.js')).toMatch(/const b = ['"]merged['"]|['"]merged['"]/);
  expect(text('dist/index.js')).toMatch(/["']\.\/src\/a\.cjs["']\s*\(/);
});

below('runtime-side-effects');

statement(
  'Rewrite the CommonJS module as an ES module',
  {
    ...cjsModule,
    'src/index.js': "import { a } from './a.js';\nexport const c = a;\n",
    'src/a.js': 'export const a = globalThis.value;\n',
  },
  {},
  ({ files, text }) => {
    expect(files).toEqual(['dist/index.js']);
    expect(text('dist/index.js')).not.toContain('__webpack_require__');
  },
);
for (const [field, isBundled] of [
  ['devDependencies', true],
  ['dependencies', false],
] as const) {
  statement(
    'If the CommonJS code comes from a package',
    {
      'src/index.js': "import left from 'left';\nexport const c = left;\n",
      'package.json': JSON.stringify({ type: 'module', [field]: { left: '1' } }),
      'node_modules/left/package.json': '{ "name": "left" }',
      'node_modules/left/index.js': 'module.exports = globalThis.value;\n',
    },
    {},
    ({ files, text }) => {
      expect(files).toContain('dist/index.js');
      expect(files.map(text).join().includes('__webpack_require__')).toBe(isBundled);
    },
  );
}

below('bundleless');

statement(
  'The import paths now point to the output files',
  {
    'src/index.ts': "export * from './geo/format';\n",
    'src/geo/format.ts': 'export const a = 1;\n',
  },
  { bundle: false },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('"./geo/format.js"');
  },
);
statement(
  'You can control this with `redirect`.',
  {
    'src/index.ts': "export * from './geo/format';\n",
    'src/geo/format.ts': 'export const a = 1;\n',
  },
  { bundle: false, redirect: { js: { path: false, extension: false } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('"./geo/format"');
  },
);

below('pitfalls');

statement(
  '`dist/events.js` above still contains',
  {
    'src/index.js': "export { default } from 'mitt';\n",
    'package.json': JSON.stringify({ type: 'module', devDependencies: { mitt: '3' } }),
  },
  { bundle: false },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('from "mitt"');
  },
  { packages: ['mitt'] },
);
statement(
  'Types that are exported as values fail at runtime.',
  { 'src/index.ts': "export { A } from './a';\n", 'src/a.ts': 'export type A = 1;\n' },
  { bundle: false },
  async ({ node }) => {
    expect(await node("import './dist/index.js';")).toContain(
      "does not provide an export named 'A'",
    );
  },
);
for (const bundle of [true, false]) {
  for (const words of ['Queries are dropped.', 'Queries work in bundle mode only']) {
    statement(
      words,
      {
        'src/index.js': "import text from './a.txt?raw';\nexport const a = text;\n",
        'src/a.txt': 'the content',
      },
      { bundle },
      ({ text }) => {
        expect(text('dist/index.js')).toContain('export');
        expect(text('dist/index.js').includes('the content')).toBe(bundle);
        expect(text('dist/index.js')).not.toContain('?raw');
      },
    );
  }
}
statement(
  'Two sources can have one name.',
  { 'src/index.js': '', 'src/menu.js': '', 'src/menu.svg': '<svg/>' },
  { bundle: false },
  ({ output }) => {
    expect(output).toContain('Duplicate entry');
  },
);

below('entries');

statement(
  "Don't list chunks such as `x.js` in `exports`",
  shared,
  entries,
  async ({ files, node }) => {
    const isChunk = (file: string) => !/\/[ab]\.js$/.test(file);
    expect(files.filter(isChunk)).toHaveLength(1);
    const again = `import { execSync } from 'node:child_process';
      import { readdirSync, renameSync, writeFileSync } from 'node:fs';
      renameSync('src/common.js', 'src/shared.js');
      for (const name of ['a', 'b']) writeFileSync(\`src/\${name}.js\`, "export { A } from './shared.js';\\n");
      execSync('npx rslib');
      console.log(readdirSync('dist').filter((file) => !/^[ab]\\.js$/.test(file)).join());`;
    const names = files.filter(isChunk).map((file) => file.slice('dist/'.length));
    const renamed = await node(again);
    expect(renamed).toMatch(/^[\w~.-]+\.js$/);
    expect(renamed).not.toBe(names.join());
  },
);

below('runtime-side-effects');

/** An application that Rspack builds from two entries with a runtime file. */
const application = {
  ...common,
  'src/a.js':
    "import old from './old.cjs';\nexport const a = old;\nexport const unused = 'nobody needs it';\n",
  'app.js': "import { a } from 'kit';\nconsole.log('seen', a.old);\n",
  'bundle.mjs': `import { rspack } from '@rslib/core';
import { cpSync, writeFileSync } from 'node:fs';
cpSync('dist', 'node_modules/kit', { recursive: true });
writeFileSync('node_modules/kit/package.json', JSON.stringify({ name: 'kit', type: 'module', exports: './a.js', ...JSON.parse(process.argv[2]) }));
rspack.rspack({ mode: 'production', target: 'node', entry: './app.js', output: { path: process.cwd() + '/out' } }, (error, stats) => {
  console.log(error ?? stats.toString());
  process.exitCode = error || stats.hasErrors() ? 1 : 0;
});\n`,
};
for (const [words, sideEffects] of [
  ['It imports no name, and `"sideEffects": false` tells', false],
  ['The cause is the line `import "./m.js"`.', false],
  ['The application still works, and its bundler', undefined],
] as const) {
  statement(
    words,
    application,
    entries,
    ({ files, text, output }) => {
      const withoutNames = files.filter((file) => /^dist\/[ab]\.js$/.test(file)).map(text);
      expect(withoutNames.join()).toMatch(/^import ["']\.\/[\w~]+\.js["'];/m);
      if (sideEffects === false) expect(output).toMatch(/TypeError|is not a function/);
      else {
        expect(output).toContain('seen 1');
        expect(text('out/main.js')).not.toContain('nobody needs it');
      }
    },
    {
      run: [
        'npx rslib',
        `node bundle.mjs '${JSON.stringify({ sideEffects })}'`,
        'node out/main.js',
      ],
      fails: sideEffects === false,
    },
  );
}

below('runtime');

consumed(
  'If an application with webpack 4 fails with `r.r is not',
  'css-inject',
  'wrong',
  ['webpack-4'],
  'r.r is not a function',
);
