import { expect } from 'vitest';
import { browse, browserFiles, reporter } from '../../browser.ts';
import { askWorker, cloudflare } from '../../cloudflare.ts';
import { consumed } from '../../consumed.ts';
import { below, recorded, statement } from '../../statement.ts';

const worker = { 'src/work.js': 'self.onmessage = () => self.postMessage(1);\n' };
const forms = [
  "export const start = () => new Worker(new URL('./work.js', import.meta.url));\n",
  "import Work from './work.js?worker';\nexport const start = () => new Work();\n",
];

below('start');

statement(
  "Leave the options out: with your own `{ type: 'module' }`",
  {
    ...worker,
    'src/index.js':
      "export const start = () => new Worker(new URL('./work.js', import.meta.url), { type: 'module' });\n",
  },
  { bundle: false, output: { target: 'web' } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('Object.assign({}, {');
  },
);

below('forms');

for (const source of forms) {
  statement(
    'UMD | a file, requested from the root of the site',
    { ...worker, 'src/index.js': source },
    { format: 'umd', output: { target: 'web' } },
    ({ text, files }) => {
      expect(files).toHaveLength(2);
      expect(text('dist/index.js')).toContain('__webpack_require__.p = "/"');
    },
  );
  statement(
    'With UMD, upload the second file of `dist`',
    { ...worker, 'src/index.js': source },
    { format: 'umd', output: { target: 'web', assetPrefix: 'https://cdn.example.org/lib/' } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('"https://cdn.example.org/lib/"');
    },
  );
}

const web = { target: 'web' } as const;
const [called = '', queried = ''] = forms;
const inlined = queried.replace('?worker', '?worker&inline');
const tsWorker = (source: string) => ({
  'src/work.ts': 'postMessage(1 as number);\n',
  'src/index.js': source.replace('work.js', 'work.ts'),
});

below('');

statement(
  'Rslib finds the worker in your source',
  { ...worker, 'src/index.js': called },
  { output: web },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('new URL("./work.js", import.meta.url)');
    expect(text('dist/work.js')).toContain('postMessage');
  },
);

below('start');

for (const name of ['Worker', 'SharedWorker']) {
  const words =
    name === 'Worker' ? "Rslib adds `type: 'module'`" : '`SharedWorker` works in the same way.';
  statement(
    words,
    { ...worker, 'src/index.js': called.replace('new Worker', `new ${name}`) },
    { output: web },
    ({ text }) => {
      expect(text('dist/index.js')).toMatch(
        new RegExp(
          `new ${name}\\(new URL\\("\\./work\\.js", import\\.meta\\.url\\), \\{\\s+type: "module"`,
        ),
      );
      expect(text('dist/work.js')).toContain('postMessage');
    },
  );
}

below('forms');

statement(
  '`?worker` gives you a class, and writes the same file.',
  { ...worker, 'src/index.js': queried },
  { output: web },
  ({ text, has }) => {
    expect(text('dist/index.js')).toContain('new Worker(');
    expect(has('dist/work.js')).toBe(true);
  },
);
for (const words of [
  '`?worker&inline` turns the whole worker',
  'For a script tag, or when a second file',
]) {
  statement(words, { ...worker, 'src/index.js': inlined }, { output: web }, ({ text, files }) => {
    expect(files).toEqual(['dist/index.js']);
    expect(text('dist/index.js')).toContain('postMessage');
  });
}
statement(
  'Its code runs from a `blob:` address',
  { ...worker, 'src/index.js': inlined },
  { output: web },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/new Blob\([\s\S]*createObjectURL/);
  },
);
for (const [source, count] of [
  [called, 2],
  [queried, 2],
  [inlined, 1],
] as const) {
  statement(
    'ESM bundle | a file |',
    { ...worker, 'src/index.js': source },
    { output: web },
    ({ files, text }) => {
      expect(text('dist/index.js')).toContain('Worker');
      expect(files).toHaveLength(count);
    },
  );
}
for (const source of [called, queried, inlined]) {
  statement(
    'ESM, bundleless | a file |',
    { ...worker, 'src/index.js': source },
    { bundle: false, output: web },
    ({ text, has }) => {
      expect(has('dist/work.js')).toBe(true);
      if (source === called)
        expect(text('dist/index.js')).toContain('new URL("./work.js", import.meta.url)');
      else
        expect(text('dist/index.js')).toMatch(/import \w+ from "\.\/work\.js"|from "\.\/work\.js"/);
    },
  );
}
for (const source of [called, queried]) {
  statement(
    'CommonJS bundle | no file;',
    tsWorker(source),
    { format: 'cjs', output: web },
    ({ files, text }) => {
      expect(files).toEqual(['dist/index.cjs']);
      expect(text('dist/index.cjs')).toContain('work.ts');
    },
  );
}
statement(
  'CommonJS bundle | no file;',
  tsWorker(inlined),
  { format: 'cjs', output: web },
  ({ output }) => {
    expect(output).toContain('Failed to find the inline worker output');
  },
  { fails: true },
);
const script =
  "new (require('node:vm').Script)(require('node:fs').readFileSync('dist/index.js', 'utf8'));\n";
