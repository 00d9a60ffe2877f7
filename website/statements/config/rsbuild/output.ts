import type { RslibConfig } from '@rslib/core';
import { expect } from 'vitest';
import { below, statement, unproven } from '../../statement.ts';

const tsconfig = (options: object) =>
  JSON.stringify({
    compilerOptions: { rootDir: 'src', module: 'ESNext', moduleResolution: 'bundler', ...options },
    include: ['src/*.ts'],
  });
const withTypes = {
  'src/index.ts': 'export const a = 1;\n',
  'types/global.d.ts': 'declare const handWritten: 1;\n',
  'tsconfig.json': tsconfig({ declarationDir: './types' }),
};
const pages = {
  'src/index.js': 'export const a = 1;\n',
  'src/tpl/a.html': 'a',
};
const rows: [row: string, pattern: object, written: string][] = [
  ["`{ from: 'src/tpl/a.html' }` |", { from: 'src/tpl/a.html' }, 'dist/a.html'],
  ["`{ from: 'src/tpl' }` |", { from: 'src/tpl' }, 'dist/a.html'],
  ["`{ from: 'src/tpl/*.html' }` |", { from: 'src/tpl/*.html' }, 'dist/src/tpl/a.html'],
  [
    "`{ from: 'tpl/*.html', context: './src' }` |",
    { from: 'tpl/*.html', context: './src' },
    'dist/tpl/a.html',
  ],
  ["`{ from: 'src/tpl', to: 'tpl' }` |", { from: 'src/tpl', to: 'tpl' }, 'dist/tpl/a.html'],
];
const images = {
  'src/index.js': [
    "import './a.css';",
    "import p from './p.png';",
    "import './q.png';",
    "export const urls = [p, new URL('./q.png', import.meta.url)];",
  ].join('\n'),
  'src/a.css': '.a { background: url(./r.png) }',
  'src/p.png': 'p',
  'src/q.png': 'q',
  'src/r.png': 'r',
};
const withoutAssets: RslibConfig = {
  bundle: false,
  source: { entry: { index: ['src/**', '!src/r.png'] } },
  output: { target: 'web', emitAssets: false },
};

below('clean-dist-path');

statement(
  'With `dts`, Rslib deletes every declaration file in the folder',
  withTypes,
  { dts: true },
  ({ has, files }) => {
    expect(files).toContain('types/index.d.ts');
    expect(has('types/global.d.ts')).toBe(false);
  },
);

statement(
  'The folder can be `declarationDir`',
  { ...withTypes, 'tsconfig.json': tsconfig({}), 'src/global.d.ts': 'declare const b: 1;\n' },
  { dts: { distPath: './src' } },
  ({ has, output }) => {
    expect(output).toContain('TS18003');
    expect(has('src/global.d.ts')).toBe(false);
  },
  { fails: true },
);

statement(
  'Only `cleanDistPath: false` keeps these files',
  withTypes,
  { dts: true, output: { cleanDistPath: false } },
  ({ has }) => {
    expect(has('types/global.d.ts')).toBe(true);
  },
);

for (const cleanDistPath of [{ keep: [/types/] }, { enable: false }]) {
  statement(
    'Only `cleanDistPath: false` keeps these files',
    withTypes,
    { dts: true, output: { cleanDistPath } },
    ({ has, files }) => {
      expect(files).toContain('types/index.d.ts');
      expect(has('types/global.d.ts')).toBe(false);
    },
  );
}

below('copy');

for (const [row, pattern, written] of rows) {
  statement(row, pages, { output: { copy: [pattern as never] } }, ({ files }) => {
    expect(files).toEqual([written, 'dist/index.js'].sort());
  });
}

below('dist-path');

statement(
  'The folders of assets work',
  images,
  { bundle: false, output: { distPath: { image: 'img' }, target: 'web' } },
  ({ text, has }) => {
    expect(text('dist/p.js')).toContain('"./img/p.png"');
    expect(has('dist/img/p.png')).toBe(true);
  },
);

statement(
  '`css` has no effect, and `js` moves',
  images,
  { bundle: false, output: { distPath: { js: 'js', css: 'css' }, target: 'web' } },
  ({ text, has }) => {
    expect(has('dist/a.css')).toBe(true);
    expect(text('dist/js/index.js')).toContain('import "./a.css"');
  },
);

below('emit-assets');

statement(
  'In bundleless mode, imported files are written anyway',
  images,
  withoutAssets,
  ({ files }) => {
    expect(files).toContain('dist/static/image/p.png');
    expect(files).not.toContain('dist/static/image/r.png');
  },
);

statement(
  "Don't import a file that you also pass to `new URL()`",
  images,
  withoutAssets,
  async ({ has, node }) => {
    expect(has('dist/static/image/q.png')).toBe(false);
    expect(await node("import './dist/q.js';")).toContain('ERR_MODULE_NOT_FOUND');
  },
);

below('no-effect');

statement(
  '`inlineScripts`, `inlineStyles`',
  pages,
  { output: { target: 'web', inlineScripts: true }, tools: { htmlPlugin: true } },
  ({ files }) => {
    expect(files).toEqual(['dist/index.html']);
  },
);

statement(
  '`inlineScripts`, `inlineStyles`',
  pages,
  { output: { target: 'web', inlineScripts: true } },
  ({ files }) => {
    expect(files).toEqual(['dist/index.js']);
  },
);

const one = { 'src/index.js': 'export const a = 1;\n' };
const styled = {
  'src/index.js': "import './a.css';\nimport logo from './logo.png';\nexport default logo;\n",
  'src/a.css': '.a { background: url(./back.png); color: red }',
  'src/logo.png': 'logo',
  'src/back.png': 'back',
};

below('asset-prefix');

statement(
  'Set it to a URL only if you host the assets',
  styled,
  { output: { target: 'web', assetPrefix: 'https://cdn.example.org/' } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('https://cdn.example.org/');
    expect(text('dist/index.js')).not.toContain('import');
  },
);

