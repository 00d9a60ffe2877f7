import { expect } from 'vitest';
import { consumed } from '../../consumed.ts';
import { extension } from '../../extension.ts';
import { below, recorded, statement, unproven } from '../../statement.ts';

const builtIn = { 'src/index.js': "export { sep } from 'node:path';\n" };
const styled = {
  'src/index.js': "import './a.css';\nexport const a = 1;\n",
  'src/a.css': '.a { color: red }',
};
const web = { target: 'web' } as const;
const dep = (field: string) => ({
  'src/index.js': "export { a } from 'left';\n",
  'package.json': JSON.stringify({ name: 'demo', type: 'module', [field]: { left: '1' } }),
  'node_modules/left/package.json':
    '{ "name": "left", "type": "module", "main": "main.js", "module": "module.js", "browser": "browser.js" }',
  'node_modules/left/main.js': "export const a = 'main';\n",
  'node_modules/left/module.js': "export const a = 'module';\n",
  'node_modules/left/browser.js': "export const a = 'browser';\n",
});

below('');

statement(
  'In most cases, `dts` generates your declaration files.',
  { 'src/index.ts': 'export const a: number = 1;\n' },
  { dts: true },
  ({ has }) => {
    expect(has('dist/index.d.ts')).toBe(true);
  },
);
for (const [row, recording, file] of [
  ['a package for Node.js |', 'log-kit/esm', 'dist/index.js'],
  ['React components |', 'react-button/bundleless', 'dist/button.css'],
  ['Vue 3 components |', 'vue-button/bundleless', 'dist/LikeButton.css'],
  ['Svelte components |', 'svelte-stars/bundleless', 'dist/Stars.css'],
  ['Solid components |', 'solid-gauge/bundleless', 'dist/Gauge.js'],
  ['web components with Lit |', 'lit-meter/bundle', 'dist/index.js'],
  ['a server or another Node.js application |', 'note-server/server', 'dist/index.js'],
  ['modules that applications load at runtime |', 'counter-kit/build', 'dist/index.js'],
  ['code for browsers, or for every runtime |', 'toast-kit/web', 'dist/index.css'],
] as const) {
  recorded(row, recording, ({ files }) => {
    expect(files).toContain(file);
  });
}
for (const format of ['umd', 'iife'] as const) {
  statement(
    'code for a script tag |',
    { 'src/index.js': 'globalThis.a = 1;\n' },
    { format, output: web },
    ({ text }) => {
      expect(text('dist/index.js')).not.toMatch(/^(?:import|export) /m);
      expect(text('dist/index.js')).toContain('globalThis');
    },
  );
}
recorded('There are three exceptions: Vue components', 'svelte-stars/dts', ({ files }) => {
  expect(files.join()).not.toContain('Stars.svelte.d.ts');
  expect(files).toContain('dist/index.d.ts');
});
recorded('For `mf`, the plugin also adds types', 'counter-kit/build', ({ output }) => {
  expect(output).toContain('@mf-types.zip');
});
unproven('The templates of `create-rslib`', 'needs the network');

below('target');

for (const words of [
  '`output.target` sets where your code runs.',
  "The default is `'node'` for every format",
  '`node:fs`, `path`, and other built-in modules',
]) {
  for (const target of [undefined, 'web'] as const) {
    statement(
      words,
      builtIn,
      { output: { target } },
      ({ output, exitCode }) => {
        expect(output).toContain('Rslib');
        expect(exitCode).toBe(target === 'web' ? 1 : 0);
      },
      { fails: target === 'web' },
    );
  }
}
for (const words of [
  'Imported CSS | not written',
  'If you set the wrong target, the build rarely fails',
]) {
  for (const target of ['node', 'web'] as const) {
    statement(words, styled, { output: { target } }, ({ files }) => {
      expect(files).toContain('dist/index.js');
      expect(files.includes('dist/index.css')).toBe(target === 'web');
    });
  }
}
for (const [engines, target, isKept] of [
  [{ node: '>=12' }, 'node', false],
  [{ node: '>=12' }, 'web', true],
  [undefined, 'node', true],
] as const) {
  statement(
    'Default `syntax` | from `engines.node`',
    {
      'src/index.js': 'export const get = (x) => x?.y;\n',
      'package.json': JSON.stringify({ name: 'demo', type: 'module', engines }),
    },
    { output: { target } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('export');
      expect(text('dist/index.js').includes('x?.y')).toBe(isKept);
    },
  );
}
for (const [target, field] of [
  ['node', 'module'],
  ['web', 'browser'],
] as const) {
  statement(
    'Fields that pick the file of a bundled package',
    dep('devDependencies'),
    { output: { target } },
    ({ text }) => {
      expect(text('dist/index.js')).toMatch(new RegExp(`['"]${field}['"]`));
    },
  );
}

