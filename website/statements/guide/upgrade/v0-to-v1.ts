import { expect } from 'vitest';
import { before } from '../../compare.ts';
import { consumed } from '../../consumed.ts';
import { below, statement, unproven } from '../../statement.ts';

const parts = {
  'src/index.ts': "export { b } from './b';\n",
  'src/b.ts': 'export const b: number = 1;\n',
};
const bundleless = { bundle: false, dts: true } as const;
const nullish = 'export const get = (text) => text ?? "none";\n';
const supports = (node: string) => ({
  'package.json': JSON.stringify({
    name: 'demo',
    version: '1.0.0',
    type: 'module',
    engines: { node },
  }),
  'src/index.js': nullish,
});
const apiExtractor = ['@microsoft/api-extractor'];

for (const words of [
  'Most changes from 0.x to 1.0 are silent',
  'For each change, this page shows what you see',
]) {
  before(words, supports('>=12'), '{ lib: [{}] }', ({ text, output }) => {
    expect(text('dist/index.js')).toContain('??');
    expect(output).not.toMatch(/warn|error/i);
  });
  statement(words, supports('>=12'), {}, ({ text, output }) => {
    expect(text('dist/index.js')).toContain('null != text');
    expect(output).not.toMatch(/warn|error/i);
  });
}

unproven('It starts from 0.23, the last 0.x version', 'a fact about releases');

const sample = {
  'package.json': JSON.stringify({
    name: 'upgrade-kit',
    version: '1.0.0',
    type: 'module',
    engines: { node: '>=12' },
    dependencies: { left: '1.0.0' },
  }),
  'src/index.ts': [
    "const colors = require('left');",
    'export const mode = import.meta.env.MODE;',
    "export const icon = new URL('./icon.svg', import.meta.url);",
    "export const paint = (text?: string) => colors.red(text ?? 'none');",
  ].join('\n'),
  'src/icon.svg': '<svg/>\n',
  'node_modules/left/package.json': '{ "name": "left", "version": "1.0.0" }',
  'node_modules/left/index.js': 'exports.red = (text) => text;\n',
};
const changes = ['createRequire', 'null != text', 'import.meta.env.MODE', 'static/svg/icon.svg'];
for (const [words, heading, keep] of [
  ['Two files show most changes together', '', false],
  ['This config restores the old output', 'keep', false],
  ['This config restores the old output', 'keep', true],
] as const) {
  below(heading);
  statement(
    words,
    sample,
    keep
      ? {
          syntax: 'esnext',
          source: { define: { 'import.meta.env.MODE': '"production"' } },
          output: { externals: { left: 'module-import left' } },
          tools: {
            bundlerChain: (chain) => {
              chain.module.rule('rslib:new-url').parser({ url: false });
            },
          },
        }
      : {},
    ({ text }) => {
      expect(text('dist/index.js')).toContain('paint');
      for (const change of changes) expect(text('dist/index.js').includes(change)).toBe(!keep);
    },
  );
}
before('This config restores the old output', sample, '{ lib: [{}] }', ({ text }) => {
  expect(text('dist/index.js')).toContain('paint');
  for (const change of changes) expect(text('dist/index.js')).not.toContain(change);
});

below('dts-extension');

for (const words of ['Symptom: Your declarations contain', "Fix: You don't have to"]) {
  before(words, parts, '{ lib: [{ bundle: false, dts: true }] }', ({ text }) => {
    expect(text('dist/index.d.ts')).toMatch(/'\.\/b'/);
  });
  statement(words, parts, bundleless, ({ text }) => {
    expect(text('dist/index.d.ts')).toMatch(/'\.\/b\.js'/);
  });
}

const consumer = {
  ...parts,
  'user.mts': "import { b } from './dist/index.js';\nexport const c: string = b;\n",
};
for (const extension of [true, false]) {
  statement(
    'Cause: `redirect.dts.extension` is now `true`',
    consumer,
    { ...bundleless, redirect: { dts: { extension } } },
    ({ output }) => {
      expect(output).toContain(extension ? 'TS2322' : 'TS2835');
    },
    {
      run: ['npx rslib', 'npx tsc --ignoreConfig --noEmit --module nodenext --types "" user.mts'],
      fails: true,
    },
  );
}

