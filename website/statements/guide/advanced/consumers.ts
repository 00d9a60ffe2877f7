import { expect } from 'vitest';
import { consumed } from '../../consumed.ts';
import { below, type Consumed, statement, unproven } from '../../statement.ts';

const bundlers = [
  'vite/build',
  'vite/dev',
  'webpack',
  'rspack',
  'rsbuild',
  'parcel',
  'esbuild',
  'rollup',
  'rolldown',
  'bun/build --target=browser',
  'deno/bundle --platform browser',
];
type Result = Consumed['result'];

const nodes = ['node-20', 'node-22', 'node-24', 'node-26'];

below('assets');

consumed('An inlined picture is text', 'picture-inline', 'works', [
  ...bundlers,
  ...nodes,
  'webpack-4',
  'next-turbopack',
  'astro',
  'sveltekit',
  'react-router',
  'tanstack-start',
  'react-native',
  'cloudflare-workers',
  'vitest',
  'rstest',
  'web-test-runner',
]);
consumed('An inlined picture is text', 'picture-inline', 'fails', ['jest'], 'Must use import');
consumed('For larger ones, `new URL()`', 'picture-import', 'fails', ['webpack', 'rspack']);
consumed('For larger ones, `new URL()`', 'picture-import', 'wrong', [
  'parcel',
  'astro/dev, browser',
]);
consumed('For larger ones, `new URL()`', 'picture-url', 'works', [
  'vite/build',
  'webpack',
  'rspack',
  'parcel',
  'next-turbopack',
  'astro/dev, browser',
]);
consumed(
  'For larger ones, `new URL()`',
  'picture-url',
  'wrong',
  ['astro/build, server', 'sveltekit/build, server', 'vite/build --ssr'],
  'a path on the disk of the server',
);

below('css');

consumed(
  'If your JavaScript imports CSS, frameworks that leave packages to Node.js',
  'css-files',
  'wrong',
  ['sveltekit/build, browser', 'react-router/build, browser'],
  'with ssr: { noExternal',
);
consumed(
  'If your JavaScript imports CSS, frameworks that leave packages to Node.js',
  'css-files',
  'fails',
  ['astro/build, server'],
  'with vite: { resolve: { noExternal',
);
consumed('Leave `sideEffects` out', 'css-files', 'works', ['webpack', 'parcel']);
consumed(
  'Leave `sideEffects` out',
  'css-files-pure',
  'wrong',
  ['webpack', 'rspack', 'parcel/build'],
  'no rule for the class',
);
consumed('`injectStyles` needs a browser', 'css-inject', 'works', [
  'vite',
  'next-turbopack/build, client component',
]);
consumed(
  '`injectStyles` needs a browser',
  'css-inject',
  'wrong',
  [
    'next-turbopack/build, rendered by a server component',
    'next-turbopack/dev, rendered by a server component',
  ],
  'no rule for the class',
);

below('react');

for (const name of ['client-entry', 'client-entries']) {
  consumed("Write `'use client'` into each entry", name, 'works', ['next-turbopack']);
}
for (const name of ['client-module', 'client-minified']) {
  consumed("Write `'use client'` into each entry", name, 'fails', [
    'next-turbopack/dev, rendered by a server component',
  ]);
  consumed("Write `'use client'` into each entry", name, 'wrong', [
    'next-turbopack/build, rendered by a server component',
  ]);
}
consumed('Bundleless output keeps the directive', 'client-files', 'works', ['next-turbopack']);

below('workers');

consumed(
  '`?worker&inline` puts the worker into your JavaScript',
  'worker-inline',
  'works',
  bundlers,
);
consumed('`new Worker(new URL())` needs a bundler', 'worker-url', 'works', ['vite', 'webpack']);
consumed(
  '`new Worker(new URL())` needs a bundler',
  'worker-url',
  'wrong',
  ['rollup', 'rolldown', 'bun', 'deno'],
  'the worker does not start',
);

below('json');

statement(
  "In bundleless mode, leave out `with { type: 'json' }`",
  {
    'src/index.js':
      "import data from './a.json' with { type: 'json' };\nexport default data.rate;\n",
    'src/a.json': '{ "rate": 5 }',
  },
  { bundle: false },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/from "\.\/a\.js"\s*with\s*\{\s*type:\s*"json"\s*\}/);
    expect(text('dist/a.js')).toContain('export');
  },
);
consumed("In bundleless mode, leave out `with { type: 'json' }`", 'json-attribute', 'fails', [
  'webpack',
  'rspack',
  'esbuild',
  'node-26',
]);
consumed("In bundleless mode, leave out `with { type: 'json' }`", 'json-files', 'works', [
  'webpack',
  'rspack',
  'esbuild',
  'node-26',
]);
consumed('In a bundle, the attribute does no harm', 'json-bundle', 'works', [
  ...bundlers,
  ...nodes,
]);

below('wasm');

consumed('No import of a `.wasm` file', 'wasm-preserve', 'works', ['webpack', 'vite', 'rspack']);
consumed('No import of a `.wasm` file', 'wasm-preserve', 'fails', ['esbuild', 'rollup', 'node-20']);
consumed('No import of a `.wasm` file', 'wasm-compile', 'wrong', ['webpack', 'vite/build']);
consumed('No import of a `.wasm` file', 'wasm-compile-node', 'wrong', ['deno/bundle']);
consumed('Bytes in your JavaScript run', 'wasm-inline', 'works', [
  ...bundlers.filter((name) => name !== 'parcel'),
  ...nodes,
  'webpack-4',
]);
consumed('Bytes in your JavaScript run', 'wasm-inline', 'wrong', ['cloudflare-workers']);

