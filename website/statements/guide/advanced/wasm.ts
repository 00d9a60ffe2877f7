import { expect } from 'vitest';
import { askWorker, cloudflare } from '../../cloudflare.ts';
import { consumed } from '../../consumed.ts';
import { below, recorded, statement, unproven } from '../../statement.ts';

/** A module that exports the constant 2. */
const two =
  '\0asm\u0001\0\0\0\u0006\u0006\u0001\u007f\0A\u0002\u000b\u0007\u0007\u0001\u0003two\u0003\0';
const project = (source: string) => ({ 'src/index.js': source, 'src/two.wasm': two });
const imported = project(
  "import { two } from './two.wasm';\nexport const value = two.value ?? two;\n",
);
const dynamic = project(
  "export const load = async () => (await import('./two.wasm')).two.value;\n",
);
const phase = project(
  "import source two from './two.wasm';\nexport const value = new WebAssembly.Instance(two).exports.two.value;\nexport const isModule = two instanceof WebAssembly.Module;\n",
);
const read =
  "import { readFileSync } from 'node:fs';\nconst bytes = readFileSync(new URL('./two.wasm', import.meta.url));\nexport const value = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports.two.value;\n";
const url = project(read);
const print = (code: string) =>
  `const all = await import('./dist/index.js');\nconsole.log(${code});`;
const web = { target: 'web' } as const;

below('');

for (const source of [imported, url]) {
  statement('Rslib compiles an import of the file', source, {}, async ({ node, files }) => {
    expect(files.join()).toContain('.wasm');
    expect(await node(print('all.value'))).toMatch(/^2/);
  });
}

below('forms');

for (const [words, source, code, printed] of [
  ["`import { add } from './add.wasm'` |", imported, 'all.value', '2'],
  ["`await import('./add.wasm')` |", dynamic, 'await all.load()', '2'],
  ["`import source add from './add.wasm'` |", phase, 'all.isModule, all.value', 'true 2'],
  ["`new URL('./add.wasm', import.meta.url)` |", url, 'all.value', '2'],
  ['All four work in ESM output.', imported, 'all.value', '2'],
  ['All four work in ESM output.', dynamic, 'await all.load()', '2'],
  ['All four work in ESM output.', phase, 'all.isModule, all.value', 'true 2'],
  ['All four work in ESM output.', url, 'all.value', '2'],
] as const) {
  statement(words, source, {}, async ({ node }) => {
    expect(await node(print(code))).toBe(printed);
  });
}
statement("`await import('./add.wasm')` |", dynamic, {}, async ({ node }) => {
  const code =
    "import { createRequire } from 'node:module';\nconst all = createRequire(import.meta.url)('./dist/index.js');\nconsole.log(await all.load());";
  expect(await node(code)).toMatch(/^2/m);
});

below('static');

statement('In bundleless ESM, the import is kept', imported, { bundle: false }, ({ text, has }) => {
  expect(text('dist/index.js')).toContain('from "./two.wasm"');
  expect(has('dist/two.wasm')).toBe(true);
});

below('bundlers');

statement(
  'With the target `web`, the compiled import asks',
  imported,
  { output: web },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/fetch\(/);
    expect(text('dist/index.js')).not.toMatch(/new URL\(["'][^"']*\.wasm["']/);
  },
);
recorded("A bundler can't follow that path", 'wasm-gate/static-web', ({ text }) => {
  expect(text('terminal-2.txt')).toContain('.js');
  expect(text('terminal-2.txt')).not.toContain('.wasm');
});

below('dynamic');

statement('A dynamic import loads the file at the first call.', dynamic, {}, async ({ node }) => {
  const code =
    "import { cpSync, rmSync } from 'node:fs';\ncpSync('dist', 'copy', { recursive: true });\nconst all = await import('./copy/index.js');\nrmSync('copy/static', { recursive: true });\nawait all.load().catch(({ code }) => console.log(code));";
  expect(await node(code)).toBe('ENOENT');
});

below('source-phase');

statement(
  'A source-phase import gives you a `WebAssembly.Module`.',
  phase,
  {},
  async ({ node }) => {
    expect(await node(print('all.isModule'))).toBe('true');
  },
);
statement(
  "`await import.source('./add.wasm')` is the dynamic form.",
  project(
    "export const load = async () => (await import.source('./two.wasm')) instanceof WebAssembly.Module;\n",
  ),
  {},
  async ({ node }) => {
    expect(await node(print('await all.load()'))).toBe('true');
  },
);
statement(
  "TypeScript doesn't know this syntax yet",
  {
    'src/index.ts': "import source two from './two.wasm';\nexport const module = two;\n",
    'src/two.wasm': two,
  },
  { dts: true },
  ({ output }) => {
    expect(output).toMatch(/TS\d+|Syntax Error/);
  },
  { fails: true },
);
statement(
  'In bundleless mode, the import is kept as it is',
  phase,
  { bundle: false },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/import source \w+ from "\.\/two\.wasm"/);
  },
);

