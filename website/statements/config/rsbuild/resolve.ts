import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const files = {
  'package.json': '{ "type": "module", "dependencies": { "left": "1" } }',
  'src/index.js': "import { text } from 'left';\nconsole.log(text);\n",
  'src/right.js': "export const text = 'replaced';\n",
};
const resolve = { alias: { left: './src/right.js' } };

below('alias');

for (const format of ['umd', 'iife'] as const) {
  statement(
    'In UMD, IIFE, and Module Federation, it does apply',
    files,
    { resolve, lib: [{ format }] },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('replaced');
    },
  );
}

statement(
  'In ESM and CommonJS, a package in `dependencies`',
  files,
  { resolve, lib: [{ format: 'esm' }, { format: 'cjs' }] },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('from "left"');
    expect(text('dist/index.cjs')).toContain('require("left")');
  },
);

const own = (request: string) => ({
  'src/index.js': `import value from '${request}';\nexport default value;\n`,
  'src/right.js': "export default 'right text';\n",
  'node_modules/wrong/index.js': "export default 'wrong text';\n",
  'node_modules/wrong/sub.js': "export default 'wrong sub';\n",
  'node_modules/other/index.js': "export default 'other text';\n",
  'node_modules/other/sub.js': "export default 'other sub';\n",
});

below('alias');

for (const [words, value, seen] of [
  ['Keys are requests, and values are paths', './src/right.js', 'right text'],
  ['Keys are requests, and values are paths', 'other', 'other text'],
  ['The replacement is bundled', 'other', 'other text'],
] as const) {
  statement(words, own('wrong'), { resolve: { alias: { wrong: value } } }, ({ text }) => {
    expect(text('dist/index.js')).toContain(seen);
  });
}

statement(
  'Keys are requests, and values are paths',
  own('wrong'),
  { resolve: { alias: { wrong: false } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('export');
    expect(text('dist/index.js')).not.toContain('wrong text');
  },
);

for (const [key, seen] of [
  ['wrong', 'other sub'],
  ['wrong$', 'wrong sub'],
] as const) {
  statement(
    'A key also matches subpaths',
    own('wrong/sub.js'),
    { resolve: { alias: { [key]: 'other' } } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain(seen);
    },
  );
}

const aliased = {
  'src/index.ts': "export { b } from '@/deep/b';\n",
  'src/deep/b.ts': "export const b = 'aliased';\n",
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      rootDir: 'src',
      module: 'esnext',
      moduleResolution: 'bundler',
      paths: { '@/*': ['./src/*'] },
    },
    include: ['src'],
  }),
};

statement(
  'Rslib follows `paths` without further config',
  aliased,
  { dts: true, bundle: false },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('"./deep/b.js"');
    expect(text('dist/index.d.ts')).toContain("'./deep/b.js'");
  },
);

statement(
  'For aliases into your own source, use `paths`',
  { ...aliased, 'tsconfig.json': aliased['tsconfig.json'].replace(/,"paths":\{[^}]*\}/, '') },
  { dts: true, resolve: { alias: { '@': './src' } } },
  ({ output }) => {
    expect(output).toContain('TS2307');
  },
  { fails: true },
);

for (const [words, alias, seen] of [
  ['In bundleless mode, only aliases to files inside', './src/right.js', '"./right.js"'],
  ['If the alias points to a package or `false`', 'other', '"wrong"'],
  ['If the alias points to a package or `false`', false, '"wrong"'],
] as const) {
  statement(
    words,
    own('wrong'),
    { bundle: false, resolve: { alias: { wrong: alias } } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain(seen);
    },
  );
}

below('alias-strategy');

const conflict = {
  ...own('same'),
  'src/paths.js': "export default 'from paths';\n",
  'tsconfig.json':
    '{ "compilerOptions": { "paths": { "same": ["./src/paths.js"] } }, "include": ["src"] }',
};

for (const [words, aliasStrategy, seen] of [
  ['If `paths` of your tsconfig and `alias`', undefined, 'from paths'],
  ["With `'prefer-alias'`, the build ignores", 'prefer-alias', 'right text'],
] as const) {
  statement(
    words,
    conflict,
    { resolve: { alias: { same: './src/right.js' }, ...(aliasStrategy && { aliasStrategy }) } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain(seen);
    },
  );
}

below('condition-names');

const conditional = {
  'src/index.js': "export { text } from 'builds';\n",
  'node_modules/builds/package.json':
    '{ "name": "builds", "version": "1.0.0", "exports": { "development": "./dev.js", "default": "./prod.js" } }',
  'node_modules/builds/dev.js': "export const text = 'development build';\n",
  'node_modules/builds/prod.js': "export const text = 'default build';\n",
};