statement(
  'Keep the old output: Set `redirect.dts.extension`',
  parts,
  { ...bundleless, redirect: { dts: { extension: false } } },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toMatch(/'\.\/b'/);
  },
);

below('syntax');

for (const words of ['Symptom: The file is larger', 'Cause: For the `node` target']) {
  before(words, supports('>=12'), '{ lib: [{}] }', ({ text }) => {
    expect(text('dist/index.js')).toContain('text ?? "none"');
  });
  statement(words, supports('>=12'), {}, ({ text }) => {
    expect(text('dist/index.js')).toMatch(/null != text \? text : "none"/);
  });
}

for (const node of ['>=12', '>=20', '^12 || >=20']) {
  statement('Fix: Check that `engines.node` specifies', supports(node), {}, ({ text }) => {
    expect(text('dist/index.js')).toContain('none');
    expect(text('dist/index.js').includes('??')).toBe(node === '>=20');
  });
}

statement(
  "Keep the old output: Set `syntax: 'esnext'`",
  supports('>=12'),
  { syntax: 'esnext' },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('??');
  },
);

const inspect =
  "npx rslib inspect --output inspected && grep -A9 'targets: ' dist/inspected/rspack.config.esm.mjs | head -9";
for (const [syntax, old] of [
  ['es2023', 'node >= 16.11'],
  ['es2024', 'last 1 node versions'],
] as const) {
  const words = 'The meaning of two values has also changed';
  const files = { 'src/index.js': nullish };
  before(
    words,
    files,
    `{ lib: [{ syntax: '${syntax}' }] }`,
    ({ output }) => {
      expect(output).toContain(old);
    },
    { run: [inspect] },
  );
  statement(
    words,
    files,
    { syntax },
    ({ output }) => {
      expect(output).toContain('node >= 20');
    },
    { run: [inspect] },
  );
}
for (const [syntax, seen] of [
  ['es2022', 'node >= 16.11'],
  ['esnext', 'last 1 node versions'],
] as const) {
  statement(
    'If you want what `es2023` was',
    { 'src/index.js': nullish },
    { syntax },
    ({ output }) => {
      expect(output).toContain(seen);
    },
    { run: [inspect] },
  );
}

const env = {
  'src/index.js':
    'export const mode = () => import.meta.env.MODE;\nexport const base = () => [process.env.BASE_URL, process.env.ASSET_PREFIX];\nexport const node = () => process.env.NODE_ENV;\n',
};
below('env');