below('mode');

const two = {
  'src/index.js': "export { b } from './b.js';\n",
  'src/b.js': 'export const b = 1;\n',
};
statement('`bundle` is `true` by default', two, {}, ({ files }) => {
  expect(files).toEqual(['dist/index.js']);
});
statement(
  'Keep it for functions and for code with private parts',
  dep('devDependencies'),
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/['"]module['"]/);
  },
);
statement('With `bundle: false`, each source file becomes', two, { bundle: false }, ({ files }) => {
  expect(files).toEqual(['dist/b.js', 'dist/index.js']);
});
statement(
  'This suits component libraries, because every',
  styled,
  { bundle: false, output: web },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('import "./a.css"');
  },
);
statement(
  'Servers and some bundlers can',
  styled,
  { bundle: false, output: web },
  async ({ node }) => {
    expect(await node("import './dist/index.js';")).toContain('ERR_UNKNOWN_FILE_EXTENSION');
  },
);

below('browser');

statement(
  "Because the bundle doesn't import the CSS file",
  styled,
  { output: web },
  ({ text, has }) => {
    expect(has('dist/index.css')).toBe(true);
    expect(text('dist/index.js')).toContain('export');
    expect(text('dist/index.js')).not.toContain('css');
  },
);
statement(
  'It is then kept as an import, so that the bundler',
  dep('dependencies'),
  { output: web },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('from "left"');
  },
);

below('lit');

recorded('Lit needs no plugin, but its decorators', 'lit-meter/bundle', ({ text }) => {
  expect(text('dist/index.js')).toMatch(/decorate/);
});
statement('Keep `lit` in `dependencies`', dep('dependencies'), {}, ({ text }) => {
  expect(text('dist/index.js')).toContain('from "left"');
});

below('universal');

for (const target of ['node', 'web'] as const) {
  for (const words of [
    'Code that uses neither the DOM nor Node.js',
    'The target only changes the default.',
  ]) {
    statement(words, two, { output: { target } }, async ({ node, text }) => {
      expect(text('dist/index.js')).toContain('export');
      expect(await node("console.log((await import('./dist/index.js')).b);")).toBe('1');
    });
  }
}
for (const words of ['If browsers and Node.js need different code', 'Point to them in `exports`']) {
  statement(
    words,
    {
      'src/web.js': "export const a = 'web';\n",
      'src/node.js': "export const a = 'node';\n",
      'package.json':
        '{ "name": "demo", "type": "module", "exports": { "browser": "./dist/web/index.js", "default": "./dist/node/index.js" } }',
    },
    {
      lib: [
        {
          id: 'web',
          source: { entry: { index: './src/web.js' } },
          output: { target: 'web', distPath: 'dist/web' },
        },
        {
          id: 'node',
          source: { entry: { index: './src/node.js' } },
          output: { distPath: 'dist/node' },
        },
      ],
    },
    ({ output }) => {
      expect(output).toMatch(/^node\nweb$/m);
    },
    {
      run: [
        'npx rslib',
        `node -e "import('demo').then(({ a }) => console.log(a))" && node -C browser -e "import('demo').then(({ a }) => console.log(a))"`,
      ],
    },
  );
}

below('script-tag');

statement(
  'A page without a bundler loads a UMD file',
  two,
  { lib: [{ format: 'umd', umdName: 'Demo', output: web }] },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('Demo');
  },
);
for (const format of ['umd', 'iife'] as const) {
  statement(
    'Both formats bundle their dependencies',
    { ...dep('dependencies'), 'src/index.js': "import { a } from 'left';\nglobalThis.b = a;\n" },
    { format, output: web },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('browser');
    },
  );
}

below('target');