below('new-url');

for (const bundle of [true, false]) {
  statement(
    'Rslib emits the file and corrects the path',
    url,
    { bundle },
    async ({ text, node }) => {
      expect(text('dist/index.js')).toMatch(
        /new URL\("\.\/static\/wasm\/[\w.]+\.wasm", import\.meta\.url\)/,
      );
      expect(await node(print('all.value'))).toBe('2');
    },
  );
}
recorded('Vite and webpack 5 recognize `new URL()`', 'wasm-gate/url-web', ({ text }) => {
  expect(text('terminal-2.txt')).toContain('.wasm');
});

below('require');

const required = (file: string, code: string) =>
  `import { createRequire } from 'node:module';\ntry {\n  const all = createRequire(import.meta.url)('./dist/${file}');\n  console.log(${code});\n} catch (error) {\n  console.log(error.code);\n}`;
for (const [row, source, code, esm, cjs] of [
  ['static import |', imported, 'all.value', /ERR_REQUIRE_ASYNC_MODULE/, /^undefined$/m],
  ['dynamic import |', dynamic, 'await all.load()', /^2$/m, /^2$/m],
  ['`new URL()` and `readFileSync()` |', url, 'all.value', /^2$/m, /ENOENT/],
] as const) {
  statement(row, source, {}, async ({ node }) => {
    expect(await node(required('index.js', code))).toMatch(esm);
  });
  statement(row, source, { format: 'cjs' }, async ({ node }) => {
    expect(await node(required('index.cjs', code))).toMatch(cjs);
  });
}
for (const format of ['umd', 'iife'] as const) {
  statement(
    "UMD and IIFE can't wait either",
    project(
      "import { two } from './two.wasm';\nglobalThis.value = two;\nconsole.log('value', two);\n",
    ),
    { format },
    ({ output }) => {
      expect(output).toMatch(/value undefined|Error/);
    },
    { run: ['npx rslib; node -e "import(\'./dist/index.js\')"; true'] },
  );
}

below('wasm-bindgen');

recorded('The files below have the structure of that output', 'wasm-gate/bindgen', ({ output }) => {
  expect(output).toContain('rslib');
});
recorded('`--target bundler` uses a static import', 'wasm-gate/bindgen', ({ text }) => {
  expect(text('terminal-2.txt')).toMatch(/\d/);
});
recorded('`--target web` exports an `init()` function', 'wasm-gate/bindgen-web', ({ files }) => {
  expect(files.join()).toContain('.wasm');
});
statement(
  'The `.d.ts` files in the folder are hand-written',
  {
    'src/index.ts': "export * from './pkg/gate';\n",
    'src/pkg/gate.js': 'export const a = 1;\n',
    'src/pkg/gate.d.ts': 'export declare const a: number;\n',
  },
  { dts: true },
  ({ has }) => {
    expect(has('dist/index.d.ts')).toBe(true);
    expect(has('dist/pkg/gate.d.ts')).toBe(false);
  },
);

below('types');

const typed = (isDescribed: boolean) => ({
  'src/index.ts': "import { two } from './two.wasm';\nexport const value: number = two.value;\n",
  'src/two.wasm': two,
  ...(isDescribed && { 'src/two.d.wasm.ts': 'export const two: { value: number };\n' }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      rootDir: 'src',
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      allowArbitraryExtensions: isDescribed,
      types: [],
    },
    include: ['src'],
  }),
});
statement(
  'TypeScript fails with `TS2307` on an import',
  typed(false),
  { dts: true },
  ({ output }) => {
    expect(output).toContain('TS2307');
  },
  { fails: true },
);
statement('Add a file `add.d.wasm.ts` next to it', typed(true), { dts: true }, ({ has }) => {
  expect(has('dist/index.d.ts')).toBe(true);
});

below('static');

