import { expect } from 'vitest';
import { consumed } from '../../consumed.ts';
import { below, statement } from '../../statement.ts';

const esmStyle = {
  'src/index.js':
    'export const url = import.meta.url;\nexport const dir = import.meta.dirname;\nexport const file = import.meta.filename;\n',
};
const commonStyle = {
  'package.json': '{}',
  'src/index.js':
    "import './b.js';\nexport const dir = __dirname;\nexport const file = __filename;\nexport const load = (name) => require(name);\n",
  'src/b.js': 'export const b = 1;\n',
};
const readCjs = `
  import all from './dist/index.cjs';
  import { fileURLToPath } from 'node:url';
  console.log(fileURLToPath(all.url).slice(-14), all.dir.slice(-4), all.file.slice(-14));`;
const allOn = { shims: { esm: { __dirname: true, __filename: true, require: true } } };
const readEsm = (file: string) => `
  import { dir, file, load } from './dist/${file}';
  console.log(dir.slice(-4), file.slice(-${file.length + 5}), typeof load('node:fs').readFileSync);`;

below('');

for (const words of [
  'If your source uses one of them, `shims` fills the gap',
  '`cjs` | `import.meta.url`',
  '`esm` and `cjs`, bundle and bundleless mode',
]) {
  for (const bundle of [true, false]) {
    statement(words, esmStyle, { format: 'cjs', bundle }, async ({ node }) => {
      expect(await node(readCjs)).toBe('dist/index.cjs dist dist/index.cjs');
    });
  }
}

for (const words of [
  'If your source uses one of them, `shims` fills the gap',
  '`esm` | `__dirname`',
  '`esm` and `cjs`, bundle and bundleless mode',
]) {
  for (const bundle of [true, false]) {
    statement(words, commonStyle, { bundle, ...allOn }, async ({ node }) => {
      expect(await node(readEsm('index.mjs'))).toBe('dist dist/index.mjs function');
    });
  }
}

statement(
  '`__dirname` exists only in CommonJS',
  {},
  undefined,
  async ({ node }) => {
    expect(await node('console.log(typeof __dirname, typeof import.meta.url);')).toBe(
      'undefined string',
    );
  },
  { run: [] },
);

below('example');

statement('The names refer to the output file', esmStyle, { format: 'cjs' }, async ({ node }) => {
  expect(await node(readCjs)).toBe('dist/index.cjs dist dist/index.cjs');
});

below('esm');

statement('Because the shims import `node:module`', commonStyle, allOn, ({ text }) => {
  for (const name of ['node:module', 'node:url', 'node:path']) {
    expect(text('dist/index.mjs')).toContain(`from "${name}"`);
  }
});

below('static-require');