statement(
  "With `'auto'`, output files keep an `import`",
  styled,
  { output: { target: 'web' } },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/import \w+ from "\.\/static\/image\/logo\.png"/);
  },
);

below('auto-external');

const dependent = {
  'package.json': '{ "type": "module", "dependencies": { "dep": "1" } }',
  'src/index.js': "import 'dep';\nimport 'dep/sub.js';\n",
  'node_modules/dep/index.js': "console.log('main');\n",
  'node_modules/dep/sub.js': "console.log('sub');\n",
};

statement('Keeps `dependencies`, `peerDependencies`', dependent, {}, ({ text }) => {
  expect(text('dist/index.js')).toBe('import "dep";\nimport "dep/sub.js";\n');
});

for (const autoExternal of [false, { exclude: ['dep'] }]) {
  statement(
    'If you want to bundle them, set it to `false`',
    dependent,
    { output: { autoExternal } },
    ({ text }) => {
      expect(text('dist/index.js')).toMatch(/main[\s\S]*sub/);
    },
  );
}

below('charset');

statement(
  "If your files are read with the wrong encoding, set `'ascii'`",
  { 'src/index.js': "/*! ü */\nexport const a = 'ü';\n" },
  { output: { charset: 'ascii' } },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/\\xfc|\\u00fc/i);
    expect(text('dist/index.js')).toContain('/*! ü */');
  },
);

statement(
  'Names of exports must be ASCII',
  { 'src/index.js': 'export const ü = 1;\n' },
  { output: { charset: 'ascii' } },
  ({ output }) => {
    expect(output).toContain('error');
  },
  { fails: true },
);

below('clean-dist-path');

const old = { ...one, 'dist/old.txt': 'old', 'dist/keep.txt': 'keep' };

statement("With `'auto'`, Rslib empties the output folder", old, {}, ({ has, files }) => {
  expect(files).toEqual(['dist/index.js']);
  expect(has('dist/old.txt')).toBe(false);
});

statement(
  'In an object, `enable` takes the same values',
  old,
  { output: { cleanDistPath: { keep: [/keep/] } } },
  ({ has }) => {
    expect([has('dist/old.txt'), has('dist/keep.txt')]).toEqual([false, true]);
  },
);

statement(
  'In an object, `enable` takes the same values',
  old,
  { output: { cleanDistPath: { enable: false } } },
  ({ has }) => {
    expect(has('dist/old.txt')).toBe(true);
  },
);

unproven(
  'If declarations are written to the project root',
  'would delete the declaration files of packages that the project is linked to',
);

below('copy');

statement(
  'If no module imports a file that you publish',
  pages,
  { output: { copy: ['./src/tpl/a.html'] } },
  ({ files }) => {
    expect(files).toEqual(['dist/a.html', 'dist/index.js']);
  },
);

for (const words of ['Paths are relative to the project root']) {
  statement(
    words,
    {
      'app/src/index.js': 'export const a = 1;\n',
      'app/a.html': 'a',
      'app/package.json': '{}',
      'app/rslib.config.mjs': "export default { output: { copy: ['./a.html'] } };",
    },
    undefined,
    ({ has }) => {
      expect(has('app/dist/a.html')).toBe(true);
    },
    { run: ['npx rslib --root app'] },
  );
}

for (const [config, copied] of [
  [{ output: { target: 'web' } }, true],
  [{ output: { target: 'node' } }, false],
  [{ output: { target: 'web' }, server: { publicDir: false } }, false],
] as const) {
  statement(
    'For the `web` target, Rslib also copies the contents',
    { ...one, 'public/robots.txt': 'text' },
    config,
    ({ has, files }) => {
      expect(files).toContain('dist/index.js');
      expect(has('dist/robots.txt')).toBe(copied);
    },
  );
}

below('css-modules');

const modules = (css: string, file = 'a.module.css') => ({
  'src/index.js': `import * as names from './${file}';\nexport const all = { ...names.default, ...names };\n`,
  [`src/${file}`]: css,
});
const names =
  "import { all } from './dist/index.js'; const { default: _, ...own } = all; console.log(Object.keys(own).sort().join());";
const big = modules('.big-title { color: red } .a_b { color: red }');

for (const words of ['`auto` selects which files are CSS modules', '`true` means names such as']) {
  statement(
    words,
    modules('.own { color: red }'),
    { output: { target: 'web', cssModules: { auto: true } } },
    ({ text }) => {
      expect(text('dist/index.css')).not.toContain('.own {');
      expect(text('dist/index.css')).toContain('color: red');
    },
  );
  for (const auto of [/special/, (path: string) => path.includes('special')]) {
    statement(
      words,
      modules('.own { color: red }', 'special.css'),
      { output: { target: 'web', cssModules: { auto } } },
      ({ text }) => {
        expect(text('dist/index.css')).not.toContain('.own {');
        expect(text('dist/index.css')).toContain('color: red');
      },
    );
  }
}

statement(
  '`localIdentName` is the pattern',
  big,
  { output: { target: 'web', cssModules: { localIdentName: 'x-[local]' } } },
  ({ text }) => {
    expect(text('dist/index.css')).toContain('.x-big-title');
  },
);

for (const [words, exportLocalsConvention, seen] of [
  ["`'camelCase'` offers", 'camelCase', 'aB,a_b,big-title,bigTitle'],
  ["`'camelCase'` offers", 'asIs', 'a_b,big-title'],
  ["`'camelCase'` offers", 'camelCaseOnly', 'aB,bigTitle'],
  ["`'dashes'` and `'dashesOnly'` work", 'dashes', 'a_b,big-title,bigTitle'],
  ["`'dashes'` and `'dashesOnly'` work", 'dashesOnly', 'a_b,bigTitle'],
  ['`exportLocalsConvention` sets the names', 'camelCaseOnly', 'aB,bigTitle'],
] as const) {
  statement(
    words,
    big,
    { output: { target: 'web', cssModules: { exportLocalsConvention } } },
    async ({ node }) => {
      expect(await node(names)).toBe(seen);
    },
  );
}

