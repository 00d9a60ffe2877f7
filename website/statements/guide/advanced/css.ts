import type { RslibConfig } from '@rslib/core';
import { expect } from 'vitest';
import { angular } from '../../../consumers/tools/angular.ts';
import { browse, browserFiles, reporter } from '../../browser.ts';
import { consumed } from '../../consumed.ts';
import { below, type ProbeFiles, recorded, statement, unproven } from '../../statement.ts';

const web = { target: 'web' } as const;
const lazy = {
  'src/index.js': "import './a.css';\nglobalThis.load = () => import('./b.js');\n",
  'src/b.js': "import './b.css';\nexport const b = 1;\n",
  'src/a.css': '.a { color: red }',
  'src/b.css': '.b { color: red }',
};
const address = {
  'src/index.js': "import url from './base.css?url';\nexport default url;\n",
  'src/base.css': '.a { color: red }',
};
const sass = (file: string) => ({
  'src/index.js': "import './a.scss';\n",
  'src/a.scss': '.a { color: $brand }',
  [`src/${file}`]: '$brand: red;',
  'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
});
const sassConfig = `
import { pluginSass } from '@rsbuild/plugin-sass';
export default {
  bundle: false,
  output: { target: 'web' },
  source: { entry: { index: ['./src/**', '!./src/**/_*.scss'] } },
  plugins: [pluginSass({ sassLoaderOptions: { additionalData: "@use '@/vars' as *;" } })],
};`;
const postcss = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.a { color: red }',
  'postcss.config.mjs':
    "export default { plugins: [{ postcssPlugin: 'x', Declaration(d) { d.value = 'blue'; } }] };",
};
const recolor = "sed -i 's/blue/green/' postcss.config.mjs";
const listed: RslibConfig = {
  output: web,
  performance: { buildCache: { buildDependencies: ['./postcss.config.mjs'] } },
};
const tailwind = (css: string) => ({
  'src/index.js':
    "import './a.css';\nexport const names = 'tw:p-4 tw:text-red-500 tw:flex p-4 text-red-500 flex';\n",
  'src/a.css': css,
});
const tailwindConfig = `
import { pluginTailwindcss } from '@rsbuild/plugin-tailwindcss';
export default { output: { target: 'web' }, plugins: [pluginTailwindcss()] };`;
const install = ['tailwindcss@4.3.5', '@rsbuild/plugin-tailwindcss@2.0.3'];

below('bundle-imports');

for (const [format, sheets] of [
  ['esm', ['dist/b.css', 'dist/index.css']],
  ['cjs', ['dist/a.css', 'dist/index.css']],
  ['umd', ['dist/index.css']],
  ['iife', ['dist/index.css']],
] as const) {
  statement(
    'In ESM and CJS, styles behind an `import()`',
    lazy,
    { format, output: web },
    ({ files }) => {
      expect(files.filter((file) => file.endsWith('.css'))).toEqual(sheets);
    },
  );
}

below('preprocessors');

statement(
  'In bundleless mode, name the file `_vars.scss`',
  sass('_vars.scss'),
  sassConfig,
  ({ files }) => {
    expect(files).toEqual(['dist/a.css', 'dist/index.js']);
  },
  { packages: ['@rsbuild/plugin-sass'] },
);

statement(
  'In bundleless mode, name the file `_vars.scss`',
  sass('vars.scss'),
  sassConfig,
  ({ output }) => {
    expect(output).toContain('Module loop');
  },
  { packages: ['@rsbuild/plugin-sass'], fails: true },
);

below('tailwind');

statement(
  "Don't import `tailwindcss/utilities.css` alone",
  tailwind("@import 'tailwindcss/utilities.css';"),
  tailwindConfig,
  ({ text }) => {
    expect(text('dist/index.css')).toContain('.flex');
    expect(text('dist/index.css')).not.toMatch(/\.p-4|\.text-red-500/);
  },
  { install },
);

statement(
  'If you only want the classes, import the theme',
  tailwind(
    "@import 'tailwindcss/theme.css' layer(theme) theme(inline) prefix(tw);\n@import 'tailwindcss/utilities.css' layer(utilities);",
  ),
  tailwindConfig,
  ({ text }) => {
    expect(text('dist/index.css')).toMatch(/\.tw\\:p-4/);
    expect(text('dist/index.css')).toMatch(/\.tw\\:text-red-500/);
    expect(text('dist/index.css')).not.toContain(':root');
  },
  { install },
);