for (const source of [called, queried, inlined]) {
  const isInline = source === inlined;
  statement(
    'IIFE | a file, but a classic script',
    {
      ...worker,
      'src/index.js': source
        .replace('export const', 'globalThis.')
        .replace('globalThis. start', 'globalThis.start'),
      'script.cjs': script,
    },
    { format: 'iife', output: web },
    ({ files, output }) => {
      expect(files).toHaveLength(isInline ? 1 : 2);
      expect(output).toMatch(isInline ? /built/ : /import\.meta/);
    },
    { run: ['npx rslib', 'node script.cjs'], fails: !isInline },
  );
}

below('vite');

recorded('Vite reads the options of `new Worker()`', 'worker-tally/query-vite', ({ text }) => {
  expect(text('terminal-2.txt')).toContain('Vite is unable to parse the worker options');
});

below('name');

statement(
  'In a bundle, the file takes the name of the source',
  { ...worker, 'src/index.js': called },
  { output: web },
  ({ has }) => {
    expect(has('dist/work.js')).toBe(true);
  },
);
statement(
  'In a bundle, the file takes the name of the source',
  {
    ...worker,
    'src/index.js': called.replace('import.meta.url)', "import.meta.url), { name: 'words' }"),
  },
  { output: web },
  ({ has }) => {
    expect(has('dist/words.js')).toBe(true);
  },
);
statement(
  'In bundleless mode, the file keeps the path',
  {
    'src/deep/work.js': 'postMessage(1);\n',
    'src/index.js': called.replace('./work.js', './deep/work.js'),
  },
  { bundle: false, output: web },
  ({ has }) => {
    expect(has('dist/deep/work.js')).toBe(true);
  },
);

below('dependencies');

for (const [words, source] of [
  ['A worker follows the same rules as your library', called],
  ['`?worker&inline` bundles them', inlined],
] as const) {
  statement(
    words,
    {
      'src/work.js': "import { a } from 'left';\npostMessage(a);\n",
      'src/index.js': source,
      'package.json': '{ "type": "module", "dependencies": { "left": "1" } }',
      'node_modules/left/package.json': '{ "name": "left", "type": "module" }',
      'node_modules/left/index.js': "export const a = 'from left';\n",
    },
    { output: web },
    ({ files, text }) => {
      const file = files.find((found) => text(found).includes('postMessage')) as string;
      expect(text(file).includes('from left')).toBe(source === inlined);
      expect(text(file).includes('from "left"')).toBe(source === called);
    },
  );
}

below('types');

const typed = (lib: string[], source: string, types: string[]) => ({
  'src/index.ts': source,
  'src/work.ts': 'postMessage(1);\n',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      rootDir: 'src',
      module: 'ESNext',
      moduleResolution: 'bundler',
      lib,
      types,
      strict: true,
    },
    include: ['src'],
  }),
});
const queries =
  "import A from './work?worker';\nimport B from './work?worker&inline';\nexport const start = (): Worker => new A() ?? new B();\n";
const dom = ['ES2022', 'DOM'];

for (const words of [
  '`@rslib/core/types` in `types` of the tsconfig',
  "They don't appear in your declaration files.",
]) {
  statement(
    words,
    typed(dom, queries, ['@rslib/core/types']),
    { dts: true, output: web },
    ({ text }) => {
      expect(text('dist/index.d.ts')).toContain('start: () => Worker');
      expect(text('dist/index.d.ts')).not.toContain('?worker');
    },
  );
}
statement(
  '`@rslib/core/types` in `types` of the tsconfig',
  typed(dom, queries, []),
  { dts: true, output: web },
  ({ output }) => {
    expect(output).toContain('TS2307');
  },
  { fails: true },
);
const plainCall =
  "export const start = (): unknown => new Worker(new URL('./work.ts', import.meta.url));\n";
statement(
  '`new Worker()` needs `"lib"',
  typed(dom, plainCall, []),
  { dts: true, output: web },
  ({ has }) => {
    expect(has('dist/index.d.ts')).toBe(true);
  },
);
statement(
  '`new Worker()` needs `"lib"',
  typed(['ES2022'], plainCall, []),
  { dts: true, output: web },
  ({ output }) => {
    expect(output).toMatch(/Cannot find name 'Worker'/);
  },
  { fails: true },
);
for (const words of ['The declaration step also writes `tally.d.ts`', "It's empty and harmless."]) {
  statement(words, typed(dom, plainCall, []), { dts: true, output: web }, ({ text, has }) => {
    expect(has('dist/work.d.ts')).toBe(true);
    expect(text('dist/work.d.ts').trim()).toMatch(/^(?:export \{\};)?$/);
  });
}

below('start');