statement(
  '`namedExport` exports each name separately',
  { ...modules('.own { color: red }'), 'src/index.js': "export * from './a.module.css';\n" },
  { bundle: false, output: { target: 'web', cssModules: { namedExport: true } } },
  ({ text }) => {
    expect(text('dist/a.module.js')).toContain('own');
    expect(text('dist/a.module.js')).not.toContain('default');
  },
);

for (const exportGlobals of [true, false]) {
  statement(
    '`exportGlobals` exports the names',
    modules('.own { color: red } :global(.page) { color: red }'),
    { output: { target: 'web', cssModules: { exportGlobals } } },
    async ({ node }) => {
      expect(await node(names)).toBe(exportGlobals ? 'own,page' : 'own');
    },
  );
}

for (const [mode, own, page, marked] of [
  ['local', false, true, false],
  ['global', true, true, false],
] as const) {
  statement(
    '`mode` sets what is renamed',
    modules('.own { color: red } :global(.page) { color: red } :local(.marked) { color: red }'),
    { output: { target: 'web', cssModules: { mode } } },
    ({ text }) => {
      const css = text('dist/index.css');
      expect(['own', 'page', 'marked'].map((name) => css.includes(`.${name} {`))).toEqual([
        own,
        page,
        marked,
      ]);
    },
  );
}

statement(
  "`'pure'` is like `'local'`, but rejects",
  modules('p { color: red }'),
  { output: { target: 'web', cssModules: { mode: 'pure' } } },
  ({ output }) => {
    expect(output).toContain('pure');
  },
  { fails: true },
);

below('data-uri-limit');

for (const [words, format, dataUriLimit, inlined] of [
  ['Assets up to this number of bytes', 'esm', 100, true],
  ['For `esm` and `cjs`, no asset is inlined', 'esm', undefined, false],
  ['For `esm` and `cjs`, no asset is inlined', 'cjs', undefined, false],
  ['For `esm` and `cjs`, no asset is inlined', 'umd', undefined, true],
  ['In an object, every type that you leave out', 'esm', { svg: 0 }, true],
  ['In an object, every type that you leave out', 'esm', { svg: 0, image: 0 }, false],
] as const) {
  statement(
    words,
    styled,
    { format, output: { target: 'web', ...(dataUriLimit !== undefined && { dataUriLimit }) } },
    ({ files }) => {
      expect(files.some((file) => file.endsWith('.js') || file.endsWith('.cjs'))).toBe(true);
      expect(files.some((file) => file.endsWith('.png'))).toBe(!inlined);
    },
  );
}

below('dist-path');

const kinds = {
  'src/index.js': "import './a.css';\nimport('./lazy.js');\nexport * from './files.js';\n",
  'src/files.js': ['svg', 'png', 'woff2', 'mp4', 'pdf']
    .map((name) => `export { default as ${name} } from './f.${name}';`)
    .join('\n'),
  'src/lazy.js': "import './b.css';\nexport const lazy = 1;\n",
  'src/a.css': '.a { color: red }',
  'src/b.css': '.b { color: red }',
  ...Object.fromEntries(
    ['svg', 'png', 'woff2', 'mp4', 'pdf'].map((name) => [`src/f.${name}`, name]),
  ),
};
const folders: [row: string, key: string, file: RegExp][] = [
  ['`js`, `css` |', 'js', /^dist\/own\/index\.js$/],
  ['`js`, `css` |', 'css', /^dist\/own\/index\.css$/],
  ['`cssAsync` |', 'cssAsync', /^dist\/own\/.*\.css$/],
  ['`svg`, `image`, `font`', 'svg', /^dist\/own\/f\.svg$/],
  ['`svg`, `image`, `font`', 'image', /^dist\/own\/f\.png$/],
  ['`svg`, `image`, `font`', 'font', /^dist\/own\/f\.woff2$/],
  ['`svg`, `image`, `font`', 'media', /^dist\/own\/f\.mp4$/],
  ['`assets` |', 'assets', /^dist\/own\/f\.pdf$/],
];

for (const [row, key, file] of folders) {
  statement(row, kinds, { output: { target: 'web', distPath: { [key]: 'own' } } }, ({ files }) => {
    expect(files.filter((name) => file.test(name))).toHaveLength(1);
  });
}

below('emit-assets');

statement(
  'Set it to `false` for a second output',
  styled,
  { output: { target: 'web', emitAssets: false } },
  ({ text, files }) => {
    expect(text('dist/index.js')).toContain('"./static/image/logo.png"');
    expect(files).toEqual(['dist/index.css', 'dist/index.js']);
  },
);

below('emit-css');

statement('With `node`, no CSS is written', styled, {}, ({ files, output }) => {
  expect(files).toContain('dist/index.js');
  expect(files.filter((file) => file.endsWith('.css'))).toEqual([]);
  expect(output).not.toContain('warn');
});

statement(
  'Bundleless output still imports it',
  styled,
  { bundle: false },
  async ({ text, node }) => {
    expect(text('dist/index.js')).toContain('import "./a.css"');
    expect(await node("import './dist/index.js';")).toContain('ERR_MODULE_NOT_FOUND');
  },
);

below('externals');

const react = {
  'src/index.js': "import 'react';\nimport 'react/jsx-runtime';\n",
  'node_modules/react/index.js': "console.log('react main');\n",
  'node_modules/react/jsx-runtime.js': "console.log('react jsx');\n",
  'node_modules/react/package.json': '{ "name": "react", "version": "1.0.0" }',
};

statement(
  "`'react'` | this request only",
  react,
  { output: { externals: ['react'] } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('import "react"');
    expect(text('dist/index.js')).toContain('react jsx');
  },
);

statement(
  "`'react'` | this request only",
  { ...react, 'package.json': '{ "type": "module", "peerDependencies": { "react": "1" } }' },
  { output: { externals: ['react'] } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('import "react/jsx-runtime"');
  },
);

statement(
  '`/^react($|\\/)/` | the package',
  react,
  { output: { externals: [/^react($|\/)/] } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('import "react/jsx-runtime"');
  },
);

const colors = { 'src/index.js': "import { red } from 'picocolors';\nexport const a = red;\n" };