statement(
  'If you edit `postcss.config.mjs` and your styles stay',
  postcss,
  { output: web },
  ({ text }) => {
    expect(text('dist/index.css')).toMatch(/#00f|blue/);
  },
  { run: ['npx rslib', recolor, 'npx rslib'] },
);

statement(
  'Delete `node_modules/.cache`, or list the file',
  postcss,
  listed,
  ({ text }) => {
    expect(text('dist/index.css')).toMatch(/green|#008000/);
  },
  { run: ['npx rslib', recolor, 'npx rslib'] },
);

below('limits');

for (const output of [web, { ...web, assetPrefix: 'https://cdn.example.org/' }, {}]) {
  statement(
    "`?url` doesn't give you the address of a style sheet",
    address,
    { output },
    async ({ node }) => {
      const code = "import url from './dist/index.js'; console.log(url);";
      expect(await node(code)).toBe('undefinedbase.css');
    },
  );
}

statement(
  "`?url` doesn't give you the address of a style sheet",
  address,
  { output: web, format: 'umd' },
  ({ output }) => {
    expect(output).toContain("'import.meta' cannot be used outside of module code");
  },
  { fails: true },
);

statement(
  "`new URL('./base.css', import.meta.url)` copies the file",
  {
    'src/index.js': "export default new URL('./base.css', import.meta.url);\n",
    'src/base.css': '.a { background: url(./a.png) } .b { .c { color: red } }',
    'src/a.png': 'a',
  },
  { output: web, syntax: 'es2015' },
  ({ text, files }) => {
    expect(text('dist/static/assets/base.css')).toContain('.b { .c {');
    expect(files).toHaveLength(2);
  },
);

const styled = {
  'src/index.js': "import './base.css';\nexport const a = 1;\n",
  'src/base.css': '.a { color: red; background: url(./a.png) }',
  'src/a.png': 'a',
};
const flat = { bundle: false, output: web } as const;
const list = (files: string[], end = '.css') => files.filter((file) => file.endsWith(end));

below('output');

for (const words of [
  'Rslib writes CSS files only for the `web` target.',
  'With `node`, the build succeeds and writes no CSS file.',
]) {
  statement(words, styled, {}, ({ files }) => {
    expect(files).toContain('dist/index.js');
    expect(list(files)).toEqual([]);
  });
  statement(words, styled, { output: web }, ({ files }) => {
    expect(list(files)).toEqual(['dist/index.css']);
  });
}

for (const format of ['esm', 'cjs'] as const) {
  statement(
    'In ESM and CJS, images in `url()` become files',
    styled,
    { output: web, format },
    ({ text, has }) => {
      expect(text('dist/index.css')).toContain('url(./static/image/a.png)');
      expect(has('dist/static/image/a.png')).toBe(true);
    },
  );
}

statement('A bundle loses its style imports', styled, {}, ({ text }) => {
  expect(text('dist/index.js')).toContain('export {');
  expect(text('dist/index.js')).not.toContain('css');
});
statement('A bundle loses its style imports', styled, { bundle: false }, ({ text, has }) => {
  expect(text('dist/index.js')).toContain('import "./base.css"');
  expect(has('dist/base.css')).toBe(false);
});

below('bundleless-imports');

statement('In bundleless mode, each style sheet stays next', styled, flat, ({ text, has }) => {
  expect(text('dist/index.js')).toContain('import "./base.css"');
  expect(has('dist/base.css')).toBe(true);
});

below('bundle-imports');

const twoSheets = {
  'src/index.js': "import './a.css';\nimport './b.js';\nexport const a = 1;\n",
  'src/b.js': "import './b.css';\n",
  'src/a.css': '.a { color: red }',
  'src/b.css': '.b { color: red }',
};

statement(
  'A bundle has the styles of an entry in one file.',
  twoSheets,
  { output: web },
  ({ files, text }) => {
    expect(list(files)).toEqual(['dist/index.css']);
    expect(text('dist/index.css')).toMatch(/\.a[\s\S]*\.b/);
  },
);

for (const [sideEffects, isKept] of [
  [false, false],
  [['./src/setup.js'], true],
] as const) {
  statement(
    'Rslib reads the list, too',
    {
      'src/index.js': "import './setup';\nexport const a = 1;\n",
      'src/setup.js': "globalThis.ready = 'yes';\n",
      'package.json': JSON.stringify({ name: 'demo', type: 'module', sideEffects }),
    },
    {},
    ({ text }) => {
      expect(text('dist/index.js')).toContain('export {');
      expect(text('dist/index.js').includes('ready')).toBe(isKept);
    },
  );
}

const theme = {
  'src/index.ts': 'export const a = 1;\n',
  'src/theme.css': '.a { color: red }',
};
const themeEntry = { index: './src/index.ts', theme: './src/theme.css' };

statement(
  'If no module imports a style sheet, make it an entry',
  theme,
  { output: web, source: { entry: themeEntry } },
  ({ text }) => {
    expect(text('dist/theme.css')).toContain('.a');
    expect(text('dist/theme.js').trim()).toBe('');
  },
);
statement(
  'With `dts.bundle` this fails, so use `output.copy` instead.',
  theme,
  { output: web, source: { entry: themeEntry }, dts: { bundle: true } },
  ({ exitCode }) => {
    expect(exitCode).toBe(1);
  },
  { fails: true, packages: ['@microsoft/api-extractor'] },
);
statement(
  'With `dts.bundle` this fails, so use `output.copy` instead.',
  theme,
  { output: { ...web, copy: [{ from: './src/theme.css' }] }, dts: { bundle: true } },
  ({ has }) => {
    expect(has('dist/theme.css')).toBe(true);
  },
  { packages: ['@microsoft/api-extractor'] },
);

below('banner');

statement(
  'The banner is written to every JavaScript file',
  {
    'src/index.js': "export const load = () => import('./b.js');\n",
    'src/b.js': 'export const b = 1;\n',
    'src/c.js': 'export const c = 1;\n',
  },
  {
    banner: { js: "import './index.css';" },
    source: { entry: { index: './src/index.js', c: './src/c.js' } },
  },
  ({ text }) => {
    for (const file of ['index', 'b', 'c']) {
      expect(text(`dist/${file}.js`)).toMatch(/^import '\.\/index\.css';/);
    }
  },
);

below('inject');

/** A page in Node.js that prints the styles that the code adds. */
const inPage = `
const added = [];
const element = () => ({ setAttribute() {}, appendChild(child) { added.push(child); }, children: [], childNodes: [] });
globalThis.window = globalThis;
globalThis.document = {
  createElement: element, createTextNode: (text) => text, querySelector: element, head: element(),
  querySelectorAll: () => [], getElementsByTagName: () => [element()],
};
await import('./dist/index.js');
console.log(added.filter((item) => typeof item === 'string').join(' '));`;
const injected = { output: { ...web, injectStyles: true } };
const plain = {
  'src/index.js': "import './base.css';\nexport const a = 1;\n",
  'src/base.css': '.a { color: red }',
};

statement(
  'With `output.injectStyles: true`, Rslib writes no CSS',
  plain,
  injected,
  async ({ files, node }) => {
    expect(files).toEqual(['dist/index.js']);
    expect(await node(inPage)).toContain('color: red');
  },
);
statement(
  'Use it in bundle mode, because bundleless mode only handles CSS Modules.',
  {
    ...plain,
    'src/b.js': "import styles from './b.module.css';\nexport default styles;\n",
    'src/b.module.css': '.b { color: blue }',
  },
  { bundle: false, ...injected },
  ({ text, files }) => {
    expect(text('dist/index.js')).toContain('import "./base.css"');
    expect(files.filter((file) => /blue|#00f/.test(text(file))).join()).toMatch(/\.js$/);
  },
);
statement('On a server, the code does nothing.', plain, injected, async ({ node }) => {
  expect(await node("console.log(Object.keys(await import('./dist/index.js')));")).toBe("[ 'a' ]");
});
consumed('None of the servers above fails', 'css-inject', 'works', [
  'vite/build --ssr',
  'sveltekit',
  'react-router',
  'tanstack-start',
  'next-turbopack/build, client component',
  'node-26',
]);
consumed(
  'Server components of Next.js and Astro pages',
  'css-inject',
  'wrong',
  ['next-turbopack/build, rendered by a server component'],
  'no rule for the class',
);
consumed("Put it behind `'use client'`", 'css-inject', 'works', [
  'next-turbopack/build, client component',
]);
unproven('A Content Security Policy without', 'needs a browser');

for (const [row, minify, first, further] of [
  ['default | 14 kB', undefined, [13, 15], [1.5, 1.9]],
  ['`minify: true` | 4 kB', true, [3.5, 4.5], [0.2, 0.4]],
] as const) {
  statement(
    row,
    {
      'src/index.js': "import './base.css';\n",
      'src/two.js': "import './base.css';\nimport './b.css';\n",
      'src/base.css': '.a { color: red }',
      'src/b.css': '.b { color: red }',
    },
    {
      output: { ...web, injectStyles: true, ...(minify && { minify }) },
      lib: [
        { id: 'one' },
        { id: 'two', source: { entry: { two: './src/two.js' } }, output: { distPath: 'two' } },
      ],
    },
    ({ text }) => {
      const one = text('dist/index.js').length / 1000;
      const two = text('two/two.js').length / 1000;
      expect(one).toBeGreaterThan(first[0]);
      expect(one).toBeLessThan(first[1]);
      expect(two - one).toBeGreaterThan(further[0]);
      expect(two - one).toBeLessThan(further[1]);
    },
  );
}

below('packages');

const themed = (field: string, style = "import 'soft-theme/theme.css';") => ({
  'src/index.js': style.startsWith('@') ? "import './a.css';\n" : `${style}\nexport const a = 1;\n`,
  ...(style.startsWith('@') && { 'src/a.css': `${style}\n.a { color: red }` }),
  'package.json': JSON.stringify({ name: 'demo', type: 'module', [field]: { 'soft-theme': '1' } }),
  'node_modules/soft-theme/package.json': '{ "name": "soft-theme", "version": "1.0.0" }',
  'node_modules/soft-theme/theme.css': '.soft { color: pink }',
});
const kept = 'import "soft-theme/theme.css"';

for (const field of ['dependencies', 'peerDependencies', 'optionalDependencies']) {
  for (const config of [{ output: web }, flat]) {
    statement(
      '`dependencies`, `peerDependencies`, or `optionalDependencies` | kept',
      themed(field),
      config,
      ({ text }) => {
        expect(text('dist/index.js')).toContain(kept);
      },
    );
  }
}
for (const field of ['devDependencies', 'other']) {
  const row = '`devDependencies`, or not listed | part of `index.css`';
  statement(row, themed(field), { output: web }, ({ text }) => {
    expect(text('dist/index.css')).toContain('.soft');
    expect(text('dist/index.js')).not.toContain('soft-theme');
  });
  statement(row, themed(field), flat, ({ text }) => {
    expect(text('dist/index.js')).toContain(kept);
  });
}
statement(
  'If you keep the import, tools that load CSS',
  themed('dependencies'),
  { output: web },
  async ({ node }) => {
    expect(await node("import './dist/index.js';")).toContain('Unknown file extension ".css"');
  },
);
for (const field of ['dependencies', 'peerDependencies', 'devDependencies', 'other']) {
  statement(
    "An `@import 'soft-theme/theme.css'` inside a style sheet",
    themed(field, "@import 'soft-theme/theme.css';"),
    { output: web },
    ({ text }) => {
      expect(text('dist/index.css')).toContain('.soft');
    },
  );
}

below('fonts');

const font = {
  'src/index.js': "import './digits.css';\n",
  'src/digits.css': "@font-face { font-family: digits; src: url('./digits.woff2') }",
  'src/digits.woff2': 'a',
};
statement('`digits.js` exists because the default entry', font, flat, ({ has }) => {
  expect(has('dist/digits.js')).toBe(true);
});
statement(
  'If nobody should import the font from JavaScript',
  font,
  { ...flat, source: { entry: { index: ['./src/**', '!./src/*.woff2'] } } },
  ({ has }) => {
    expect(has('dist/digits.js')).toBe(false);
    expect(has('dist/static/font/digits.woff2')).toBe(true);
  },
);

below('absolute-urls');

const paper = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.a { background: url(/img/paper.png) }',
};
statement(
  'A path such as `url(/img/paper.png)` belongs',
  paper,
  { output: web },
  ({ output }) => {
    expect(output).toContain("Can't resolve '/img/paper.png'");
  },
  { fails: true },
);
statement(
  'Tell the CSS loader which URLs it should leave alone.',
  paper,
  { output: web, tools: { cssLoader: { url: { filter: (url) => !url.startsWith('/') } } } },
  ({ text }) => {
    expect(text('dist/index.css')).toContain('url("/img/paper.png")');
  },
);

below('css-modules');

const modules = (name: string) => ({
  'src/index.js':
    "import one from './a.module.css';\nimport two from './b/a.module.css';\nexport { one, two };\n",
  'src/a.module.css': '.button { color: red }',
  'src/b/a.module.css': '.button { color: blue }',
  'package.json': `{ "name": "${name}", "type": "module" }`,
});
const names = "import { one, two } from './dist/index.js'; console.log(one.button, two.button);";
const ident = (localIdentName: string) => ({
  output: { ...web, cssModules: { localIdentName } },
});

statement(
  'Files named `*.module.css` are CSS Modules',
  modules('one'),
  { output: web },
  async ({ node }) => {
    const [one, two] = (await node(names)).split(' ');
    expect(one).toMatch(/^button-\w+$/);
    expect(one).not.toBe(two);
  },
);
for (const name of ['one', 'two']) {
  statement(
    "The name of your package isn't part of it",
    modules(name),
    { output: web },
    async ({ node }) => {
      expect(await node(names)).toBe('button-c3JMAQ button-qM8UOt');
    },
  );
}
statement(
  'With `[local]` alone, as here',
  modules('one'),
  ident('tag-[local]'),
  async ({ node }) => {
    expect(await node(names)).toBe('tag-button tag-button');
  },
);
statement(
  "If that's a risk, `price-tag-[local]-[hash:base64:6]`",
  modules('one'),
  ident('price-tag-[local]-[hash:base64:6]'),
  async ({ node }) => {
    const [one, two] = (await node(names)).split(' ');
    expect(one).toMatch(/^price-tag-button-.{6}$/);
    expect(one).not.toBe(two);
  },
);

below('preprocessors');

const partial = (text: string) => ({
  'src/index.js': "import './a.scss';\n",
  'src/a.scss': "@use 'mixins' as m;\n.a { color: red }",
  'src/_mixins.scss': text,
});
const plainSass = (entry = '') => `
import { pluginSass } from '@rsbuild/plugin-sass';
export default { bundle: false, output: { target: 'web' }, plugins: [pluginSass()], ${entry} };`;
const withSass = { packages: ['@rsbuild/plugin-sass'] };

statement(
  'In bundleless mode, Sass partials are entries, too',
  partial('.b { color: $brand }'),
  plainSass(),
  ({ output }) => {
    expect(output).toContain('Undefined variable.');
  },
  { ...withSass, fails: true },
);
statement(
  'In bundleless mode, Sass partials are entries, too',
  partial('.b { color: blue }'),
  plainSass(),
  ({ has }) => {
    expect(has('dist/_mixins.css')).toBe(true);
  },
  withSass,
);
statement(
  'Exclude them with `source.entry',
  partial('.b { color: blue }'),
  plainSass("source: { entry: { index: ['./src/**', '!./src/**/_*.scss'] } }"),
  ({ has }) => {
    expect(has('dist/a.css')).toBe(true);
    expect(has('dist/_mixins.css')).toBe(false);
  },
  withSass,
);
statement(
  'If every file needs the same variables',
  { ...sass('_vars.scss'), 'src/b.scss': '.b { background: $brand }' },
  sassConfig,
  ({ text }) => {
    expect(text('dist/a.css')).toContain('red');
    expect(text('dist/b.css')).toContain('red');
  },
  withSass,
);

below('tailwind');

statement(
  'The style sheet contains the reset and the theme',
  tailwind("@import 'tailwindcss';"),
  tailwindConfig,
  ({ text }) => {
    expect(text('dist/index.css')).toMatch(/:root[\s\S]*box-sizing/);
  },
  { install },
);
statement(
  'Without the theme, every class that needs a color',
  tailwind("@import 'tailwindcss/utilities.css';"),
  tailwindConfig,
  ({ text, output }) => {
    expect(text('dist/index.css')).toContain('.flex');
    expect(text('dist/index.css')).not.toMatch(/\.p-4|\.text-red-500/);
    expect(output).not.toContain('warn');
  },
  { install },
);
const second =
  "{ postcssPlugin: 'y', Rule(rule) { if (rule.selector === '.a') rule.selector = '.z'; } }";
for (const [words, options, seen] of [
  [
    'To add plugins in the config as well, use `addPlugins`',
    `(options, { addPlugins }) => addPlugins(${second})`,
    /\.z[\s\S]*(?:blue|#00f)/,
  ],
  [
    'An object with `postcssOptions.plugins` replaces',
    `{ postcssOptions: { plugins: [${second}] } }`,
    /\.z[\s\S]*red/,
  ],
] as const) {
  statement(
    words,
    postcss,
    `export default { output: { target: 'web' }, tools: { postcss: ${options} } } as object;`,
    ({ text }) => {
      expect(text('dist/index.css')).toMatch(seen);
    },
  );
}

below('browsers');

const nested = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.a { .b { color: red } }',
};
statement(
  'Lightning CSS compiles the styles for the browsers',
  nested,
  { output: web, syntax: ['chrome 80'] },
  ({ text }) => {
    expect(text('dist/index.css')).toContain('.a .b {');
  },
);
for (const words of ['Lightning CSS compiles the styles', 'The default is recent browsers']) {
  statement(words, nested, { output: web }, ({ text }) => {
    expect(text('dist/index.css')).toMatch(/\.a \{\s+(?:& )?\.b \{/);
  });
}

below('minify');

const long = {
  'src/index.js':
    "import './a.css';\nexport const add = (first, second) => {\n  const sum = first + second;\n  return [sum, sum];\n};\n",
  'src/a.css': '.a {\n  color: red;\n}\n.b {\n  color: blue;\n}\n',
};
statement("CSS isn't minified by default", long, { output: web }, ({ text }) => {
  expect(text('dist/index.css')).toMatch(/\.a \{\n/);
});
statement(
  'If you set `output.minify`, it replaces the default',
  long,
  { output: { ...web, minify: { css: true } } },
  ({ text }) => {
    expect(text('dist/index.css')).toContain('.a');
    expect(text('dist/index.css').trim()).not.toContain('\n');
    expect(text('dist/index.js').trim()).not.toContain('\n');
    expect(text('dist/index.js')).not.toContain('first');
  },
);

below('limits');

const query = (name: string) => ({
  'src/index.js': `import text from './base.css?${name}';\nexport default text;\n`,
  'src/base.css': '.a { color: red }',
});
for (const name of ['inline', 'raw']) {
  statement(
    '`?inline` and `?raw`, which give you',
    query(name),
    { output: web },
    async ({ node }) => {
      expect(await node("console.log((await import('./dist/index.js')).default);")).toContain(
        '.a {',
      );
    },
  );
  statement(
    'Bundleless mode silently removes the query',
    query(name),
    flat,
    ({ text, has, output }) => {
      const [, path = ''] = /from "\.\/(.*)"/.exec(text('dist/index.js')) ?? [];
      expect(path).toMatch(/^base\.\w+$/);
      expect(has(`dist/${path}`)).toBe(false);
      expect(output).not.toContain('warn');
    },
  );
}
const nestedImport = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': "@import '@/b.css';\n.a { color: red }",
  'src/b.css': '.b { color: red }',
  'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
};
statement('In bundleless mode, an `@import` in a CSS file', nestedImport, flat, ({ text }) => {
  expect(text('dist/a.css')).toMatch(/@import ["']@\/b\.css["']/);
});
statement(
  'A bundle contains the imported rules instead.',
  nestedImport,
  { output: web },
  ({ text }) => {
    expect(text('dist/index.css')).toContain('.b');
    expect(text('dist/index.css')).not.toContain('@import');
  },
);
const empty = {
  'src/index.js': "import './a.css';\nexport const a = 1;\n",
  'src/a.css': '/* nothing */',
};
for (const words of [
  'In bundleless mode, a style sheet without rules',
  'Remove its import, because it points',
]) {
  statement(words, empty, flat, ({ text, has }) => {
    expect(text('dist/index.js')).toContain('import "./a.css"');
    expect(has('dist/a.css')).toBe(false);
  });
}
for (const format of ['umd', 'iife'] as const) {
  statement(
    'UMD and IIFE files have no import either.',
    { ...plain, 'src/index.js': "import './base.css';\nglobalThis.a = 1;\n" },
    { format, output: web },
    ({ text, has }) => {
      expect(has('dist/index.css')).toBe(true);
      expect(text('dist/index.js')).toContain('globalThis');
      expect(text('dist/index.js')).not.toContain('css');
    },
  );
}
const typed = {
  'src/index.ts': "import './base.css';\nexport const a: number = 1;\n",
  'src/base.css': '.a { color: red }',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      rootDir: 'src',
      module: 'ESNext',
      moduleResolution: 'bundler',
      types: ['@rslib/core/types'],
    },
    include: ['src'],
  }),
};
for (const [words, dts, isKept] of [
  ['Declaration files keep the line', true, true],
  ["`dts.bundle` drops it, but `dts.isolated` doesn't.", { isolated: true }, true],
  ["`dts.bundle` drops it, but `dts.isolated` doesn't.", { bundle: true }, false],
] as const) {
  statement(
    words,
    typed,
    { output: web, dts },
    ({ text }) => {
      expect(text('dist/index.d.ts')).toContain('a: number');
      expect(/import ["']\.\/base\.css["']/.test(text('dist/index.d.ts'))).toBe(isKept);
    },
    { packages: ['@microsoft/api-extractor'] },
  );
}

below('bundleless-imports');

consumed('Not every tool does.', 'css-files', 'works', ['vite/build', 'parcel']);
consumed('Not every tool does.', 'css-files', 'fails', ['rspack', 'rollup', 'vitest']);
consumed('Vite 8.4, Next.js 16.4 with the App Router', 'css-files', 'works', [
  'vite/build',
  'vite/dev',
  'next-turbopack',
  'parcel',
  'react-scripts',
]);
consumed('webpack 5.113, esbuild 0.28, Bun 1.4, Deno 2.9 |', 'css-files', 'works', [
  'webpack',
  'esbuild',
  'bun/build --target=browser',
  'deno/bundle --platform browser',
]);
consumed('Rspack 2.3 |', 'css-files', 'fails', ['rspack'], "type: 'css/auto'");
consumed(
  'SvelteKit 3.2 with adapter-node |',
  'css-files',
  'wrong',
  ['sveltekit/build, browser'],
  'Unknown file extension ".css"',
  "with ssr: { noExternal: ['css-files'] }",
);
consumed(
  'React Router 8.4 |',
  'css-files',
  'wrong',
  ['react-router/build, browser', 'react-router/build, rendered component'],
  'Unknown file extension ".css"',
  "with ssr: { noExternal: ['css-files'] }",
);
consumed(
  'Astro 7.3 |',
  'css-files',
  'fails',
  ['astro/build, server'],
  "with vite: { resolve: { noExternal: ['css-files'] } }",
);
consumed(
  'Nuxt 4.5 |',
  'css-files',
  'wrong',
  ['nuxt/build, server'],
  "with build: { transpile: ['css-files'] }",
);
consumed(
  'Vitest 5.1 |',
  'css-files',
  'fails',
  ['vitest'],
  'Unknown file extension ".css"',
  "with server: { deps: { inline: ['css-files'] } }",
);
consumed(
  'React Native 0.88 |',
  'css-files',
  'fails',
  ['react-native'],
  'Unable to resolve module ./index.css',
  "with resolveRequest: (context, name, platform) => name.endsWith('.css')",
);
consumed(
  'webpack 4.47 |',
  'css-files',
  'fails',
  ['webpack-4'],
  "use: ['style-loader', 'css-loader']",
);
consumed('Web Test Runner 1.0 |', 'css-files', 'fails', ['web-test-runner']);
consumed(
  'Rstest 0.12 |',
  'css-files',
  'fails',
  ['rstest'],
  "with output: { bundleDependencies: ['css-files'] }",
);
consumed('Rollup 4.68 |', 'css-files', 'fails', ['rollup'], 'with rollup-plugin-import-css');
consumed('Rolldown 1.3, Jest 30.5 |', 'css-files', 'fails', ['rolldown', 'jest']);
consumed('If your components are rendered on servers', 'css-bundle', 'works', [
  'sveltekit',
  'react-router',
  'tanstack-start',
]);

below('bundle-imports');

consumed('webpack, esbuild, Bun, and Deno write', 'css-bundle', 'works', [
  'webpack',
  'esbuild',
  'bun/build --target=browser',
  'deno/bundle --platform browser',
]);
consumed(
  "Parcel 2.16 and webpack 4.47 don't read `exports`",
  'css-bundle',
  'fails',
  ['parcel'],
  "Failed to resolve 'css-bundle/index.css'",
);
consumed(
  "Parcel 2.16 and webpack 4.47 don't read `exports`",
  'css-bundle',
  'fails',
  ['webpack-4'],
  "Can't resolve 'css-bundle/index.css'",
);
consumed('`sideEffects` tells bundlers', 'css-files', 'works', ['webpack']);
consumed('`sideEffects` tells bundlers', 'css-files-pure', 'wrong', ['webpack']);
consumed(
  'With `"sideEffects": false`, webpack and Rspack drop',
  'css-files-pure',
  'wrong',
  ['webpack/build', 'webpack/development build', 'rspack', 'parcel/build'],
  'no rule for the class',
);
consumed(
  'With `"sideEffects": false`, webpack and Rspack drop',
  'css-bundle-pure',
  'wrong',
  ['webpack', 'rspack'],
  'no rule for the class',
);
consumed('With `"sideEffects": false`, webpack and Rspack drop', 'css-files-pure', 'works', [
  'parcel/dev',
]);
for (const name of ['css-files-pure', 'css-bundle-pure']) {
  consumed('Vite, Next.js, esbuild, Bun, and Deno keep them.', name, 'works', [
    'vite/build',
    'vite/dev',
    'next-turbopack',
    'esbuild',
    'bun/build --target=browser',
    'deno/bundle --platform browser',
  ]);
}

below('inlined-constant');

consumed(
  'webpack, Rspack, react-scripts, and Umi inline',
  'css-files-glob',
  'wrong',
  ['webpack/build', 'rsbuild/build', 'react-scripts/build'],
  'no rule for the class',
);
consumed('webpack, Rspack, react-scripts, and Umi inline', 'css-files-glob', 'works', [
  'webpack/development build',
  'rsbuild/dev',
  'react-scripts/start',
]);
consumed('Functions, longer strings, and CSS Modules', 'css-modules', 'works', [
  'webpack',
  'rsbuild',
]);
consumed('Functions, longer strings, and CSS Modules', 'css-files', 'works', [
  'webpack',
  'rsbuild',
]);

below('inject');

consumed(
  'webpack 4: The application fails',
  'css-inject',
  'wrong',
  ['webpack-4'],
  '.r is not a function',
);

below('bundleless-imports');

for (const words of ['TanStack Start 1.169 |', 'TanStack Start: The status is 200']) {
  consumed(
    words,
    'css-files',
    'wrong',
    ['tanstack-start/build, rendered component'],
    'Minified React error #419',
    "with ssr: { noExternal: ['css-files'] }",
  );
  consumed(
    words,
    'css-files',
    'fails',
    ['tanstack-start/dev, rendered component'],
    'Switched to client rendering because the server rendering errored',
  );
}
consumed('Angular 22.2 |', 'css-files', 'wrong', ['angular/ng build'], 'with "styles": [');
for (const name of ['css-files', 'css-bundle']) {
  consumed('Angular: `ng serve` applies styles', name, 'works', ['angular/ng serve']);
  consumed('Angular: `ng serve` applies styles', name, 'wrong', ['angular/ng build']);
}

const viteServer = `import { build, createServer } from 'vite';
const options = { configFile: false, logLevel: 'silent', ssr: { noExternal: ['card'] } };
await build({ ...options, build: { ssr: 'app.js', outDir: 'server' } });
console.log('built', (await import('./server/app.js')).name);
const server = await createServer({ ...options, server: { middlewareMode: true, ws: false } });
try {
  console.log('dev', (await server.ssrLoadModule('/app.js')).name);
} catch (error) {
  console.log('dev', error.message);
}
await server.close();
process.exit();
`;
for (const [words, format, seen] of [
  ['CommonJS: With `ssr.noExternal`', 'cjs', /built card\ndev require is not defined/],
  ['The setting needs an ESM package.', 'esm', /built card\ndev card/],
] as const) {
  statement(
    words,
    {
      'src/index.js': "import './card.css';\nexport const name = 'card';\n",
      'src/card.css': '.card { color: red }\n',
      'node_modules/card/package.json': JSON.stringify({
        name: 'card',
        version: '1.0.0',
        type: 'module',
        main: `dist/index.${format === 'cjs' ? 'cjs' : 'js'}`,
      }),
      'app.js': "import * as card from 'card';\nexport const name = card.name;\n",
      'run.mjs': viteServer,
    },
    { format, bundle: false, output: { target: 'web', distPath: 'node_modules/card/dist' } },
    ({ output }) => {
      expect(output).toMatch(seen);
    },
    { install: ['vite@8.4.0'], run: ['npx rslib', 'node run.mjs'] },
  );
}

const svelteKit = {
  'node_modules/card/package.json':
    '{ "name": "card", "version": "1.0.0", "type": "module", "main": "index.js" }',
  'node_modules/card/index.js': "import './card.css';\nexport const name = 'card';\n",
  'node_modules/card/card.css': '.card { color: red }\n',
  'src/app.html':
    '<!doctype html><html><head>%sveltekit.head%</head><body>%sveltekit.body%</body></html>\n',
  'src/routes/+page.svelte':
    "<script>import { name } from 'card';</script><p class={name}>text</p>\n",
  'vite.config.js': `import { sveltekit } from '@sveltejs/kit/vite';
import adapter from '@sveltejs/adapter-node';
export default { plugins: [sveltekit({ adapter: adapter() })] };
`,
  'ask.mjs': `import { spawn } from 'node:child_process';
const [port, ...command] = process.argv.slice(2);
const server = spawn(process.execPath, command, { env: { ...process.env, PORT: port }, stdio: 'inherit' });
let answer;
for (let i = 0; i < 100 && !answer; i += 1) {
  await new Promise((resolve) => setTimeout(resolve, 200));
  answer = await fetch('http://localhost:' + port + '/').catch(() => undefined);
}
console.log(command.join(' ').includes('vite') ? 'dev' : 'build', 'answers', answer?.status);
server.kill();
process.exit();
`,
};
for (const [words, field, seen] of [
  [
    'SvelteKit: If the application lists your package in `devDependencies`',
    'devDependencies',
    'build answers 200',
  ],
  ['In `dependencies`, it answers 500.', 'dependencies', 'build answers 500'],
  ['The dev server answers 500 in both cases.', 'dependencies', 'dev answers 500'],
  ['The dev server answers 500 in both cases.', 'devDependencies', 'dev answers 500'],
] as const) {
  statement(
    words,
    {
      ...svelteKit,
      'package.json': JSON.stringify({
        name: 'demo',
        version: '1.0.0',
        type: 'module',
        [field]: { card: '1.0.0' },
      }),
    },
    undefined,
    ({ output }) => {
      expect(output).toContain(seen);
    },
    {
      install: [
        'node@26.10.0',
        '@sveltejs/kit@3.2.0',
        '@sveltejs/adapter-node@6.0.1',
        '@sveltejs/vite-plugin-svelte@7.3.1',
        'svelte@5.57.3',
        'vite@8.4.0',
      ],
      run: [
        'node_modules/node/bin/node node_modules/vite/bin/vite.js build',
        'node_modules/node/bin/node ask.mjs 4987 build/index.js',
        'node_modules/node/bin/node ask.mjs 4988 node_modules/vite/bin/vite.js dev --port 4988',
      ],
    },
  );
}

below('bundle-imports');

consumed('Angular 22.2 writes the styles', 'css-bundle', 'wrong', ['angular/ng build']);
consumed("React Native 0.88 doesn't load CSS.", 'css-files', 'fails', ['react-native'], '.css');

below('inlined-constant');

for (const [sideEffects, keeps] of [
  [['**/*.css'], false],
  [['**/*.css', './dist/card.js'], false],
  [['**/*.css', './dist/index.js'], false],
  [['**/*.css', './dist/card.js', './dist/index.js'], true],
  [undefined, true],
] as const) {
  statement(
    'Add this JavaScript file to the list as well',
    {
      'src/index.js': "export { name } from './card.js';\n",
      'src/card.js': "import './card.css';\nexport const name = 'abcdef';\n",
      'src/card.css': '.abcdef { color: red }\n',
      'package.json': JSON.stringify({
        name: 'card',
        version: '1.0.0',
        type: 'module',
        exports: './dist/index.js',
        sideEffects,
      }),
      'app.js': "import { name } from 'card';\ndocument.body.className = name;\n",
    },
    { bundle: false, output: { target: 'web' } },
    ({ files, text }) => {
      const built = files.filter((file) => file.startsWith('app/'));
      expect(built).toContain('app/main.js');
      expect(built.some((file) => /color: ?red|color: ?#f00/.test(text(file)))).toBe(keeps);
    },
    {
      install: ['webpack@5.113.0', 'webpack-cli@7.3.1'],
      run: ['npx rslib', 'npx webpack --mode production --entry ./app.js --output-path app'],
    },
  );
}

below('inject');

unproven('Widgets that are loaded with one script tag', 'a reason, not a behavior');

below('preprocessors');

for (const [name, file, version] of [
  ['less', 'a.less', '1.6.4'],
  ['stylus', 'a.styl', '1.3.2'],
] as const) {
  statement(
    'Add the Rsbuild plugin of the language',
    {
      'src/index.js': `import './${file}';\n`,
      [`src/${file}`]: '.a { .b { color: red } }\n',
    },
    `import { ${name === 'less' ? 'pluginLess' : 'pluginStylus'} as plugin } from '@rsbuild/plugin-${name}';
export default { bundle: false, output: { target: 'web' }, plugins: [plugin()] } as object;
`,
    ({ text }) => {
      expect(text('dist/index.js')).toContain('./a.css');
      expect(text('dist/a.css')).toMatch(/\.b\s*\{/);
    },
    { install: [`@rsbuild/plugin-${name}@${version}`, '@rsbuild/core@2.2.6', '@rslib/core@1.0.1'] },
  );
}

below('tailwind');

recorded('Tailwind CSS 3 is a PostCSS plugin.', 'picker-css/tailwind3', ({ output, text }) => {
  expect(output).toContain('npx rslib');
  expect(text('terminal-2.txt')).toContain('padding: 1rem');
});

below('limits');

unproven("Styles in the page don't reach the shadow root", 'a rule of browsers');

below('order');

const ordered = (entry: string) => ({
  'src/index.js': entry,
  'src/button.js': "import './button.css';\nexport const button = 1;\n",
  'src/button.css': '.button { color: red }',
  'src/base.css': '.base { color: gray }',
});
for (const [words, entry, order] of [
  [
    'A bundle contains the style sheets in the order',
    "import './button.js';\nimport './base.css';\n",
    /\.button.*\.base/s,
  ],
  [
    "If a base style overrides a component, it's imported too late",
    "import './base.css';\nimport './button.js';\n",
    /\.base.*\.button/s,
  ],
] as const) {
  statement(words, ordered(entry), { output: web }, ({ text }) => {
    expect(text('dist/index.css')).toMatch(order);
  });
}
statement(
  'If several entries or users decide the order',
  {
    'src/index.js': "import './order.css';\nimport './button.css';\nimport './base.css';\n",
    'src/order.css': '@layer base, components;',
    'src/button.css': '@layer components { .button { color: red } }',
    'src/base.css': '@layer base { .base { color: gray } }',
  },
  { output: web },
  ({ text }) => {
    expect(text('dist/index.css')).toMatch(
      /@layer base, components;.*@layer components.*@layer base/s,
    );
  },
);

below('both');

for (const words of [
  'Use two items of `lib`: a bundleless one',
  'The second item also writes `dist/css/all.js`.',
]) {
  statement(
    words,
    ordered("import './base.css';\nimport './button.js';\n"),
    {
      output: web,
      lib: [
        { bundle: false },
        { source: { entry: { all: './src/index.js' } }, output: { distPath: 'dist/css' } },
      ],
    },
    ({ text, has }) => {
      expect(has('dist/button.css')).toBe(true);
      expect(has('dist/base.css')).toBe(true);
      expect(text('dist/css/all.css')).toMatch(/\.base.*\.button/s);
      expect(has('dist/css/all.js')).toBe(true);
    },
  );
}

below('sass-warnings');

const sassWith = (list: string) => `
import { pluginSass } from '@rsbuild/plugin-sass';
export default {
  output: { target: 'web' },
  plugins: [pluginSass({ sassLoaderOptions: { sassOptions: { ${list} } } })],
};`;
const oldSass = {
  'src/index.js': "import './a.scss';\n",
  'src/a.scss': "@import 'vars';\n.a { color: darken($brand, 10%) }",
  'src/_vars.scss': '$brand: red;',
};
for (const words of ['The plugin uses the current API of Sass', 'Others are shown, such as']) {
  statement(
    words,
    oldSass,
    sassWith(''),
    ({ output }) => {
      expect(output).toContain('darken() is deprecated');
      expect(output).not.toContain('@import rules are deprecated');
      expect(output).not.toContain('legacy JS API');
    },
    { packages: ['@rsbuild/plugin-sass'] },
  );
}
statement(
  "Rewrite the code with `@use 'sass:color'`",
  oldSass,
  sassWith("silenceDeprecations: ['import', 'color-functions', 'global-builtin']"),
  ({ output, has }) => {
    expect(has('dist/index.css')).toBe(true);
    expect(output).not.toContain('deprecated');
  },
  { packages: ['@rsbuild/plugin-sass'] },
);
statement(
  'Your list replaces that of the plugin',
  oldSass,
  sassWith("silenceDeprecations: ['color-functions', 'global-builtin']"),
  ({ output }) => {
    expect(output).toContain('@import rules are deprecated');
  },
  { packages: ['@rsbuild/plugin-sass'] },
);
for (const [line, name] of [
  ["@import '~theme/vars';", '$brand'],
  ["@import 'theme/vars';", '$brand'],
  ["@use 'theme/vars';", 'vars.$brand'],
] as const) {
  statement(
    "The `~` of `@import '~theme/vars'` isn't needed",
    {
      'src/index.js': "import './a.scss';\n",
      'src/a.scss': `${line}\n.a { color: ${name} }`,
      'node_modules/theme/package.json': '{ "name": "theme", "version": "1.0.0" }',
      'node_modules/theme/_vars.scss': '$brand: red;',
    },
    sassWith(''),
    ({ text }) => {
      expect(text('dist/index.css')).toContain('color: red');
    },
    { packages: ['@rsbuild/plugin-sass'] },
  );
}

below('themes');

for (const words of [
  'With Less, `modifyVars` replaces variables.',
  'Build the same source once for each theme',
  'This writes `dist/light.css` and `dist/dark.css`',
]) {
  statement(
    words,
    { 'src/theme.less': '@color: red; .a { color: @color }' },
    `
import { pluginLess } from '@rsbuild/plugin-less';
const theme = (name: string, modifyVars: Record<string, string>) => ({
  source: { entry: { [name]: './src/theme.less' } },
  plugins: [pluginLess({ lessLoaderOptions: { lessOptions: { modifyVars } } })],
  output: { target: 'web' as const },
});
export default { lib: [theme('light', { color: 'black' }), theme('dark', { color: 'white' })] };`,
    ({ text, has }) => {
      expect(text('dist/light.css')).toContain('color: #000');
      expect(text('dist/dark.css')).toContain('color: #fff');
      expect(has('dist/light.js')).toBe(true);
    },
    { packages: ['@rsbuild/plugin-less'] },
  );
}
unproven('If users should switch themes at runtime', 'CSS documents');

below('bundleless-imports');

const pagesRouter = (config = '', page = "import { name } from 'price-tag';") => ({
  'node_modules/price-tag/package.json':
    '{ "name": "price-tag", "version": "1.0.0", "type": "module", "exports": { ".": "./dist/index.js", "./index.css": "./dist/index.css" } }',
  'src/index.js': "import './index.css';\nexport const name = 'price-tag';\n",
  'src/index.css': '.price-tag { color: rgb(1, 2, 3) }\n',
  'pages/index.js': `${page}\nexport default function Page() {\n  return <p className={name}>text</p>;\n}\n`,
  'next.config.mjs': `export default { turbopack: { root: '/' }, ${config} };\n`,
});
const intoPackage = (bundle: boolean) => ({
  bundle,
  output: { target: 'web' as const, distPath: 'node_modules/price-tag/dist' },
});
const next = (flag: string, fails = false) => ({
  install: ['next@16.4.6', 'react@19.2.9', 'react-dom@19.2.9'],
  run: ['npx rslib', `npx next build ${flag}`],
  fails,
});
const pagesRow = 'Next.js 16.4 with the Pages Router |';
for (const [flag, message] of [
  ['--turbopack', 'Unknown file extension ".css"'],
  ['--webpack', 'Global CSS cannot be imported from within node_modules'],
] as const) {
  statement(
    pagesRow,
    pagesRouter(),
    intoPackage(false),
    ({ output }) => {
      expect(output).toMatch(message);
    },
    next(flag, true),
  );
  statement(
    pagesRow,
    pagesRouter("transpilePackages: ['price-tag']"),
    intoPackage(false),
    ({ files, text }) => {
      const sheets = files.filter((file) => /^\.next\/static\/.*\.css$/.test(file));
      expect(sheets.some((file) => text(file).includes('.price-tag'))).toBe(true);
    },
    next(flag),
  );
}
statement(
  'In the Pages Router, users import its style sheet',
  {
    ...pagesRouter(),
    'pages/_app.js':
      "import 'price-tag/index.css';\nexport default function App({ Component, pageProps }) {\n  return <Component {...pageProps} />;\n}\n",
  },
  intoPackage(true),
  ({ files, text }) => {
    const sheets = files.filter((file) => /^\.next\/static\/.*\.css$/.test(file));
    expect(sheets.some((file) => text(file).includes('.price-tag'))).toBe(true);
  },
  next(''),
);

below('atomic');

const bothModes =
  'lib: [{ output: { distPath: "dist/one" } }, { bundle: false, output: { distPath: "dist/files" } }]';
const sheets = ['dist/one/index.css', 'dist/files/index.css'];
const uno = {
  'src/index.js': "import './index.css';\nexport const name = 'm-4';\n",
  'src/index.css': '@unocss;',
  'postcss.config.mjs':
    "import UnoCSS from '@unocss/postcss';\nexport default { plugins: [UnoCSS()] };\n",
  'uno.config.mjs':
    "import { defineConfig, presetWind3 } from 'unocss';\nexport default defineConfig({ presets: [presetWind3()], content: { filesystem: ['src/**/*.js'] } });\n",
};
for (const words of ['UnoCSS 66 |', 'All rules are in one style sheet']) {
  statement(
    words,
    uno,
    `export default { output: { target: 'web' }, ${bothModes} } as object;`,
    ({ text }) => {
      for (const sheet of sheets) {
        expect(text(sheet)).toMatch(/\.m-4 \{\s*margin: 1rem/);
        expect(text(sheet)).not.toContain('.m-8');
      }
    },
    { install: ['unocss@66.10.5', '@unocss/postcss@66.10.5'] },
  );
}
statement(
  'Panda CSS 1.12 |',
  {
    'src/index.js':
      "import './index.css';\nimport { css } from './styled-system/css';\nexport const name = css({ margin: '4px' });\n",
    'src/index.css': '@layer reset, base, tokens, recipes, utilities;',
    'postcss.config.mjs': "export default { plugins: { '@pandacss/dev/postcss': {} } };\n",
    'panda.config.mjs':
      "import { defineConfig } from '@pandacss/dev';\nexport default defineConfig({ preflight: false, include: ['./src/**/*.js'], outdir: 'src/styled-system' });\n",
  },
  `export default { output: { target: 'web' }, ${bothModes} } as object;`,
  ({ text }) => {
    for (const sheet of sheets) expect(text(sheet)).toMatch(/\.m_4px \{\s*margin: 4px/);
  },
  { install: ['@pandacss/dev@1.12.1'], run: ['npx panda codegen', 'npx rslib'] },
);
const vanilla = {
  'src/index.ts': "export { button } from './button.css';\n",
  'src/button.css.ts':
    "import { style } from '@vanilla-extract/css';\nexport const button = style({ color: 'red' });\n",
};
for (const bundle of [true, false]) {
  statement(
    'vanilla-extract 1.21 |',
    vanilla,
    `import { VanillaExtractPlugin } from '@vanilla-extract/webpack-plugin';
export default { bundle: ${bundle}, output: { target: 'web' }, tools: { rspack: { plugins: [new VanillaExtractPlugin()] } } } as object;`,
    ({ text, output }) => {
      if (bundle) expect(text('dist/index.css')).toContain('color: red');
      else expect(output).toContain("Can't resolve './extracted.css'");
    },
    {
      install: ['@vanilla-extract/css@1.21.3', '@vanilla-extract/webpack-plugin@2.3.27'],
      fails: !bundle,
    },
  );
}
for (const words of ['StyleX 0.19 |', 'For StyleX, publish JavaScript that still imports']) {
  statement(
    words,
    {
      'src/index.js':
        "import './index.css';\nimport * as stylex from '@stylexjs/stylex';\nconst styles = stylex.create({ a: { color: 'red' } });\nexport const get = () => stylex.props(styles.a);\n",
      'src/index.css': '.own { color: blue }',
    },
    `import stylex from '@stylexjs/unplugin';
export default { output: { target: 'web' }, ${bothModes}, tools: { rspack: { plugins: [stylex.rspack()] } } } as object;`,
    ({ text, output }) => {
      for (const sheet of sheets) {
        expect(text(sheet)).toContain('.own');
        expect(text(sheet)).not.toContain('red');
      }
      expect(text('dist/one/index.js')).not.toContain('create(');
      expect(output).not.toContain('warn');
    },
    { install: ['@stylexjs/stylex@0.19.1', '@stylexjs/unplugin@0.19.1'] },
  );
}

below('bundleless-imports');

for (const [environment, port, color] of [
  ['', 47440, 'rgb(1, 2, 3)'],
  ['CI=1 ', 47443, 'rgb(0, 0, 0)'],
] as const) {
  statement(
    'Test the build, or set `CI=1`',
    {
      ...browserFiles,
      ...(angular.files('card', 'browser') as ProbeFiles),
      'node_modules/card/package.json':
        '{ "name": "card", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
      'node_modules/card/index.js': "import './card.css';\nexport const name = 'card';\n",
      'node_modules/card/card.css': '.card { color: rgb(1, 2, 3) }\n',
      'src/report.js': reporter(port + 1, 'b'),
      'src/main.js': `import './report.js';
import { name } from 'card';
const card = document.createElement('b');
card.className = name;
document.body.append(card);
card.textContent = getComputedStyle(card).color;
`,
    },
    undefined,
    ({ output }) => {
      expect(output).toContain(`[${color}]`);
    },
    {
      install: [...angular.install, 'node@26.10.0'],
      run: [
        browse({
          page: `http://localhost:${port}/`,
          report: port + 1,
          start: { [`http://localhost:${port}/`]: `${environment}npx ng serve --port ${port}` },
        }),
      ],
    },
  );
}