before('Symptom: ESM output contains `import.meta.env.MODE`', env, '{ lib: [{}] }', ({ text }) => {
  expect(text('dist/index.js')).toContain('"production"');
});
statement('Symptom: ESM output contains `import.meta.env.MODE`', env, {}, ({ text }) => {
  expect(text('dist/index.js')).toContain('import.meta.env.MODE');
});
statement('CJS output contains `(void 0).MODE`', env, { format: 'cjs' }, async ({ text, node }) => {
  expect(text('dist/index.cjs')).toContain('(void 0).MODE');
  expect(await node("import ours from './dist/index.cjs'; ours.mode();")).toContain('TypeError');
});
for (const format of ['esm', 'cjs'] as const) {
  const file = format === 'esm' ? 'dist/index.js' : 'dist/index.cjs';
  before(
    'In both formats, `process.env.BASE_URL`',
    env,
    `{ lib: [{ format: '${format}' }] }`,
    ({ text }) => {
      expect(text(file)).toContain('process.env.NODE_ENV');
      expect(text(file)).not.toContain('process.env.BASE_URL');
    },
  );
  statement('In both formats, `process.env.BASE_URL`', env, { format }, ({ text }) => {
    expect(text(file)).toContain('process.env.BASE_URL');
    expect(text(file)).toContain('process.env.ASSET_PREFIX');
  });
  before(
    'Fix: Use `process.env.NODE_ENV`',
    env,
    `{ lib: [{ format: '${format}' }] }`,
    ({ text }) => {
      expect(text(file)).toContain('process.env.NODE_ENV');
    },
  );
  for (const words of ['Fix: Use `process.env.NODE_ENV`', 'Cause: These values now come from']) {
    statement(words, env, { format }, ({ text }) => {
      expect(text(file)).toContain('process.env.NODE_ENV');
      expect(text(file)).not.toContain('"production"');
    });
  }
}
statement(
  'Keep the old output: Define each name',
  env,
  { source: { define: { 'import.meta.env.MODE': '"production"' } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('"production"');
  },
);

below('require');

const required = {
  'package.json': JSON.stringify({
    name: 'demo',
    version: '1.0.0',
    type: 'module',
    dependencies: { left: '1' },
  }),
  'src/index.ts': "const left = require('left');\nexport const a = left;\n",
  'node_modules/left/package.json': '{ "name": "left", "version": "1.0.0" }',
  'node_modules/left/index.js': "module.exports = { left: 'left' };\n",
};
for (const words of [
  'Symptom: You see `createRequire(import.meta.url)`',
  'Cause: `require()` of an external package used to become',
]) {
  before(words, required, '{ lib: [{}] }', async ({ text, output, node }) => {
    expect(output).toContain('The externalized commonjs request');
    expect(text('dist/index.js')).toMatch(/^import .*"left"/m);
    expect(text('dist/index.js')).not.toContain('createRequire');
    expect(await node("import { a } from './dist/index.js'; console.log(a);")).toContain('Module');
  });
  statement(words, required, {}, async ({ text, output, node }) => {
    expect(output).not.toContain('The externalized commonjs request');
    expect(text('dist/index.js')).toContain('createRequire');
    expect(await node("import { a } from './dist/index.js'; console.log(a);")).toBe(
      "{ left: 'left' }",
    );
  });
}
statement(
  'Fix: Write `import` in the source',
  { ...required, 'src/index.ts': "import left from 'left';\nexport const a = left;\n" },
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('from "left"');
    expect(text('dist/index.js')).not.toContain('createRequire');
  },
);
statement(
  'For the `web` target you have to',
  required,
  { output: { target: 'web' } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('require("left")');
    expect(text('dist/index.js')).not.toContain('createRequire');
  },
);
statement(
  'Keep the old output: Prefix the package',
  required,
  { output: { externals: { left: 'module-import left' } } },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/^import .*"left"/m);
    expect(text('dist/index.js')).not.toContain('createRequire');
  },
);

below('new-url');

