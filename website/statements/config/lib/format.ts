import { expect } from 'vitest';
import { consumed } from '../../consumed.ts';
import { below, statement } from '../../statement.ts';

below('limits');

for (const format of ['esm', 'cjs', 'umd', 'iife'] as const) {
  statement(
    'In a package without `"type": "module"`, a file that has',
    { 'package.json': '{}', 'src/index.js': 'console.log(await 1);\n' },
    { lib: [{ format }], output: { minify: false } },
    ({ output }) => {
      expect(output).toContain('Top-level-await is only supported in ECMAScript Modules');
    },
    { fails: true },
  );
}

const externalHost = {
  'package.json': '{ "type": "module", "dependencies": { "host-api": "1" } }',
  'src/index.js':
    "import { version } from 'host-api';\nimport { sep } from 'node:path';\nconsole.log(version, sep);\n",
};
const hostOnly = {
  ...externalHost,
  'src/index.js': "import { version } from 'host-api';\nconsole.log(version);\n",
};
const host = { output: { externals: ['host-api'] } };

below('');

for (const format of ['esm', 'cjs', 'umd', 'iife'] as const) {
  for (const bundle of [true, false]) {
    const fails = !bundle && !(format === 'esm' || format === 'cjs');
    statement(
      '`esm` and `cjs` in bundle and bundleless mode',
      { 'src/index.js': 'console.log(1);\n' },
      { format, bundle },
      ({ output }) => {
        expect(output).toContain(fails ? '"bundle" must be set to "true"' : 'ready   built');
      },
      { fails },
    );
  }
}

statement(
  'The flag applies to every item of `lib`',
  { 'src/index.js': 'console.log(1);\n' },
  { lib: [{ output: { distPath: 'dist/a' } }, { output: { distPath: 'dist/b' } }] },
  ({ files }) => {
    expect(files).toEqual(['dist/a/index.cjs', 'dist/b/index.cjs']);
  },
  { run: ['npx rslib --format cjs'] },
);

below('formats');

const lazy = {
  'package.json': '{ "type": "module", "dependencies": { "host-api": "1" } }',
  'src/index.js':
    "import { version } from 'host-api';\nconsole.log(version, import('./lazy.js'));\n",
  'src/lazy.js': 'export const lazy = 1;\n',
  'node_modules/host-api/index.js': "export const version = 'bundled code';\n",
};

for (const [row, format, name, seen, chunks] of [
  ['`esm` | `index.js`', 'esm', 'index.js', 'from "host-api"', true],
  ['`cjs` | `index.cjs`', 'cjs', 'index.cjs', 'require("host-api")', true],
  ['`umd` | `index.js`', 'umd', 'index.js', 'bundled code', false],
  ['`iife` | `index.js`', 'iife', 'index.js', 'bundled code', false],
] as const) {
  for (const words of [row, 'You get these file names if']) {
    statement(words, lazy, { format, output: { target: 'web' } }, ({ text, files }) => {
      expect(files.map(text).join('')).toContain(seen);
      expect(files).toContain(`dist/${name}`);
      expect(files.length > 1).toBe(chunks);
    });
  }
  statement(
    'Otherwise, ESM files end in `.mjs`',
    { ...lazy, 'package.json': '{}' },
    { format, output: { target: 'web' } },
    ({ files }) => {
      expect(files).toContain(`dist/index.${format === 'esm' ? 'mjs' : 'js'}`);
    },
  );
}

statement(
  'Because no CSS is emitted for `node`',
  { 'src/index.js': "import './a.css';\n", 'src/a.css': '.a { color: red }' },
  { lib: [{}, { format: 'cjs', output: { target: 'web' } }] },
  ({ files }) => {
    expect(files).toEqual(['dist/index.cjs', 'dist/index.css', 'dist/index.js']);
  },
);

below('externals');