statement(
  'For the `web` target, the `require()` of an external',
  {
    'package.json': '{ "dependencies": { "left": "1" } }',
    'src/index.js': "export const left = () => require('left');\n",
  },
  { output: { target: 'web' } },
  ({ text }) => {
    expect(text('dist/index.mjs')).toMatch(/require\(["']left["']\)/);
    expect(text('dist/index.mjs')).not.toContain('createRequire');
  },
);

for (const [shims, seen] of [
  [{}, 'require is not defined'],
  [allOn.shims, 'function'],
] as const) {
  statement(
    'The name is only known at runtime',
    commonStyle,
    {
      shims: {
        esm: { ...shims, ...('esm' in shims ? shims.esm : {}), __dirname: true, __filename: true },
      },
    },
    async ({ node }) => {
      expect(await node(readEsm('index.mjs'))).toContain(seen);
    },
  );
}

for (const files of [
  { 'src/index.mjs': "export const fs = () => require('node:fs').readFileSync;\n" },
  { 'src/index.js': "export const fs = () => require('node:fs').readFileSync;\n" },
]) {
  for (const [words, shims, seen] of [
    ['The source is strict ESM', { esm: { require: true } }, 'function'],
    ['Rslib leaves every `require()` in them alone', {}, 'require is not defined'],
  ] as const) {
    statement(words, files, { shims }, async ({ node }) => {
      const code = "import { fs } from './dist/index.js'; console.log(typeof fs());";
      expect(await node(code)).toContain(seen);
    });
  }
}

statement(
  'If your source has a shebang line',
  { 'src/index.js': "#!/usr/bin/env node\nconsole.log(typeof require('node:fs'));\n" },
  { shims: { esm: { require: true } } },
  ({ output }) => {
    expect(output).toContain('JavaScript parse error');
    expect(output).toContain('#!/usr/bin/env node');
  },
  { fails: true },
);
statement(
  'If your source has a shebang line',
  {
    'src/index.js':
      "#!/usr/bin/env node\nimport { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\nconsole.log(typeof require('node:fs').readFileSync);\n",
  },
  {},
  ({ output }) => {
    expect(output).toMatch(/^function$/m);
  },
  { run: ['npx rslib', 'node dist/index.js'] },
);

below('cjs-off');

const off = {
  format: 'cjs',
  shims: {
    cjs: { 'import.meta.url': false, 'import.meta.dirname': false, 'import.meta.filename': false },
  },
} as const;

for (const words of [
  "If you set `false`, the expression isn't kept",
  'In place of `/project`, the output',
]) {
  statement(words, esmStyle, off, ({ text }) => {
    expect(text('dist/index.cjs')).toMatch(/file:\/\/\/.*\/src\/index\.js/);
  });
}

statement('The other two names still become', esmStyle, off, ({ text }) => {
  expect(text('dist/index.cjs')).toContain('= __dirname');
  expect(text('dist/index.cjs')).toContain('= __filename');
});

statement(
  'The other two names still become',
  esmStyle,
  { ...off, output: { target: 'web' } },
  ({ text }) => {
    expect(text('dist/index.cjs')).toContain('"/"');
    expect(text('dist/index.cjs')).not.toContain('__dirname');
  },
);

below('limits');

statement(
  'In CommonJS for the `web` target, `__dirname`',
  commonStyle,
  { format: 'cjs', output: { target: 'web' } },
  ({ text, output }) => {
    expect(text('dist/index.js')).toContain('"/"');
    expect(output).toContain('warn');
  },
);

statement(
  'Write `import.meta.dirname`, which becomes the real',
  esmStyle,
  { format: 'cjs', output: { target: 'web' } },
  ({ text }) => {
    expect(text('dist/index.cjs')).toContain('= __dirname');
  },
);

statement(
  "You can't set this option on the command line",
  esmStyle,
  undefined,
  ({ output }) => {
    expect(output).toContain('--syntax');
    expect(output).not.toContain('shims');
  },
  { run: ['npx rslib -h'] },
);

statement(
  'An IIFE build keeps the names',
  {
    'src/index.js': "import './b.js';\nconsole.log(import.meta.url);\n",
    'src/b.js': 'globalThis.b = 1;\n',
  },
  { format: 'iife', output: { target: 'web' } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('import.meta.url');
  },
);

below('');

statement(
  'Each name is a separate field, for example',
  { 'src/index.js': 'export const a = [import.meta.url, import.meta.dirname];\n' },
  { format: 'cjs', shims: { cjs: { 'import.meta.url': false } } },
  ({ text }) => {
    expect(text('dist/index.cjs')).toContain('__dirname');
    expect(text('dist/index.cjs')).not.toContain('__rslib_import_meta_url__');
  },
);

below('esm');

statement(
  'In new code, write `import.meta.dirname`',
  { 'src/index.js': 'console.log(import.meta.dirname, import.meta.filename);\n' },
  {},
  ({ output }) => {
    expect(output).toMatch(/dist .*dist\/index\.js$/m);
  },
  { run: ['npx rslib', 'node dist/index.js'] },
);

below('cjs-off');

for (const isShimmed of [true, false]) {
  statement(
    "If it doesn't, and you minify CommonJS",
    { 'src/index.js': 'export const a = 1;\n' },
    {
      format: 'cjs',
      output: { minify: true },
      ...(!isShimmed && { shims: { cjs: { 'import.meta.url': false } } }),
    },
    ({ text }) => {
      expect(text('dist/index.cjs')).toContain('exports');
      expect(text('dist/index.cjs').includes('__rslib_import_meta_url__')).toBe(isShimmed);
    },
  );
}

below('cjs-off');

for (const [result, tools] of [
  ['fails', ['webpack', 'rspack', 'react-native']],
  ['wrong', ['cloudflare-workers']],
] as const) {
  consumed('The shim itself needs Node.js', 'meta-url-cjs', result, tools);
}