consumed('Vite 8.4, webpack 5.113, Rspack 2.3, Parcel 2.16', 'worker-url', 'works', [
  'vite/build',
  'vite/dev',
  'webpack',
  'rspack',
  'parcel',
  'next-turbopack',
  'web-test-runner',
  'react-scripts',
  'sveltekit',
  'tanstack-start',
]);
consumed('Angular 22.2 |', 'worker-url', 'wrong', ['angular/ng build'], '"glob": "worker.js"');
consumed('Angular 22.2 |', 'worker-url', 'works', ['angular/ng serve']);
consumed(
  'Rollup 4.68, Rolldown 1.3, Bun 1.4, Deno 2.9 as bundlers',
  'worker-url',
  'wrong',
  ['rollup', 'rolldown', 'bun/build --target=browser', 'deno/bundle --platform browser'],
  'the worker does not start',
);
consumed('esbuild 0.28 |', 'worker-url', 'wrong', ['esbuild'], 'Invalid URL');
consumed('React Native 0.88, webpack 4.47 |', 'worker-url', 'fails', ['webpack-4']);

below('forms');

consumed("Bundlers that don't copy a second file", 'worker-inline', 'works', [
  'esbuild',
  'rollup',
  'rolldown',
]);
consumed("Bundlers that don't copy a second file", 'worker-url', 'wrong', [
  'esbuild',
  'rollup',
  'rolldown',
]);

below('cjs');

consumed(
  "Browsers don't load CommonJS",
  'cjs',
  'fails',
  ['browser'],
  'Failed to load module script',
);

below('types');

for (const [lib, fails] of [
  ['WebWorker', false],
  ['DOM', true],
] as const) {
  statement(
    'For the types inside the worker',
    {
      'src/worker/tally.ts':
        'declare const self: DedicatedWorkerGlobalScope;\nself.postMessage(1);\nexport {};\n',
      'src/worker/tsconfig.json': JSON.stringify({
        compilerOptions: { lib: ['ES2022', lib], types: [], noEmit: true },
        include: ['.'],
      }),
    },
    undefined,
    ({ output }) => {
      expect(output).toContain('src/worker/tally.ts');
      expect(output.includes("Cannot find name 'DedicatedWorkerGlobalScope'")).toBe(fails);
    },
    { run: ['npx tsc -p src/worker --listFiles'], fails },
  );
}

below('start');

statement(
  'Cloudflare Workers |',
  {
    ...worker,
    ...askWorker(4971),
    'src/index.js':
      "export const start = () => new Worker(new URL('./work.js', import.meta.url));\n",
    'app.mjs':
      "import { start } from './dist/index.js';\nexport default { fetch() { try { start(); return new Response('started'); } catch (error) { return new Response(String(error)); } } };\n",
  },
  { output: { target: 'web' } },
  ({ output }) => {
    expect(output).toContain('Worker is not defined');
  },
  cloudflare,
);

/** The two scripts of an extension, in pages of their own, because the headless shell loads none. */
const extensionPages = {
  ...browserFiles,
  'node_modules/kit/package.json':
    '{ "name": "kit", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
  'node_modules/kit/index.js':
    "export const start = () => new Worker(new URL('./work.js', import.meta.url), { type: 'module' });\n",
  'node_modules/kit/work.js': 'self.postMessage(1);\n',
  'wxt.config.js': 'export default {};\n',
  'entrypoints/content.js': `import { defineContentScript } from 'wxt/utils/define-content-script';
import { start } from 'kit';
export default defineContentScript({ matches: ['<all_urls>'], main() {
  const worker = start();
  worker.onmessage = () => report('started');
  worker.onerror = () => report('not started');
} });
`,
  'entrypoints/background.js': `import { defineBackground } from 'wxt/utils/define-background';
import { start } from 'kit';
export default defineBackground(() => { try { start(); } catch (error) { report(String(error)); } });
`,
};
for (const [script, port, seen] of [
  ['content-scripts/content.js', 47420, /404 \/assets\/work-\S+\.js\n\[not started\]/],
  ['background.js', 47430, /\[ReferenceError: Worker is not defined\]/],
] as const) {
  statement(
    'WXT 0.21 |',
    {
      ...extensionPages,
      'site/report.js': `${reporter(port + 1, 'no-element')}globalThis.report = report;\n`,
      'site/index.html': script.startsWith('content')
        ? `<script type="module">import './report.js'; globalThis.browser = { runtime: { id: 'demo' } }; await import('./script.js');</script>`
        : `<script>navigator.serviceWorker.register('worker.js');</script>`,
      'site/worker.js': `const report = (text) => fetch('http://localhost:${port + 1}', { method: 'POST', mode: 'no-cors', body: text });
importScripts('script.js');
`,
    },
    undefined,
    ({ output }) => {
      expect(output).toContain('Built extension');
      expect(output).toMatch(seen);
    },
    {
      install: ['wxt@0.21.4'],
      run: [
        'npx wxt build',
        `cp .output/chrome-mv3/${script} site/script.js`,
        browse({
          page: `http://localhost:${port}/`,
          report: port + 1,
          serve: { [port]: { folder: 'site' } },
        }),
      ],
    },
  );
}