for (const words of [
  'Set it to bundle another build',
  'Rslib reads the `exports` of bundled packages',
  'Your list replaces the default one',
]) {
  statement(
    words,
    conditional,
    { resolve: { conditionNames: ['development', '...'] } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('development build');
    },
  );
  statement(words, conditional, {}, ({ text }) => {
    expect(text('dist/index.js')).toContain('default build');
  });
}

below('extensions');

statement(
  'If an import has no extension',
  {
    'src/index.js': "export { b } from './b';\n",
    'src/b.own': "export const b = 'own extension';\n",
    'src/b.js': "export const b = 'js';\n",
  },
  {
    resolve: { extensions: ['.own', '.js'] },
    tools: { rspack: { module: { rules: [{ test: /\.own$/, type: 'javascript/auto' }] } } },
  },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('own extension');
  },
);

for (const [written, file] of [
  ['js', 'ts'],
  ['js', 'tsx'],
  ['jsx', 'tsx'],
  ['mjs', 'mts'],
  ['cjs', 'cts'],
]) {
  statement(
    'You can also import the compiled file',
    {
      'src/index.ts': `export { b } from './b.${written}';\n`,
      [`src/b.${file}`]: "export const b = 'found';\n",
    },
    {},
    ({ text }) => {
      expect(text('dist/index.js')).toContain('found');
    },
  );
}

below('main-fields');

const fields = {
  'src/index.js': "export { field } from 'fields';\n",
  'node_modules/fields/package.json':
    '{ "name": "fields", "main": "main.js", "module": "module.js", "browser": "browser.js" }',
  'node_modules/fields/main.js': "export const field = 'main field';\n",
  'node_modules/fields/module.js': "export const field = 'module field';\n",
  'node_modules/fields/browser.js': "export const field = 'browser field';\n",
};

for (const [target, seen] of [
  ['node', 'module field'],
  ['web', 'browser field'],
] as const) {
  for (const words of [`\`${target}\` | `, 'If a bundled package has no `exports`']) {
    statement(words, fields, { output: { target } }, ({ text }) => {
      expect(text('dist/index.js')).toContain(seen);
    });
  }
}

below('limits');

for (const bundle of [true, false]) {
  statement(
    bundle
      ? 'If a bundle fails with an alias that it'
      : "In bundleless mode, the build doesn't fail",
    {
      'src/index.js': "export { frame } from '@frame';\n",
      'src/frame.js': 'export const frame = 1;\n',
    },
    `export default { bundle: ${bundle}, source: { alias: { '@frame': './src/frame.js' } } } as object;`,
    ({ output, text }) => {
      expect(bundle ? output : text('dist/index.js')).toContain(
        bundle ? "Can't resolve '@frame'" : 'from "@frame"',
      );
    },
    { fails: bundle },
  );
}

below('');

for (const [format, bundle] of [
  ['esm', true],
  ['cjs', true],
  ['umd', true],
  ['iife', true],
] as const) {
  statement(
    'all formats, bundle and bundleless mode',
    {
      'src/index.js': "import { a } from 'left';\nglobalThis.b = a;\n",
      'src/right.js': "export const a = 'aliased';\n",
    },
    { format, bundle, resolve },
    ({ files, text }) => {
      expect(text(files[0] as string)).toContain('aliased');
    },
  );
}
statement(
  'all formats, bundle and bundleless mode',
  {
    'src/index.js': "import { a } from 'left';\nglobalThis.b = a;\n",
    'src/right.js': "export const a = 'aliased';\n",
  },
  { bundle: false, resolve },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('"./right.js"');
  },
);

below('dedupe');

statement(
  'It is then always resolved from the project root.',
  {
    'src/index.js': "export { b } from 'left';\n",
    'package.json': '{ "type": "module" }',
    'node_modules/shared/package.json': '{ "name": "shared", "type": "module" }',
    'node_modules/shared/index.js': "export const a = 'root copy';\n",
    'node_modules/left/package.json': '{ "name": "left", "type": "module" }',
    'node_modules/left/index.js': "export { a as b } from 'shared';\n",
    'node_modules/left/node_modules/shared/package.json': '{ "name": "shared", "type": "module" }',
    'node_modules/left/node_modules/shared/index.js': "export const a = 'nested copy';\n",
  },
  { resolve: { dedupe: ['shared'] } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('root copy');
  },
);