for (const [row, externals, seen] of [
  ["`{ picocolors: 'kleur' }`", { picocolors: 'kleur' }, /import .* from "kleur"/],
  [
    "`{ picocolors: 'node-commonjs kleur' }`",
    { picocolors: 'node-commonjs kleur' },
    /createRequire[\s\S]*\("kleur"\)/,
  ],
] as const) {
  for (const words of [row, "The word before the name is one of Rspack's"]) {
    statement(words, colors, { output: { externals } }, ({ text }) => {
      expect(text('dist/index.js')).toMatch(seen);
    });
  }
}

statement(
  "`{ picocolors: 'node-commonjs kleur' }`",
  { ...colors, 'node_modules/kleur/index.js': 'exports.red = 1;\n' },
  { output: { externals: { picocolors: 'commonjs kleur' } } },
  async ({ node }) => {
    expect(await node("import './dist/index.js';")).toContain('require is not defined');
  },
);

statement(
  '`({ request }, callback) => …`',
  colors,
  {
    output: {
      externals: [
        ({ request }, callback) =>
          request === 'picocolors' ? callback(undefined, 'kleur') : callback(),
      ],
    },
  },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/from "kleur"/);
  },
);

statement(
  '`({ request }, callback) => …`',
  colors,
  { output: { externals: [async ({ request }) => (request === 'picocolors' ? 'kleur' : false)] } },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/from "kleur"/);
  },
);

statement(
  'If you pass a function, return a name only',
  { 'src/index.js': "import './own.js';\n", 'src/own.js': 'console.log(1);\n' },
  {
    output: {
      externals: [
        ({ request }, callback) => {
          console.log(`asks for ${request}`);
          callback();
        },
      ],
    },
  },
  ({ output }) => {
    expect(output).toMatch(/asks for \S*src\/index\.js/);
    expect(output).toContain('asks for ./own.js');
  },
);

below('filename');

statement(
  'You set a name for each file type',
  kinds,
  {
    output: {
      target: 'web',
      filename: Object.fromEntries(
        ['js', 'css', 'svg', 'image', 'font', 'media', 'assets'].map((key) => [
          key,
          `[name].own${key === 'js' ? '.js' : key === 'css' ? '.css' : '[ext]'}`,
        ]),
      ),
    },
  },
  ({ files }) => {
    expect(files.filter((file) => !file.includes('.own'))).toEqual([]);
    expect(files.length).toBeGreaterThan(6);
  },
);

statement(
  'The extension of `js` wins over `autoExtension`',
  one,
  { format: 'cjs', output: { filename: { js: '[name].js' } } },
  ({ files }) => {
    expect(files).toEqual(['dist/index.js']);
  },
);

statement(
  'In bundleless mode, write `[name]` plus an extension',
  {
    'src/index.js': "import './b.js';\nimport './a.css';\n",
    'src/b.js': 'console.log(1);\n',
    'src/a.css': '.a { color: red }',
  },
  {
    bundle: false,
    output: { target: 'web', filename: { js: '[name].x.mjs', css: '[name].x.css' } },
  },
  ({ text, files }) => {
    expect(text('dist/index.x.mjs')).toContain('"./b.mjs"');
    expect(files).toContain('dist/a.css');
  },
);

below('filename-hash');

for (const [row, filenameHash, js, css] of [
  ['`true` |', true, /^dist\/index\.[\w-]{10}\.js$/, /^dist\/index\.[\w-]{10}\.css$/],
  [
    "`'contenthash:6'` |",
    'contenthash:6',
    /^dist\/index\.[\w-]{6}\.js$/,
    /^dist\/index\.[\w-]{6}\.css$/,
  ],
  [
    '`{ format }` |',
    { format: 'contenthash:6' },
    /^dist\/index\.[\w-]{10}\.js$/,
    /^dist\/index\.[\w-]{6}\.css$/,
  ],
  [
    '`{ enable: false }` |',
    { enable: false },
    /^dist\/index\.[\w-]{10}\.js$/,
    /^dist\/index\.css$/,
  ],
  ['`{ enable: false }` |', false, /^dist\/index\.js$/, /^dist\/index\.css$/],
] as const) {
  statement(row, styled, { output: { target: 'web', filenameHash } }, ({ files }) => {
    expect(files.find((file) => /\/index\..*js$/.test(file))).toMatch(js);
    expect(files.find((file) => file.endsWith('.css'))).toMatch(css);
  });
}

statement(
  'It is added to the names of JavaScript, styles, and assets',
  styled,
  { output: { target: 'web', filenameHash: true, filename: { css: 'own.css' } } },
  ({ files }) => {
    expect(files).toContain('dist/own.css');
    expect(files.some((file) => /static\/image\/logo\.[\w-]+\.png/.test(file))).toBe(true);
  },
);

statement(
  "Leave hashes off in bundleless mode: import paths aren't",
  { 'src/index.js': "import './b.js';\n", 'src/b.js': 'console.log(1);\n' },
  { bundle: false, output: { filenameHash: true } },
  ({ text, files }) => {
    expect(text(files.find((file) => file.includes('index')) as string)).toContain('"./b.js"');
    expect(files).not.toContain('dist/b.js');
  },
);

below('inject-styles');

statement(
  'Use it if your users load a single script',
  styled,
  { output: { target: 'web', injectStyles: true } },
  ({ files, text }) => {
    expect(files.filter((file) => file.endsWith('.css'))).toEqual([]);
    expect(text('dist/index.js')).toContain('color: red');
  },
);

for (const output of [{ target: 'web' }, { emitCss: true }] as const) {
  statement(
    "It needs `target: 'web'` or",
    styled,
    { output: { ...output, injectStyles: true } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('color: red');
    },
  );
}

statement("It needs `target: 'web'` or", styled, { output: { injectStyles: true } }, ({ text }) => {
  expect(text('dist/index.js')).toContain('export');
  expect(text('dist/index.js')).not.toContain('color: red');
});

const sizeOf = "import { statSync } from 'node:fs'; console.log(statSync('dist/index.js').size);";