consumed('works | Vite 8.4, webpack 5.113', 'wasm-preserve', 'works', [
  'vite',
  'webpack',
  'rspack',
  'next-turbopack',
  'vitest',
  'rstest',
  'deno',
  'node-22/import',
  'node-24',
  'node-26',
  'angular',
  'sveltekit',
  'tanstack-start',
]);
consumed('fails | esbuild 0.28', 'wasm-preserve', 'fails', [
  'esbuild',
  'rollup',
  'rolldown',
  'bun',
  'web-test-runner',
  'react-native',
  'node-20',
  'react-scripts',
]);
consumed('works if the application uses `import()` |', 'wasm-preserve', 'fails', ['webpack-4']);
consumed('works if the application imports the `.wasm` file itself', 'wasm-preserve', 'wrong', [
  'cloudflare-workers',
]);

below('bundlers');

const inBrowser = 'Of the tools that were tried, only Web Test Runner';
consumed(inBrowser, 'wasm-compile', 'works', ['web-test-runner']);
consumed('Vite, Rollup, Rolldown, Angular, Bun, Deno |', 'wasm-compile', 'wrong', [
  'vite/build',
  'rollup',
  'rolldown',
  'bun/build --target=browser',
  'deno/bundle --platform browser',
  'angular/ng build',
]);
consumed(
  'webpack, Rspack, Parcel, react-scripts, Umi |',
  'wasm-compile',
  'wrong',
  ['webpack', 'rspack', 'parcel/build', 'react-scripts/build', 'umi/build'],
  'Failed to fetch',
);
for (const [result, tools] of [
  [
    'fails',
    [
      'next-turbopack',
      'sveltekit/build, server',
      'tanstack-start/dev, server',
      'astro/build, server',
    ],
  ],
  ['wrong', ['react-router/build, server', 'nuxt/build, server']],
] as const) {
  consumed('servers of Next.js, SvelteKit', 'wasm-compile', result, tools, 'fetch failed');
}
consumed('esbuild with `iife`, WXT, React Native, webpack 4', 'wasm-compile', 'fails', [
  'webpack-4',
]);
consumed(
  'esbuild with `iife`, WXT, React Native, webpack 4',
  'wasm-compile',
  'fails',
  ['esbuild'],
  'Top-level await',
);
consumed(
  'With the target `node`, the import has the same problem',
  'wasm-compile-node',
  'wrong',
  ['bun/build --target=bun', 'deno/bundle'],
  'ENOENT',
);
consumed('The compiled import is for a file', 'wasm-compile', 'works', ['browser']);

below('require');

consumed('React Native, webpack 4, and browser extensions', 'esm-await', 'wrong', ['react-native']);
consumed(
  'React Native, webpack 4, and browser extensions',
  'esm-await',
  'fails',
  ['webpack-4'],
  'await',
);

below('');

statement(
  'A library with WebAssembly consists of code',
  { 'src/index.js': "export { add } from './add.wasm';\n", 'src/add.wasm': '' },
  { bundle: false },
  ({ files }) => {
    expect(files).toEqual(['dist/add.wasm', 'dist/index.js']);
  },
);

below('static');

recorded('In bundleless ESM, the import is kept', 'wasm-gate/static-bundleless', ({ text }) => {
  expect(text('dist/index.js')).toContain('add.wasm');
});

for (const [flag, fails] of [
  ['--experimental-wasm-modules', false],
  ['', true],
] as const) {
  statement(
    'Node.js 20 loads it with `--experimental-wasm-modules` only.',
    {
      'src/index.js': "export { two } from './two.wasm';\n",
      'src/two.wasm': two,
      'use.mjs':
        "import { two } from './dist/index.js';\nconsole.log('the value is', two.value);\n",
    },
    { bundle: false },
    ({ output }) => {
      expect(output).toMatch(fails ? /ERR_UNKNOWN_FILE_EXTENSION/ : /the value is 2/);
    },
    {
      install: ['node@20.20.2'],
      run: ['npx rslib', `node_modules/node/bin/node ${flag} use.mjs`],
      fails,
    },
  );
}

below('wasm-bindgen');

for (const run of ['bindgen', 'bindgen-bundleless']) {
  recorded('Both modes of ESM support this.', `wasm-gate/${run}`, ({ text }) => {
    expect(text('terminal-2.txt')).toMatch(/\d/);
    expect(text('terminal-2.txt')).not.toContain('Error');
  });
}
unproven('For Rust, wasm-bindgen writes a package', 'needs a compiler of Rust');

below('bundlers');

statement(
  'Cloudflare Workers |',
  {
    ...project("export { two } from './two.wasm';\n"),
    ...askWorker(4972),
    'app.mjs':
      "import { two } from './dist/index.js';\nexport default { fetch: () => new Response(String(two)) };\n",
  },
  { output: { target: 'web' } },
  ({ output }) => {
    expect(output).toContain('Automatic publicPath is not supported');
  },
  cloudflare,
);