const assets = {
  'src/index.js':
    "export const icon = new URL('./icon.svg', import.meta.url);\nexport const start = () => new Worker(new URL('./parts/work.js', import.meta.url));\n",
  'src/icon.svg': '<svg/>\n',
  'src/parts/work.js': "console.log('work');\n",
};
for (const words of [
  'Symptom: ESM output includes new files',
  'Cause: ESM output now includes the files',
]) {
  before(words, assets, "{ lib: [{}], output: { target: 'web' } }", ({ text, files }) => {
    expect(files).toEqual(['dist/index.js']);
    expect(text('dist/index.js')).toContain("new URL('./icon.svg'");
  });
  statement(words, assets, { output: { target: 'web' } }, ({ text, files }) => {
    expect(files).toContain('dist/static/svg/icon.svg');
    expect(files.length).toBe(3);
    expect(text('dist/index.js')).not.toContain("'./icon.svg'");
    expect(text('dist/index.js')).not.toMatch(/["']\.\/parts\/work\.js/);
  });
}
statement(
  "If a path points to a file that doesn't exist",
  { 'src/index.js': "export const icon = new URL('./none.svg', import.meta.url);\n" },
  {},
  ({ output }) => {
    expect(output).toContain("Can't resolve './none.svg'");
  },
  { fails: true },
);
statement(
  'Fix: Remove your own copy step',
  {
    'src/index.js': "export const icon = new URL('./icon.svg', import.meta.url);\n",
    'src/icon.svg': '<svg/>\n',
  },
  {},
  async ({ node }) => {
    const seen = await node(
      "import { readFileSync } from 'node:fs';\nimport { icon } from './dist/index.js';\nconsole.log(readFileSync(icon, 'utf8').trim());",
    );
    expect(seen).toBe('<svg/>');
  },
);
const ignoring = {
  ...assets,
  'src/index.js':
    "export const icon = new URL(/* rspackIgnore: true */ './icon.svg', import.meta.url);\nexport const start = () => new Worker(new URL(/* rspackIgnore: true */ './parts/work.js', import.meta.url));\n",
};
statement(
  'Keep the old output: Put `/* rspackIgnore: true */`',
  ignoring,
  { output: { target: 'web' } },
  ({ text, files }) => {
    expect(files).toEqual(['dist/index.js']);
    expect(text('dist/index.js')).toMatch(/["']\.\/icon\.svg["']/);
    expect(text('dist/index.js')).toMatch(/["']\.\/parts\/work\.js["']/);
  },
);
statement(
  'The `rslib:new-url` rule below turns off',
  assets,
  {
    output: { target: 'web' },
    tools: {
      bundlerChain: (chain) => {
        chain.module.rule('rslib:new-url').parser({ url: false });
      },
    },
  },
  ({ text, files }) => {
    expect(text('dist/index.js')).toMatch(/["']\.\/icon\.svg["']/);
    expect(text('dist/index.js')).not.toMatch(/["']\.\/parts\/work\.js["']/);
    expect(files).not.toContain('dist/static/svg/icon.svg');
  },
);

below('wasm');

const wasm = {
  'src/index.js': "import { add } from './add.wasm';\nexport const a = add(1, 2);\n",
  'make.mjs':
    "import { writeFileSync } from 'node:fs';\nwriteFileSync('src/add.wasm', Buffer.from('0061736d0100000001070160027f7f017f030201000707010361646400000a09010700200020016a0b', 'hex'));\n",
};
for (const words of [
  'Symptom: You see `import { add } from "./add.wasm"`',
  'Cause: In bundleless mode, `wasm.mode`',
]) {
  before(
    words,
    wasm,
    '{ lib: [{ bundle: false }] }',
    ({ text }) => {
      expect(text('dist/index.js')).not.toContain('./add.wasm"');
      expect(text('dist/index.js')).toContain('add');
    },
    { run: ['node make.mjs', 'true && npx rslib build'] },
  );
  statement(
    words,
    wasm,
    { bundle: false },
    ({ text, has }) => {
      expect(text('dist/index.js')).toContain('import { add } from "./add.wasm"');
      expect(has('dist/add.wasm')).toBe(true);
    },
    { run: ['node make.mjs', 'npx rslib'] },
  );
}
statement(
  "Keep the old output: Set `wasm: { mode: 'compile' }`",
  wasm,
  { bundle: false, wasm: { mode: 'compile' } },
  async ({ text, node }) => {
    expect(text('dist/index.js')).not.toContain('from "./add.wasm"');
    expect(await node("import { a } from './dist/index.js'; console.log(a);")).toBe('3');
  },
  { run: ['node make.mjs', 'npx rslib'] },
);

below('keep');

const lazy = {
  'src/index.js': "export const load = () => import('./lazy.js');\n",
  'src/lazy.js': "export const lazy = 'lazy code';\n",
};
before(
  'If you have several `lib` items, a chunk is also named',
  lazy,
  '{ lib: [{}, {}] }',
  ({ files }) => {
    expect(files).toContain('dist/0~lazy.js');
  },
);
statement(
  'If you have several `lib` items, a chunk is also named',
  lazy,
  { lib: [{}, {}] },
  ({ files }) => {
    expect(files).toContain('dist/lazy~0.js');
  },
);

below('auto-external');

const peer = {
  'package.json':
    '{ "name": "demo", "version": "1.0.0", "type": "module", "peerDependencies": { "left": "1" }, "dependencies": { "mitt2": "1" } }',
  'src/index.js':
    "import { left } from 'left';\nimport mitt from 'mitt2';\nexport const a = [left, mitt];\n",
  'node_modules/left/package.json': '{ "name": "left", "version": "1.0.0", "type": "module" }',
  'node_modules/left/index.js': "export const left = 'code of left';\n",
  'node_modules/mitt2/package.json': '{ "name": "mitt2", "version": "1.0.0", "type": "module" }',
  'node_modules/mitt2/index.js': "export default 'code of mitt2';\n",
};
for (const words of ['The old place still works', 'Move the value as it is:']) {
  statement(
    words,
    peer,
    'export default { lib: [{ autoExternal: { peerDependencies: false } }] };',
    ({ text, output }) => {
      expect(output).toContain('autoExternal');
      expect(output).toContain('warn');
      expect(text('dist/index.js')).toContain('code of left');
    },
  );
  statement(
    words,
    peer,
    { output: { autoExternal: { peerDependencies: false } } },
    ({ text, output }) => {
      expect(output).not.toContain('warn');
      expect(text('dist/index.js')).toContain('code of left');
      expect(text('dist/index.js')).not.toContain('code of mitt2');
    },
  );
}
statement(
  'In its new place, `output.autoExternal`',
  { ...peer, 'other.json': '{ "dependencies": { "left": "1" } }' },
  { output: { autoExternal: { exclude: ['left'], packageJson: './package.json' } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('code of left');
    expect(text('dist/index.js')).not.toContain('code of mitt2');
  },
);

below('typescript-7');

for (const typescript of ['5', '6', '7'] as const) {
  for (const words of [
    'If the build fails with',
    'Install TypeScript 7, which is native without it',
  ]) {
    statement(
      words,
      parts,
      { bundle: false, dts: { tsgo: true } },
      ({ output, files }) => {
        if (typescript === '7') expect(files).toContain('dist/index.d.ts');
        else expect(output).toContain('`dts.tsgo` requires `typescript` >= 7.0.0.');
      },
      { typescript, fails: typescript !== '7' },
    );
  }
  statement(
    'Remove the option',
    parts,
    bundleless,
    ({ files }) => {
      expect(files).toContain('dist/index.d.ts');
    },
    { typescript },
  );
}
statement('Install TypeScript 7, which is native without it', parts, bundleless, ({ output }) => {
  expect(output).toContain('tsgo');
});
before(
  'If the build fails with',
  parts,
  '{ lib: [{ bundle: false, dts: { tsgo: true } }] }',
  ({ output }) => {
    expect(output).toContain('@typescript/native-preview');
  },
  { fails: true },
);
statement(
  'Its tsconfig needs `rootDir` and `types`',
  {
    'src/index.ts': 'export const a: string = process.version;\n',
    'tsconfig.json':
      '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler" }, "include": ["src"] }',
  },
  { dts: true },
  ({ output }) => {
    expect(output).toMatch(/TS5011|TS2591/);
  },
  { packages: ['@types/node'], fails: true },
);

below('advanced-esm');

for (const [experiments, words] of [
  [{ advancedEsm: false }, 'Remove `experiments.advancedEsm`'],
  [{ advancedEsm: false }, 'The build ignores it silently'],
] as const) {
  statement(
    words,
    {
      ...lazy,
      'rslib.config.mjs': `export default { lib: [{ experiments: ${JSON.stringify(experiments)} }] };`,
      'typed.ts':
        "import { defineConfig } from '@rslib/core';\nexport default defineConfig({ lib: [{ experiments: { advancedEsm: false } }] });\n",
    },
    undefined,
    ({ output, has }) => {
      expect(has('dist/index.js')).toBe(true);
      expect(output).not.toContain('warn');
      expect(output).toContain("'advancedEsm' does not exist in type 'LibExperiments'");
    },
    {
      run: [
        'npx rslib',
        'npx tsc --ignoreConfig --noEmit --module nodenext --skipLibCheck --types "" typed.ts',
      ],
      fails: true,
    },
  );
}

below('clean-up');

statement(
  'If your config has only one `lib` item',
  { 'src/index.js': 'export const a = 1;\n' },
  { format: 'cjs', banner: { js: '/* top */' } },
  ({ text }) => {
    expect(text('dist/index.cjs')).toMatch(/^\/\* top \*\//);
  },
);
for (const command of ['npx rslib', 'npx rslib build']) {
  statement(
    'You can write `rslib` instead of `rslib build`',
    { 'src/index.js': 'export const a = 1;\n' },
    {},
    ({ files }) => {
      expect(files).toEqual(['dist/index.js']);
    },
    { run: [command] },
  );
}
for (const words of [
  'Bundled declarations are prepared in `.rstack`',
  'Git ignores the new folder',
]) {
  statement(
    words,
    parts,
    { dts: { bundle: true } },
    ({ output }) => {
      expect(output).toContain('.rstack');
      expect(output).not.toContain('.rslib');
      expect(output).toContain('status: "?? dist/');
    },
    {
      packages: apiExtractor,
      run: [
        'npx rslib; ls -a; ls -a .rstack; git init -q . && echo node_modules > .gitignore && git add -A -- src *.json .gitignore rslib.config.mjs && echo "status: \\"$(git status --short | grep -v "^A")\\""',
      ],
    },
  );
}

below('older');

statement(
  '0.11 | `asset` in `redirect` is an object |',
  {
    'src/index.js': "import icon from './a.svg';\nexport const a = icon;\n",
    'src/a.svg': '<svg/>\n',
  },
  { bundle: false, redirect: { asset: { path: false, extension: false } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('"./a.svg"');
  },
);
statement(
  '0.18 | the build cache is on |',
  { 'src/index.js': 'export const a = 1;\n' },
  {},
  ({ output }) => {
    expect(output).toMatch(/node_modules\/\.cache/);
  },
  { run: ['npx rslib; find node_modules/.cache -maxdepth 1'] },
);
statement(
  '0.19 | the JavaScript API is `createRslib()` |',
  { 'src/index.js': 'export const a = 1;\n' },
  undefined,
  async ({ node }) => {
    const seen = await node(
      "import * as rslib from '@rslib/core';\nconsole.log(typeof rslib.createRslib, typeof rslib.build, typeof rslib.inspect);",
    );
    expect(seen).toBe('function undefined undefined');
  },
  { run: [] },
);
statement(
  '0.20 | Node.js 20.19 or 22.12 |',
  {},
  undefined,
  ({ output }) => {
    expect(JSON.parse(output).engines.node).toBe('^20.19.0 || >=22.12.0');
  },
  { run: ['cat node_modules/@rslib/core/package.json'] },
);
const aliased = {
  'src/index.js': "export { b } from '@/b.js';\n",
  'src/b.js': 'export const b = 1;\n',
};
for (const words of ['0.20 | Rsbuild 2 |', 'If you keep `source.alias`, the build fails late']) {
  statement(
    words,
    aliased,
    "export default { source: { alias: { '@': './src' } } };",
    ({ output }) => {
      expect(output).toContain("Can't resolve '@/b.js'");
    },
    { fails: true },
  );
}
statement('0.20 | Rsbuild 2 |', aliased, { resolve: { alias: { '@': './src' } } }, ({ text }) => {
  expect(text('dist/index.js')).toContain('b = 1');
});
statement(
  '0.20 | Rsbuild 2 |',
  { 'src/index.js': 'export const a = 1;\n' },
  undefined,
  ({ output }) => {
    expect(JSON.parse(output).dependencies['@rsbuild/core']).toMatch(/2\./);
  },
  { run: ['cat node_modules/@rslib/core/package.json'] },
);
statement(
  '0.21 | Vue has a plugin of Rsbuild |',
  {
    'src/index.js': "export { default as Box } from './Box.vue';\n",
    'src/Box.vue': '<template><p>text of box</p></template>\n',
    'package.json': '{ "name": "demo", "type": "module", "peerDependencies": { "vue": "3" } }',
  },
  `import { pluginVue } from '@rsbuild/plugin-vue';
export default { output: { target: 'web' }, plugins: [pluginVue()] };`,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('text of box');
  },
  { packages: ['@rsbuild/plugin-vue', 'vue'] },
);

below('wasm');

consumed('Fix: Nothing, if your users have a tool', 'wasm-preserve', 'works', [
  'vite',
  'webpack',
  'rspack',
]);
consumed("esbuild, Rollup, Rolldown, Bun, and React Native don't.", 'wasm-preserve', 'fails', [
  'esbuild',
  'rollup',
  'rolldown',
  'bun',
  'react-native',
]);
consumed("For browsers, that doesn't help users with a bundler", 'wasm-compile', 'wrong', [
  'vite/build',
  'webpack/build',
  'rspack/build',
  'rollup/build',
  'rolldown/build',
  'parcel/build',
]);

below('older');

unproven('New projects of `create-rslib` use', 'needs the network');