for (const [words, minify, least, most] of [
  ['It adds 14 kB to a bundle', false, 13_000, 16_500],
  ['With `minify: true`, these are 4 kB', true, 3500, 4800],
] as const) {
  statement(
    words,
    { 'src/index.js': "import './a.css';\n", 'src/a.css': '.a { color: red }' },
    { output: { target: 'web', injectStyles: true, ...(minify && { minify }) } },
    async ({ node }) => {
      const size = Number(await node(sizeOf));
      expect(size).toBeGreaterThan(least);
      expect(size).toBeLessThan(most);
    },
  );
}

statement(
  'Use it in bundle mode, because in bundleless mode',
  styled,
  { bundle: false, output: { target: 'web', injectStyles: true } },
  ({ text, has }) => {
    expect(text('dist/index.js')).toContain('import "./a.css"');
    expect(has('dist/a.css')).toBe(false);
  },
);

below('legal-comments');

const licensed = { 'src/index.js': '/*! a license */\nexport const a = 1;\n' };

statement("`'linked'` collects them", licensed, {}, ({ text, has }) => {
  expect(has('dist/index.js.LICENSE.txt')).toBe(true);
  expect(text('dist/index.js')).toMatch(/^\/\*!.*LICENSE\.txt/);
});

for (const output of [
  { legalComments: 'inline' },
  { legalComments: 'none' },
  { minify: false },
] as const) {
  statement("With `'inline'`, `'none'`, or `minify: false`", licensed, { output }, ({ files }) => {
    expect(files).toEqual(['dist/index.js']);
  });
}

statement(
  'Whether a comment also stays in the code',
  licensed,
  { output: { legalComments: 'none' } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('a license');
  },
);

below('manifest');

statement(
  '`filename` |',
  styled,
  { output: { manifest: { filename: 'own.json' } } },
  ({ files }) => {
    expect(files).toContain('dist/own.json');
  },
);

statement('`filter` |', licensed, { output: { manifest: true } }, ({ text, files }) => {
  expect(files).toContain('dist/index.js.LICENSE.txt');
  expect(text('dist/manifest.json')).not.toContain('LICENSE');
  expect(text('dist/manifest.json')).toContain('index.js');
});

statement(
  '`filter` |',
  styled,
  { output: { manifest: { filter: ({ name }) => name.endsWith('.png') } } },
  ({ text }) => {
    expect(text('dist/manifest.json')).toContain('logo.png');
    expect(text('dist/manifest.json')).not.toContain('index.js');
  },
);

statement(
  '`generate` |',
  styled,
  { output: { manifest: { generate: () => ({ own: 1 }) } } },
  ({ text }) => {
    expect(JSON.parse(text('dist/manifest.json'))).toEqual({ own: 1 });
  },
);

for (const prefix of [true, false]) {
  statement(
    '`prefix` |',
    styled,
    { output: { assetPrefix: 'https://cdn.example.org/', manifest: { prefix } } },
    ({ text }) => {
      expect(text('dist/manifest.json')).toContain('index.js');
      expect(text('dist/manifest.json').includes('https://cdn')).toBe(prefix);
    },
  );
}

below('minify');

const plain = {
  'src/index.js':
    "import './a.css';\n/*! license */\n/* comment */\nfunction longName(parameter) { return parameter._priv; }\nfunction unused() {}\nexport class Kept { get() { return longName(this); } }\n",
  'src/a.css': '.a {\n  color: red;\n}\n',
};

for (const words of ['Your users usually minify their application', 'not set |']) {
  statement(words, plain, { output: { target: 'web' } }, ({ text }) => {
    expect(text('dist/index.js')).toMatch(/license[\s\S]*function longName\(parameter\) \{\n/);
    expect(text('dist/index.js')).not.toMatch(/unused|\/\* comment/);
    expect(text('dist/index.css')).toContain('{\n');
  });
}

for (const run of [['npx rslib'], ['npx rslib --minify']]) {
  statement(
    '`true`, `--minify` |',
    plain,
    { output: { target: 'web', ...(run[0] === 'npx rslib' && { minify: true }) } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('export');
      expect(text('dist/index.js')).not.toContain('longName');
      expect(text('dist/index.css')).toContain('.a{color:');
    },
    { run },
  );
}

for (const run of [['npx rslib'], ['npx rslib --no-minify']]) {
  statement(
    '`false`, `--no-minify` |',
    plain,
    { output: { target: 'web', ...(run[0] === 'npx rslib' && { minify: false }) } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('unused');
      expect(text('dist/index.css')).toContain('{\n');
    },
    { run },
  );
}

statement(
  'If you only want to minify CSS',
  plain,
  { output: { target: 'web', minify: { css: true } } },
  ({ text }) => {
    expect(text('dist/index.css')).toContain('.a{color:');
    expect(text('dist/index.js')).toContain('export');
    expect(text('dist/index.js')).not.toContain('longName');
  },
);

statement(
  'In an object, `js` and `css` are turned on',
  plain,
  { output: { target: 'web', minify: { js: false, css: true } } },
  ({ text }) => {
    expect(text('dist/index.css')).toContain('.a{color:');
    expect(text('dist/index.js')).toContain('longName');
  },
);

const swc = (options: object) => ({
  output: { minify: { jsOptions: { minimizerOptions: options } } },
});

statement(
  '`directives: false` keeps lines',
  { 'src/index.js': "'use client';\nexport const a = 1;\n" },
  swc({ compress: { directives: false } }),
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/^["']use client["']/);
  },
);

statement(
  "`comments: 'all'` keeps every comment",
  { 'src/index.js': '/* comment */\nexport const a = 1;\n' },
  {
    output: {
      minify: {
        jsOptions: { minimizerOptions: { format: { comments: 'all' } }, extractComments: false },
      },
    },
  },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('comment');
  },
);

statement(
  '`mangle: { keep_classnames: true',
  plain,
  swc({ mangle: { keep_classnames: true, keep_fnames: true } }),
  ({ text }) => {
    expect(text('dist/index.js')).toContain('class Kept');
  },
);