for (const [row, format, seen, library, type] of [
  ['`esm` |', 'esm', 'from "host-api"', 'modern-module', 'modern-module'],
  ['`cjs` |', 'cjs', 'require("host-api")', 'commonjs-static', 'commonjs-import'],
  ['`umd` |', 'umd', 'factory(require("host-api"))', 'umd', 'umd'],
  ['`iife` |', 'iife', 'globalThis["host-api"]', 'module', 'global'],
] as const) {
  for (const words of [
    row,
    'Each format asks Rspack',
    ...(format === 'umd' || format === 'iife' ? ['For UMD and IIFE, packages are bundled'] : []),
  ]) {
    statement(
      words,
      hostOnly,
      { format, ...host },
      ({ text, files }) => {
        const [config] = files.filter((file) => file.includes('rspack.config'));
        expect(text(config as string)).toContain(`type: '${library}'`);
        expect(text(config as string)).toContain(`externalsType: '${type}'`);
        expect(text(format === 'cjs' ? 'dist/index.cjs' : 'dist/index.js')).toContain(seen);
      },
      { run: ['npx rslib --no-clean', 'npx rslib inspect'] },
    );
  }
}

statement(
  'If you write an object',
  hostOnly,
  { format: 'iife', output: { externals: { 'host-api': 'HostApi' } } },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/globalThis(?:\.HostApi|\["HostApi"\])/);
  },
);

for (const words of [
  'UMD calls `require()`, but an IIFE',
  'For the `node` target, Node.js built-in modules are external',
]) {
  for (const [format, seen] of [
    ['umd', 'require("node:path")'],
    ['iife', 'globalThis["node:path"]'],
  ] as const) {
    statement(words, externalHost, { format, ...host }, ({ text }) => {
      expect(text('dist/index.js')).toContain(seen);
    });
  }
}

below('umd-target');

for (const [words, target, syntax, seen] of [
  ['If browsers report `global is not defined`', 'node', 'esnext', '})(global'],
  ["With `output.target: 'web'`, the last line", 'web', 'es2020', '})(globalThis'],
  ["With `output.target: 'web'`, the last line", 'web', 'es2019', '})(self'],
] as const) {
  statement(
    words,
    { 'src/index.js': 'export const a = 1;\n' },
    { format: 'umd', syntax, output: { target } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain(seen);
    },
  );
}

below('limits');

for (const format of ['umd', 'iife'] as const) {
  for (const words of [
    "`umd`, `iife`, and `mf` can't be built",
    'For `umd`, the build fails with',
  ]) {
    statement(
      words,
      { 'src/index.js': 'console.log(1);\n' },
      { format, bundle: false },
      ({ output }) => {
        expect(output).toContain(`When using "${format}" format, "bundle" must be set to "true"`);
      },
      { fails: true },
    );
  }
}

statement(
  'For `umd`, the build fails with',
  { 'src/index.js': 'console.log(1);\n' },
  `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
  export default {
    lib: [{ format: 'mf', bundle: false }],
    plugins: [pluginModuleFederation({ name: 'demo', dts: false }, {})],
  };`,
  ({ output }) => {
    expect(output).toContain('When using "mf" format, "bundle" must be set to "true"');
  },
  { fails: true, packages: ['@module-federation/rsbuild-plugin'] },
);

statement(
  'Any other value fails with',
  { 'src/index.js': 'console.log(1);\n' },
  "export default { format: 'amd' } as object;",
  ({ output }) => {
    expect(output).toContain('Unsupported format: amd');
  },
  { fails: true },
);