below('modules');

consumed('ESM with named exports works in every bundler', 'esm-named', 'works', [
  ...bundlers.filter((name) => name !== 'parcel'),
  'webpack-4',
  'react-native',
  'next-turbopack',
]);
for (const [version, fails] of [
  ['20.18.3', true],
  ['20.19.0', false],
] as const) {
  statement(
    'ESM with named exports works in every bundler',
    {
      'src/index.js': 'export const value = 5;\n',
      'use.cjs': "console.log(require('./dist/index.js').value);\n",
    },
    {},
    ({ output }) => {
      expect(output).toMatch(fails ? /ERR_REQUIRE_ESM/ : /^5$/m);
    },
    {
      install: [`node@${version}`],
      run: ['npx rslib', 'node_modules/node/bin/node use.cjs'],
      fails,
    },
  );
}

below('node');

consumed('One import of `node:fs`', 'node-builtin', 'fails', [
  'webpack',
  'rspack',
  'rsbuild',
  'esbuild',
  'react-scripts',
  'umi',
  'angular/ng build',
  'next-webpack/build, client component',
]);
consumed('One import of `node:fs`', 'node-builtin', 'wrong', ['rollup', 'rolldown']);
consumed('Vite, Astro, SvelteKit, TanStack Start, Nuxt', 'node-builtin', 'works', [
  'vite',
  'astro',
  'sveltekit',
  'tanstack-start',
  'nuxt',
  'parcel',
  'bun/build --target=browser',
]);
consumed(
  '`import.meta.dirname` is `undefined`',
  'meta-dirname',
  'wrong',
  ['next-turbopack', 'next-webpack', 'cloudflare-workers'],
  'wrong: undefined',
);

below('syntax');

statement(
  'The default output keeps modern syntax',
  {
    'src/index.js':
      'export class A {\n  static #a = 1;\n  static { A.#a ??= 2; }\n  get = () => A?.#a;\n}\n',
  },
  {},
  ({ text }) => {
    const code = text('dist/index.js');
    expect(code).toContain('static #a');
    expect(code).toMatch(/static ?\{/);
    expect(code).toContain('??=');
  },
);
consumed('For webpack 4 and React Native', 'classes', 'fails', ['webpack-4', 'react-native']);
consumed('For webpack 4 and React Native', 'classes-es2017', 'works', [
  'webpack-4',
  'react-native',
]);

consumed('Whether helpers are inlined or imported', 'classes-helpers', 'works', [
  ...bundlers,
  ...nodes,
  'webpack-4',
  'react-router',
  'sveltekit',
  'tanstack-start',
  'next-turbopack',
  'wxt',
  'react-native',
  'cloudflare-workers',
  'vitest',
  'rstest',
  'web-test-runner',
]);
consumed('Whether helpers are inlined or imported', 'classes-es2017', 'works', [
  ...bundlers,
  ...nodes,
]);
consumed(
  'Whether helpers are inlined or imported',
  'classes-helpers',
  'fails',
  ['browser'],
  '@swc/helpers/',
  'in the application itself: works',
);

below('maps');

for (const name of ['maps', 'maps-src']) {
  const shows = (words: string, ...rest: [result: Result, tools: string[], ...parts: string[]]) =>
    consumed(words, name, ...rest);
  const published = 'If you publish the maps';
  shows(published, 'works', ['vitest', 'rstest', 'web-test-runner', 'cloudflare-workers']);
  shows(published, 'wrong', nodes, 'with node --enable-source-maps');
  const setting = 'webpack, Rspack, and Rsbuild need a setting';
  shows(setting, 'wrong', ['webpack', 'rspack'], 'extractSourceMap: true');
  shows(setting, 'wrong', ['rsbuild'], 'extract: true');
  shows(setting, 'wrong', ['vite/dev'], `is in node_modules/${name}/dist/index.js`);
}
consumed(
  'Each package throws an error',
  'maps',
  'works',
  ['browser', 'parcel', 'vitest', 'cloudflare-workers'],
  'the position is in src/fail.js, line 5',
);
const withoutSources = 'Your sources can stay at home';
consumed(withoutSources, 'maps', 'works', ['vitest', 'web-test-runner', 'browser', 'parcel']);
consumed(withoutSources, 'maps', 'wrong', ['deno/run'], 'is in node_modules/maps/dist/index.js');
consumed(withoutSources, 'maps-src', 'works', ['deno/run']);

below('types');

const typescripts = ['typescript-5', 'typescript-6', 'typescript-7'];
for (const name of ['types-bundle', 'types-files', 'types-dual']) {
  consumed('Declarations of Rslib work with each', name, 'works', typescripts);
}
consumed(
  'Declarations of Rslib work with each',
  'types-no-extension',
  'fails',
  typescripts.map((name) => `${name}/nodenext`),
  'need explicit file extensions',
);

below('size');

consumed(
  "Each package exports something that the application doesn't import",
  'unused-display-name',
  'wrong',
  ['webpack/size', 'vite/size'],
  'the unused code is kept',
);
const minifiers = ['vite', 'webpack', 'rspack', 'rollup', 'rolldown', 'esbuild', 'bun'];
for (const name of ['unused-component', 'unused-class', 'unused-function']) {
  consumed('Assignments such as `displayName`', name, 'works', minifiers);
}
for (const name of ['unused-display-name', 'unused-class-es2017']) {
  consumed('Assignments such as `displayName`', name, 'wrong', minifiers, 'code is kept');
}

below('tools');

unproven('The names lead to the results', 'about this site');