statement(
  "`mangle: { props: { regex: '^_' } }`",
  { 'src/index.js': 'export const get = (o) => o._privateName;\n' },
  swc({ mangle: { props: { regex: '^_' } } }),
  ({ text }) => {
    expect(text('dist/index.js')).toContain('export');
    expect(text('dist/index.js')).not.toContain('_privateName');
  },
);

below('override-browserslist');

statement(
  'Contains Browserslist queries that win',
  { 'src/index.js': 'export const get = (a) => a?.b;\n' },
  { syntax: 'es2017', output: { overrideBrowserslist: ['chrome 120'] } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('a?.b');
  },
);

below('source-map');

statement(
  'If your users should be able to debug',
  styled,
  { output: { target: 'web', sourceMap: true } },
  ({ files }) => {
    expect(files).toEqual(expect.arrayContaining(['dist/index.js.map', 'dist/index.css.map']));
  },
);

statement(
  'They contain your sources',
  { 'src/index.js': '// a comment\nexport const a = 1;\n' },
  { output: { sourceMap: true } },
  ({ text }) => {
    expect(text('dist/index.js.map')).toContain('a comment');
  },
);

statement(
  'In an object, `js` and `css` are set separately',
  styled,
  { output: { target: 'web', sourceMap: { js: 'source-map', css: false } } },
  ({ files }) => {
    expect(files).toContain('dist/index.js.map');
    expect(files).not.toContain('dist/index.css.map');
  },
);

below('target');

const usesNode = {
  'src/index.js': "import 'node:fs';\nimport './a.css';\n",
  'src/a.css': '.a { color: red }',
};

statement(
  'Set it to the environment',
  usesNode,
  { output: { target: 'node' } },
  ({ text, files }) => {
    expect(text('dist/index.js')).toContain('import "node:fs"');
    expect(files).toEqual(['dist/index.js']);
  },
);

for (const [id, words] of [
  ['target', "`'web'` emits CSS, but a bundle fails"],
  ['limits', "For the target `'web'`, an import"],
] as const) {
  below(id);
  statement(
    words,
    usesNode,
    { output: { target: 'web' } },
    ({ output }) => {
      expect(output).toContain('node:fs');
    },
    { fails: true },
  );
  statement(words, usesNode, { bundle: false, output: { target: 'web' } }, ({ text, files }) => {
    expect(text('dist/index.js')).toContain('import "node:fs"');
    expect(files).toContain('dist/a.css');
  });
}

below('no-effect');

statement(
  '`distPath.jsAsync`:',
  { 'src/index.js': "import('./lazy.js');\n", 'src/lazy.js': 'export const lazy = 1;\n' },
  { output: { distPath: { jsAsync: 'async' } } },
  ({ files }) => {
    expect(files).toEqual(['dist/index.js', 'dist/lazy.js']);
  },
);

for (const words of ["`target: 'web-worker'`"]) {
  statement(
    words,
    one,
    "export default { output: { target: 'web-worker' } } as object;",
    ({ output }) => {
      expect(output).toContain('Unsupported platform: web-worker');
    },
    { fails: true },
  );
}

below('limits');

for (const words of [
  "The target must be `'node'` or `'web'`",
  'If you set anything else, the build fails',
]) {
  statement(
    words,
    one,
    "export default { output: { target: 'deno' } } as object;",
    ({ output }) => {
      expect(output).toContain('Unsupported platform: deno');
    },
    { fails: true },
  );
}

below('css-modules');