for (const name of ['url', 'dirname', 'filename']) {
  const source = {
    'src/index.js': `import './b.js';\nconsole.log(import.meta.${name});\n`,
    'src/b.js': 'globalThis.b = 1;\n',
  };
  statement(
    'A UMD build fails on `import.meta.url`',
    source,
    { format: 'umd' },
    ({ output }) => {
      expect(output).toContain("'import.meta' cannot be used outside of module code");
    },
    { fails: true },
  );
  for (const words of ['An IIFE build keeps them']) {
    statement(words, source, { format: 'iife' }, async ({ text, node }) => {
      expect(text('dist/index.js')).toContain(`import.meta.${name}`);
      const code =
        "import { readFileSync } from 'node:fs'; import { runInNewContext } from 'node:vm'; runInNewContext(readFileSync('dist/index.js', 'utf8'));";
      expect(await node(code)).toContain('SyntaxError');
    });
  }
  for (const words of ['With `minify: false` or `--no-minify`', "Such a script doesn't parse"]) {
    statement(words, source, { format: 'umd', output: { minify: false } }, async ({ node }) => {
      const code =
        "import { readFileSync } from 'node:fs'; import { runInNewContext } from 'node:vm'; runInNewContext(readFileSync('dist/index.js', 'utf8'));";
      expect(await node(code)).toContain('SyntaxError');
    });
  }
}

statement(
  'A UMD build fails on `import.meta.url`',
  {
    'src/index.js': "export const a = new URL('./a.svg', import.meta.url).href;\n",
    'src/a.svg': '<svg />',
  },
  { format: 'umd', output: { target: 'web' } },
  ({ files }) => {
    expect(files).toContain('dist/index.js');
  },
);

for (const words of [
  "CommonJS and UMD don't support top-level `await`",
  'Every CommonJS export is `undefined`',
]) {
  statement(
    words,
    { 'src/index.js': 'export const a = await 1;\n' },
    { lib: [{ format: 'cjs' }, { format: 'umd', output: { filename: { js: 'umd.cjs' } } }] },
    async ({ node }) => {
      const code = `
        import { createRequire } from 'node:module';
        const require = createRequire(import.meta.url);
        console.log(require('./dist/index.cjs').a, typeof require('./dist/umd.cjs').then);`;
      expect(await node(code)).toBe('undefined function');
    },
  );
}

statement(
  'If your package has `"type": "module"`, Node.js treats a UMD',
  { 'src/index.js': 'export const a = 1;\n' },
  { format: 'umd' },
  async ({ node }) => {
    const code = "import * as all from './dist/index.js'; console.log(Object.keys(all).length);";
    expect(await node(code)).toBe('0');
  },
);

below('formats');

statement(
  'The default target is `web` for `mf` and `node`',
  { 'src/index.js': "import { sep } from 'node:path';\nglobalThis.a = sep;\n" },
  {
    lib: [
      { format: 'esm' },
      { format: 'cjs' },
      { format: 'umd', output: { distPath: 'umd' } },
      { format: 'iife', output: { distPath: 'iife' } },
    ],
  },
  ({ files, text }) => {
    expect(files).toHaveLength(4);
    for (const file of files) expect(text(file)).toContain('node:path');
  },
);
const federated = (
  plugin: string,
  top: string,
) => `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
const plugins = [pluginModuleFederation({ name: 'demo', exposes: { '.': './src/index.js' }, dts: false }, {})];
export default { lib: [{ format: 'mf', ${plugin} }], ${top} } as object;`;
for (const [row, heading] of [
  ['`mf` | `.js` files with a hash', 'formats'],
  ['Register `@module-federation/rsbuild-plugin`', 'mf-plugin'],
] as const) {
  for (const config of [federated('plugins', ''), federated('', 'plugins')]) {
    below(heading);
    statement(
      row,
      {
        'src/index.js': "export const load = () => import('./b.js');\n",
        'src/b.js': 'export const b = 1;\n',
      },
      config,
      ({ files }) => {
        expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(2);
        expect(files.join()).toMatch(/\.\w{8,}\.js/);
      },
      { packages: ['@module-federation/rsbuild-plugin'] },
    );
  }
}

below('limits');

statement(
  'Ship ESM, or move the `await` into a function',
  { 'src/index.js': 'export const get = async () => await Promise.resolve(1);\n' },
  { format: 'cjs' },
  async ({ node }) => {
    expect(await node("console.log(await (await import('./dist/index.cjs')).default.get());")).toBe(
      '1',
    );
  },
);
consumed(
  "A CommonJS file that requires a package doesn't run",
  'cjs',
  'wrong',
  ['webpack-4'],
  'is not a function',
);