const unusedBuiltIn = 'One export that imports `node:fs` stops an application';
consumed(unusedBuiltIn, 'node-builtin', 'fails', [
  'webpack',
  'next-webpack/build, client component',
  'next-webpack/dev, client component',
  'rspack',
  'esbuild',
  'angular/ng build',
  'react-scripts',
  'umi',
  'react-native',
  'web-test-runner',
]);
consumed(unusedBuiltIn, 'node-builtin', 'wrong', ['rollup', 'rolldown']);
consumed('Vite, Astro, SvelteKit, TanStack Start, Nuxt, Parcel', 'node-builtin', 'works', [
  'vite',
  'astro',
  'sveltekit',
  'tanstack-start',
  'nuxt',
  'parcel',
  'bun',
]);

below('browser');

for (const tool of ['parcel', 'rollup', 'rspack']) {
  consumed("Your users then write `import 'toast-kit/style.css'`", 'css-bundle', 'fails', [tool]);
}

below('universal');

for (const [row, packageName, result, tool] of [
  ['React Native 0.88 |', 'classes', 'fails', 'react-native'],
  ['React Native 0.88 |', 'classes-es2017', 'works', 'react-native'],
  ['React Native 0.88 |', 'meta-url', 'wrong', 'react-native'],
  ['React Native 0.88 |', 'esm-await', 'wrong', 'react-native'],
  ['React Native 0.88 |', 'css-files', 'fails', 'react-native'],
  ['React Native 0.88 |', 'node-builtin', 'fails', 'react-native'],
  ['React Native 0.88 |', 'cjs-minified', 'fails', 'react-native'],
  ['Cloudflare Workers |', 'picture-url', 'wrong', 'cloudflare-workers'],
  ['Cloudflare Workers |', 'esm-await', 'wrong', 'cloudflare-workers'],
  ['Cloudflare Workers |', 'cjs-minified', 'wrong', 'cloudflare-workers'],
  ['Cloudflare Workers |', 'node-builtin', 'works', 'cloudflare-workers'],
  ['webpack 4 |', 'classes', 'fails', 'webpack-4'],
  ['webpack 4 |', 'cjs', 'wrong', 'webpack-4'],
  ['webpack 4 |', 'picture-url', 'fails', 'webpack-4'],
  ['neither | Parcel and webpack 4', 'css-bundle', 'fails', 'parcel'],
  ['neither | Parcel and webpack 4', 'css-bundle', 'fails', 'webpack-4'],
] as const) {
  consumed(row, packageName, result, [tool]);
}

/** A package that says which of its files was picked. */
const picks = (order: readonly string[]) => ({
  'node_modules/kit/package.json': JSON.stringify({
    name: 'kit',
    exports: Object.fromEntries(order.map((name) => [name, `./${name}.js`])),
  }),
  ...Object.fromEntries(
    order.map((name) => [`node_modules/kit/${name}.js`, `exports.file = 'file of ${name}';\n`]),
  ),
});
const usesKit = { 'app.js': "import { file } from 'kit';\nconsole.log(file);\n" };
for (const [row, file, command, install] of [
  ['`browser` |', 'browser', 'npx vite build', ['vite@8.4.0']],
  ['`browser` |', 'browser', 'npx esbuild app.js --bundle --outdir=out', ['esbuild@0.28.2']],
  ['`browser` |', 'browser', 'npx rolldown app.js --platform browser -d out', ['rolldown@1.3.3']],
  ['`browser` |', 'browser', 'node rspack.mjs web', undefined],
  ['`browser` |', 'browser', 'npx bun build app.js --outdir out', ['bun@1.4.5']],
  ['`default` |', 'default', 'node app.js', undefined],
  ['`default` |', 'default', 'node rspack.mjs node', undefined],
  ['`default` |', 'default', 'npx bun app.js', ['bun@1.4.5']],
  ['`default` |', 'default', 'npx esbuild app.js --bundle --platform=node', ['esbuild@0.28.2']],
] as const) {
  statement(
    row,
    {
      ...usesKit,
      ...picks(['browser', 'default']),
      'index.html': '<script type="module" src="./app.js"></script>',
      'rspack.mjs': `import { rspack } from '@rslib/core';
const options = { mode: 'development', devtool: false, target: process.argv[2], entry: './app.js', output: { path: process.cwd() + '/out' } };
rspack.rspack(options, (error, stats) => console.log(error ?? stats.toString()));\n`,
    },
    undefined,
    ({ output }) => {
      expect(output).toContain(`file of ${file}`);
      expect(output).not.toContain(`file of ${file === 'browser' ? 'default' : 'browser'}`);
    },
    {
      ...(install && { install }),
      run: [`${command}; cat out/*.js dist/assets/*.js 2>/dev/null; true`],
    },
  );
}
for (const [order, file] of [
  [['browser', 'node', 'default'], 'browser'],
  [['node', 'browser', 'default'], 'node'],
] as const) {
  statement(
    'If you also use `node`, put `browser` before it',
    {
      ...picks(order),
      'package.json': '{ "name": "demo", "jest": { "testMatch": ["**/a.test.cjs"] } }',
      'a.test.cjs':
        "/** @jest-environment jsdom */\ntest('a', () => { process.stderr.write(require('kit').file + '\\n'); });\n",
    },
    undefined,
    ({ output }) => {
      expect(output).toContain(`file of ${file}`);
      expect(output).toContain('1 passed');
    },
    { install: ['jest@30.5.2', 'jest-environment-jsdom@30.5.2'], run: ['npx jest'] },
  );
}