statement(
  '`mode` sets what is renamed',
  modules('.own { color: red } :global(.page) { color: red }'),
  { output: { target: 'web', cssModules: { mode: 'icss' } } },
  ({ text }) => {
    expect(text('dist/index.css')).toMatch(/\.own \{[\s\S]*:global\(\.page\) \{/);
  },
);

const pageDefaults: [row: string, format: 'esm' | 'cjs' | 'umd', seen: RegExp][] = [
  ['`target` |', 'esm', /target: \[[^\]]*'node'/],
];

below('');

for (const [row, format, seen] of pageDefaults) {
  statement(
    row,
    one,
    { format },
    ({ text }) => {
      expect(text('dist/.rsbuild/rspack.config.esm.mjs')).toMatch(seen);
    },
    { run: ['npx rslib inspect'] },
  );
}

statement('`distPath` | JavaScript and CSS', styled, { output: { target: 'web' } }, ({ files }) => {
  expect(files).toEqual(expect.arrayContaining(['dist/index.css', 'dist/index.js']));
});

statement('`minify` | remove unused code', plain, { output: { target: 'web' } }, ({ text }) => {
  expect(text('dist/index.js')).toContain('function longName(parameter)');
  expect(text('dist/index.js')).not.toContain('unused');
});

for (const [format, kept] of [
  ['esm', true],
  ['cjs', true],
  ['umd', false],
  ['iife', false],
] as const) {
  statement(
    '`autoExternal` |',
    { ...dependent, 'src/index.js': "import 'dep';\n" },
    { format, output: { filename: { js: '[name].js' } } },
    ({ text }) => {
      expect(text('dist/index.js').includes('main')).toBe(!kept);
      expect(text('dist/index.js')).toMatch(kept ? /"dep"/ : /main/);
    },
  );
  statement(
    '`dataUriLimit` |',
    {
      'src/index.js': "import logo from './logo.png';\nconsole.log(logo);\n",
      'src/logo.png': 'logo',
    },
    { format, output: { target: 'web', filename: { js: '[name].js' } } },
    ({ text, files }) => {
      expect(files.some((file) => file.endsWith('.png'))).toBe(kept);
      expect(text('dist/index.js')).toContain(kept ? 'static/image/logo.png' : 'data:image/png');
    },
  );
}

statement('`filenameHash` |', one, {}, ({ files }) => {
  expect(files).toEqual(['dist/index.js']);
});

below('manifest');

statement(
  'If several `lib` items write to one folder',
  one,
  { output: { manifest: true }, lib: [{}, { format: 'cjs' }] },
  ({ text }) => {
    const names = ['index.js', 'index.cjs'].filter((name) =>
      text('dist/manifest.json').includes(`${name}"`),
    );
    expect(names).toHaveLength(1);
  },
);

below('');

for (const [format, bundle] of [
  ['esm', true],
  ['esm', false],
  ['cjs', true],
  ['cjs', false],
  ['umd', true],
  ['iife', true],
] as const) {
  statement(
    'all formats, bundle and bundleless mode',
    { 'src/index.js': 'globalThis.a = 1;\n' },
    { format, bundle, output: { distPath: 'out', filename: { js: '[name].x.js' } } },
    ({ files }) => {
      expect(files).toEqual(['out/index.x.js']);
    },
  );
}

below('clean-dist-path');

statement(
  'Never combine `true` with the project root',
  { 'src/index.js': 'export const a = 1;\n', 'other.txt': 'a' },
  { output: { distPath: '.', cleanDistPath: true } },
  ({ output }) => {
    expect(output).toContain('gone');
  },
  { run: ['(npx rslib; [ -f other.txt ] || echo gone) 2>&1 | cat'] },
);

below('inject-styles');

statement(
  'On servers, it has no effect',
  { 'src/index.js': "import './a.css';\nexport const a = 1;\n", 'src/a.css': '.a { color: red }' },
  { output: { target: 'web', injectStyles: true } },
  async ({ node }) => {
    expect(await node("console.log((await import('./dist/index.js')).a);")).toBe('1');
  },
);

below('minify');

statement(
  "Minified code isn't protected: a formatter makes it readable",
  {
    'src/index.js':
      "export const make = (first) => {\n  const text = 'readable';\n  return [first, text];\n};\n",
  },
  { output: { minify: true } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('readable');
  },
);
for (const minify of [true, false]) {
  statement(
    "With `format: 'cjs'`, `minify: true` and `minify: false` leave the shim",
    { 'src/index.js': 'export const a = 1;\n' },
    { format: 'cjs', output: { minify } },
    ({ text }) => {
      expect(text('dist/index.cjs')).toContain('__rslib_import_meta_url__');
    },
  );
}
statement(
  "With `format: 'cjs'`, `minify: true` and `minify: false` leave the shim",
  { 'src/index.js': 'export const a = 1;\n' },
  { format: 'cjs', output: { minify: true }, shims: { cjs: { 'import.meta.url': false } } },
  ({ text }) => {
    expect(text('dist/index.cjs')).toContain('exports');
    expect(text('dist/index.cjs')).not.toContain('__rslib_import_meta_url__');
  },
);

below('limits');

statement(
  "Don't set `module`, because Rslib sets it by `format`",
  { 'src/index.js': 'export const a = 1;\n' },
  { lib: [{ format: 'umd', umdName: 'Demo', output: { module: true } }] } as RslibConfig,
  ({ text, has }) => {
    expect(has('dist/index.js')).toBe(true);
    expect(text('dist/index.js')).toContain('()=>{}');
  },
);

below('');

for (const format of ['esm', 'cjs'] as const) {
  statement(
    "`assetPrefix` | `'auto'` for `esm` and `cjs`",
    { 'src/index.js': "export { default } from './a.svg';\n", 'src/a.svg': '<svg/>' },
    { format },
    ({ files, text }) => {
      expect(text(files[0] as string)).toContain('"./static/svg/a.svg"');
    },
  );
}

below('minify');

statement(
  'Rslib has no option that obfuscates code',
  { 'src/index.js': "export const make = () => 'readable text';\n" },
  { output: { minify: true } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('readable text');
  },
);

below('filename-hash');

const counted = { 'src/index.js': 'export const a = 1;\n', 'src/b.js': 'export const b = 1;\n' };
statement(
  'If you serve the files yourself, a content hash',
  counted,
  {
    source: { entry: { index: './src/index.js', b: './src/b.js' } },
    output: { filenameHash: true },
  },
  ({ files }) => {
    const named = (name: string) => files.filter((file) => file.startsWith(`dist/${name}.`));
    expect([named('index').length, named('b').length]).toEqual([2, 1]);
  },
  { run: ['npx rslib', "echo 'export const a = 2;' > src/index.js", 'npx rslib --no-clean'] },
);

const federated = (filenameHash: unknown) =>
  `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
export default { lib: [{ format: 'mf', output: { filenameHash: ${JSON.stringify(filenameHash)} }, plugins: [pluginModuleFederation({ name: 'demo', exposes: { '.': './src/index.js' }, dts: false }, {})] }] } as object;`;
const federation = { packages: ['@module-federation/rsbuild-plugin'] };

for (const [filenameHash, name] of [
  [true, /^dist\/index\.\w{10}\.js$/],
  [{ format: 'contenthash:4' }, /^dist\/index\.\w{4}\.js$/],
  [{ enable: false }, /^dist\/index\.js$/],
] as const) {
  statement(
    'With `mf`, `format` and `enable` also apply',
    counted,
    federated(filenameHash),
    ({ files }) => {
      expect(files.find((file) => /^dist\/index\..*js$/.test(file))).toMatch(name);
    },
    federation,
  );
}

for (const [filenameHash, name] of [
  [true, /^index\.js$/m],
  [{ enable: 'always' }, /^index\.\w{10}\.js$/m],
] as const) {
  statement(
    "`{ enable: 'always' }` |",
    counted,
    federated(filenameHash),
    ({ output }) => {
      expect(output).toMatch(name);
    },
    {
      ...federation,
      run: [
        `npx rslib mf-dev > dev.log 2>&1 & dev=$!
for i in $(seq 300); do test -f dist/mf-manifest.json && break; sleep 0.2; done
kill $dev; wait $dev; ls dist`,
      ],
    },
  );
}

below('legal-comments');

statement(
  'If you bundle packages, their licenses usually require',
  {},
  undefined,
  async ({ node }) => {
    const terms = await node(`
      import { readFileSync } from 'node:fs';
      for (const name of ['react', 'picocolors', 'mitt']) {
        const text = readFileSync(\`node_modules/\${name}/LICENSE\`, 'utf8').replace(/\\s+/g, ' ');
        console.log(/(?:notice and this permission notice )(?:shall be included|appear) in all copies/.test(text));
      }`);
    expect(terms).toBe('true\ntrue\ntrue');
  },
  { packages: ['react', 'picocolors', 'mitt'], run: [] },
);
statement(
  'If you bundle packages, their licenses usually require',
  {
    'src/index.js': "export { a } from 'left';\n",
    'node_modules/left/package.json': '{ "name": "left", "type": "module" }',
    'node_modules/left/index.js':
      '/*! left, by us */\nexport function a() {\n  return globalThis.left;\n}\n',
  },
  {},
  ({ text }) => {
    expect(text('dist/index.js.LICENSE.txt')).toContain('left, by us');
  },
);

below('manifest');

statement(
  'Use it if a program has to know which files belong',
  {
    'src/index.js': "export const load = () => import('./lazy.js');\n",
    'src/b.js': 'export const b = 1;\n',
    'src/lazy.js': 'export const lazy = 1;\n',
  },
  {
    source: { entry: { index: './src/index.js', b: './src/b.js' } },
    output: { manifest: true },
  },
  ({ text, files }) => {
    const { entries } = JSON.parse(text('dist/manifest.json'));
    const listed = Object.entries<{ initial: object; async?: object }>(entries).map(
      ([name, { initial, async }]) => [name, JSON.stringify([initial, async])] as const,
    );
    const lazy = files.find((file) => text(file).includes('lazy = 1'))?.slice('dist/'.length);
    expect(Object.fromEntries(listed)).toEqual({
      index: expect.stringMatching(new RegExp(`index\\.js.*${lazy}`)),
      b: expect.stringMatching(/^((?!index).)*b\.js((?!index).)*$/),
    });
  },
);

below('polyfill');

for (const words of [
  'Leave it off, because polyfills change the environment',
  "For the `web` target, `'usage'` and `'entry'` add",
]) {
  for (const polyfill of ['off', 'usage', 'entry'] as const) {
    statement(
      words,
      {
        'src/index.js': `${polyfill === 'entry' ? "import 'core-js';\n" : ''}globalThis.last = (list) => list.at(-1);\nexport {};\n`,
        'page.cjs':
          "delete Array.prototype.at;\n(0, eval)(require('node:fs').readFileSync('dist/index.js', 'utf8'));\nconsole.log('at:', typeof [].at);\n",
      },
      { format: 'iife', syntax: ['chrome 60'], output: { target: 'web', polyfill } },
      ({ output }) => {
        expect(output).toContain(`at: ${polyfill === 'off' ? 'undefined' : 'function'}`);
      },
      { install: ['core-js@3.51.0'], run: ['npx rslib', 'node page.cjs'] },
    );
  }
}

below('source-map');

const mapped = (name: string) => ({
  [`node_modules/${name}/package.json`]: `{ "name": "${name}", "type": "module" }`,
  [`node_modules/${name}/index.js`]: `export function ${name}(value) {\n  return globalThis.${name};\n}\n//# sourceMappingURL=index.js.map\n`,
  [`node_modules/${name}/index.js.map`]: JSON.stringify({
    version: 3,
    sources: ['index.ts'],
    sourcesContent: [`export function ${name}(value: number) {\n  return globalThis.${name};\n}\n`],
    names: [],
    mappings: 'AAAA;AACA;AACA',
  }),
});
for (const extract of [
  { include: [/left/] },
  { test: /left.*\.js$/ },
  { exclude: [/right/] },
  { js: { include: [/left/] } },
]) {
  statement(
    'As an object, `extract` selects the files',
    {
      'src/index.js': "export { left } from 'left';\nexport { right } from 'right';\n",
      ...mapped('left'),
      ...mapped('right'),
    },
    { output: { sourceMap: { js: 'source-map', extract } } } as RslibConfig,
    ({ text }) => {
      expect(text('dist/index.js.map')).toContain('left(value: number)');
      expect(text('dist/index.js.map')).not.toContain('right(value: number)');
    },
  );
}

below('no-effect');

for (const [htmlPlugin, html] of [
  [false, []],
  [true, ['dist/pages/own.html']],
] as const) {
  statement(
    '`distPath.html`, `distPath.favicon`',
    { 'src/index.js': 'export const a = 1;\n', 'src/icon.svg': '<svg/>' },
    {
      html: { favicon: './src/icon.svg' },
      output: {
        target: 'web',
        distPath: { html: 'pages', favicon: 'icons' },
        filename: { html: 'own.html' },
      },
      tools: { htmlPlugin },
    } as RslibConfig,
    ({ files }) => {
      expect(files).toContain('dist/index.js');
      expect(files.filter((file) => file.endsWith('.html'))).toEqual(html);
      expect(files.includes('dist/icons/icon.svg')).toBe(htmlPlugin);
    },
  );
}

below('source-map');

const mappedSource = { 'src/index.ts': 'export const f = (x: number) => x + 1;\n' };
statement(
  'The maps list your sources by relative paths',
  mappedSource,
  { output: { sourceMap: true } },
  ({ text }) => {
    expect(JSON.parse(text('dist/index.js.map')).sources).toEqual(['../src/index.ts']);
  },
);
statement(
  'Only runtime code that the bundler adds has names',
  mappedSource,
  { format: 'cjs', output: { sourceMap: true } },
  ({ text }) => {
    const { sources } = JSON.parse(text('dist/index.cjs.map')) as { sources: string[] };
    const others = sources.filter((source) => !source.startsWith('webpack://webpack/runtime/'));
    expect(others).toEqual(['../src/index.ts']);
    expect(sources.length).toBeGreaterThan(1);
  },
);
statement(
  'If your debugger needs other names, set',
  mappedSource,
  {
    output: { sourceMap: true },
    tools: { rspack: { output: { devtoolModuleFilenameTemplate: 'my-lib:///[resource-path]' } } },
  },
  ({ text }) => {
    expect(JSON.parse(text('dist/index.js.map')).sources).toEqual(['my-lib:///./src/index.ts']);
  },
);