below('target');

for (const [browser, builds] of [
  [undefined, false],
  [{ 'node:fs': false }, true],
] as const) {
  statement(
    'For React Native, `"browser": { "node:fs": false }`',
    {
      'src/index.js':
        "import { readFileSync } from 'node:fs';\nexport const read = (file) => readFileSync(file);\nexport const value = () => 5;\n",
      'index.js': "import { value } from 'kit';\nconsole.log('seen', value());\n",
      'babel.config.cjs': "module.exports = { presets: ['@react-native/babel-preset'] };\n",
      'metro.config.cjs': `const path = require('node:path');
const tools = path.resolve(require('node:fs').realpathSync('node_modules/metro'), '..');
module.exports = {
  watchFolders: [path.dirname(tools)],
  resolver: { resolverMainFields: ['react-native', 'browser', 'main'], nodeModulesPaths: [tools] },
};\n`,
    },
    {},
    ({ output, has }) => {
      expect(has('out.js')).toBe(builds);
      expect(output).toContain(builds ? 'Done writing bundle' : 'Unable to resolve module node:fs');
    },
    {
      install: ['metro@0.87.1', '@react-native/babel-preset@0.88.1'],
      run: [
        'npx rslib',
        `mkdir node_modules/kit && cp dist/index.js node_modules/kit/ && echo '${JSON.stringify({ name: 'kit', version: '1.0.0', main: 'index.js', browser })}' > node_modules/kit/package.json`,
        'npx metro build index.js --out out.js --platform ios --config metro.config.cjs --reset-cache',
      ],
      fails: !builds,
    },
  );
}

below('universal');

for (const [code, message] of [
  ['export const a = await Promise.resolve(1);\n', 'INVALID_TLA_FORMAT'],
  ["export { add as a } from './add.wasm';\n", 'INVALID_TLA_FORMAT'],
  ['export const a = 1;\n', undefined],
] as const) {
  extension('browser extensions, WXT 0.21 |', code, message);
}

below('extension');

const extensionFiles = {
  'manifest.json': '{ "manifest_version": 3 }',
  'src/content.js': "import mitt from 'mitt';\ndocument.title = typeof mitt;\n",
  'src/background.js': 'globalThis.started = true;\n',
  'node_modules/mitt/package.json': '{ "name": "mitt", "type": "module" }',
  'node_modules/mitt/index.js': 'export default () => new Map();\n',
};
const scripts = {
  source: { entry: { content: './src/content.js', background: './src/background.js' } },
};
for (const words of [
  'A content script is such a script',
  'Copy the manifest with `output.copy`',
  'Each entry becomes one file.',
]) {
  statement(
    words,
    extensionFiles,
    { format: 'iife', ...scripts, output: { target: 'web', copy: ['manifest.json'] } },
    ({ text, files }) => {
      expect(files.filter((file) => file.startsWith('dist/'))).toEqual([
        'dist/background.js',
        'dist/content.js',
        'dist/manifest.json',
      ]);
      for (const file of ['content', 'background']) {
        expect(text(`dist/${file}.js`)).not.toMatch(/^import|^export/m);
      }
      expect(text('dist/content.js')).toContain('new Map');
    },
  );
}
unproven('The background script can be ESM', 'browsers document');
unproven('Rslib has no page that reloads', 'that something is missing');
