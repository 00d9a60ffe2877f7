import { expect } from 'vitest';
import { consumed } from '../../consumed.ts';
import { below, recorded, statement, unproven } from '../../statement.ts';

below('typescript');

unproven("The option doesn't change the output", 'TypeScript in editors');

const stars = {
  'src/index.js': "export { default as Stars } from './Stars.svelte';\n",
  'src/Stars.svelte':
    '<script lang="ts">\n  import { clamp } from \'./clamp.js\';\n  let { value }: { value: number } = $props();\n</script>\n<p>{clamp(value)}</p>\n<style>p { color: red }</style>\n',
  'src/clamp.js': 'export const clamp = (value) => Math.min(5, value);\n',
  'package.json': '{ "name": "demo", "type": "module", "peerDependencies": { "svelte": "5" } }',
};
const withSvelte = (rest: string, options = '{ preprocessOptions: { typescript: false } }') =>
  `import { pluginSvelte } from '@rsbuild/plugin-svelte';
export default { plugins: [pluginSvelte(${options})], ${rest} } as object;`;
const flat = "bundle: false, output: { target: 'web' }";
const svelte = { packages: ['svelte', '@rsbuild/plugin-svelte'] };

below('');

statement(
  'Rslib builds both.',
  stars,
  withSvelte(flat),
  ({ has }) => {
    expect(has('dist/Stars.js')).toBe(true);
  },
  svelte,
);
recorded('Rslib builds both.', 'svelte-stars/source', ({ output }) => {
  expect(output).toContain('Stars.svelte');
});

below('build');

statement(
  '`bundle: false` writes one JavaScript file',
  stars,
  withSvelte(flat),
  ({ files }) => {
    expect(files).toEqual(['dist/Stars.css', 'dist/Stars.js', 'dist/clamp.js', 'dist/index.js']);
  },
  svelte,
);
statement(
  "`output.target` is `'web'`, because the default",
  stars,
  withSvelte('bundle: false'),
  ({ files }) => {
    expect(files).toContain('dist/Stars.js');
    expect(files.join()).not.toContain('.css');
  },
  svelte,
);
statement(
  '`typescript: false` leaves the types in',
  stars,
  withSvelte(flat),
  ({ text }) => {
    expect(text('dist/Stars.js')).toContain('clamp');
    expect(text('dist/Stars.js')).not.toContain(': number');
  },
  svelte,
);
for (const [heading, words] of [
  ['build', 'You need it with TypeScript 7'],
  ['typescript', 'By default, the plugin passes scripts to TypeScript'],
] as const) {
  below(heading);
  recorded(words, 'svelte-stars/preprocess', ({ output }) => {
    expect(output).toContain(
      'TypeError: typescript_1.default.convertCompilerOptionsFromJson is not a function',
    );
  });
}

below('build');

for (const words of [
  'If you remove `bundle: false`, all components',
  'Your users then import the CSS file themselves',
]) {
  statement(
    words,
    stars,
    withSvelte("output: { target: 'web' }"),
    ({ files, text }) => {
      expect(files).toEqual(['dist/index.css', 'dist/index.js']);
      expect(text('dist/index.js')).toContain('export');
      expect(text('dist/index.js')).not.toContain('.css"');
    },
    svelte,
  );
}

below('typescript');

const typed = (line: string) => ({
  ...stars,
  'src/Stars.svelte': `<script lang="ts">\n  ${line}\n  let { value }: { value: Value } = $props();\n</script>\n<p>{value}</p>\n`,
  'src/types.ts': 'export type Value = number;\n',
});
const unmarked = typed("import { Value } from './types';");
statement(
  'Svelte compiles each component on its own',
  unmarked,
  withSvelte(flat),
  async ({ node }) => {
    const code = `import { compile } from 'svelte/compiler';
import { readFileSync } from 'node:fs';
console.log(compile(readFileSync('src/Stars.svelte', 'utf8'), {}).js.code);`;
    expect(await node(code)).toContain('./types');
  },
  svelte,
);
statement(
  'Rslib removes such an import from your output',
  unmarked,
  withSvelte(flat),
  ({ text }) => {
    expect(text('dist/Stars.js')).toContain('export default');
    expect(text('dist/Stars.js')).not.toContain('./types');
  },
  svelte,
);
statement(
  '`preprocessOptions: { typescript: false }` skips',
  stars,
  withSvelte(flat),
  ({ text }) => {
    expect(text('dist/Stars.js')).toContain('clamp');
    expect(text('dist/Stars.js')).not.toContain(': number');
  },
  svelte,
);
statement(
  'It can only remove them: code that TypeScript',
  typed('enum Value { A }'),
  withSvelte(flat),
  ({ output }) => {
    expect(output).toMatch(/enum|not supported|TypeScript/);
  },
  { ...svelte, fails: true },
);

below('types');

for (const words of [
  'With `dts: true` alone, the build succeeds',
  '`dist/index.d.ts` exports `./Stars.svelte`',
]) {
  recorded(words, 'svelte-stars/dts', ({ text, output }) => {
    expect(text('dist/index.d.ts')).toContain('./Stars.svelte');
    expect(output).not.toMatch(/Stars\.svelte\.d\.ts/);
  });
}
for (const words of [
  'It covers the `.ts` files, too',
  'TypeScript finds this file when it resolves',
]) {
  recorded(words, 'svelte-stars/types', ({ output }) => {
    expect(output).toMatch(/Stars\.svelte\.d\.ts\nclamp\.d\.ts/);
  });
}
statement(
  'TypeScript finds this file when it resolves',
  {
    'src/index.ts': "import Stars from './Stars.svelte';\nexport const value: number = Stars;\n",
    'src/Stars.svelte.d.ts': 'declare const Stars: number;\nexport default Stars;\n',
  },
  { dts: true, output: { externals: ['./Stars.svelte'] } },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('value: number');
  },
);

below('package-json');

for (const [field, isBundled] of [
  ['peerDependencies', false],
  ['devDependencies', true],
] as const) {
  for (const words of [
    '`peerDependencies` lists `svelte`',
    'As a development dependency, it would be bundled.',
  ]) {
    statement(
      words,
      {
        ...stars,
        'package.json': JSON.stringify({ name: 'demo', type: 'module', [field]: { svelte: '5' } }),
      },
      withSvelte("output: { target: 'web' }"),
      ({ text }) => {
        expect(text('dist/index.js')).toContain('export');
        expect(text('dist/index.js').includes('from "svelte/internal/client"')).toBe(!isBundled);
      },
      svelte,
    );
  }
}
statement(
  'The output calls functions of `svelte/internal`',
  stars,
  withSvelte(flat),
  ({ text }) => {
    expect(text('dist/Stars.js')).toContain('svelte/internal/client');
  },
  svelte,
);

below('ssr');

recorded('`emitCss: false` and `css: ', 'svelte-stars/server', ({ output, files }) => {
  expect(output).toContain('class="stars');
  expect(files.filter((file) => file.includes('server')).join()).not.toContain('.css');
});
statement(
  'The files above are for browsers.',
  stars,
  withSvelte(flat),
  ({ text }) => {
    expect(text('dist/Stars.js')).toContain('svelte/internal/client');
  },
  svelte,
);

below('sources');

recorded('sources | applications with a Svelte compiler', 'svelte-stars/source', ({ output }) => {
  expect(output).toContain('Stars.svelte');
});

below('');

statement(
  'A `.svelte` file is not JavaScript',
  stars,
  undefined,
  async ({ node }) => {
    const code = "import('./src/Stars.svelte').catch(({ message }) => console.log(message));";
    expect(await node(code)).toContain('Unknown file extension ".svelte"');
  },
  { ...svelte, run: [] },
);

below('types');

const typedStars = (value: string) => ({
  ...stars,
  'src/index.ts': stars['src/index.js'],
  'src/clamp.ts': 'export const clamp = (value: number): number => Math.min(5, value);\n',
  'src/Stars.svelte': `<script lang="ts">\n  import { clamp } from './clamp';\n  let { value }: { value: number } = $props();\n  const first: number = ${value};\n</script>\n<p>{clamp(value + first)}</p>\n`,
  'App.svelte':
    '<script lang="ts">\n  import { Stars } from \'./dist/index\';\n</script>\n<Stars value="three" />\n',
  'types.mjs': `import { createRequire } from 'node:module';
import path from 'node:path';
import { emitDts } from 'svelte2tsx';
const require = createRequire(import.meta.url);
await emitDts({ libRoot: path.resolve('src'), declarationDir: 'dist', svelteShimsPath: require.resolve('svelte2tsx/svelte-shims-v4.d.ts') });\n`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      strict: true,
      skipLibCheck: true,
      types: [],
    },
    include: ['App.svelte', 'src'],
  }),
});
const svelteTools = [
  'svelte2tsx@0.7.62',
  'svelte@5.57.3',
  'typescript@6.0.3',
  'svelte-check@4.7.8',
];
statement(
  'If somebody passes a string as `value`, the check fails',
  typedStars('1'),
  undefined,
  ({ output, has }) => {
    expect(has('dist/Stars.svelte.d.ts')).toBe(true);
    expect(output).toMatch(/App\.svelte[\s\S]*2322/);
    expect(output).not.toContain('src/Stars.svelte');
  },
  {
    install: svelteTools,
    run: [
      'rm src/index.js src/clamp.js && node types.mjs',
      'npx svelte-check --output machine-verbose',
    ],
    fails: true,
  },
);
statement(
  '`svelte2tsx` writes declarations even if a component',
  typedStars("'text'"),
  undefined,
  ({ output, has }) => {
    expect(has('dist/Stars.svelte.d.ts')).toBe(true);
    expect(output).toContain('src/Stars.svelte');
  },
  {
    install: svelteTools,
    run: [
      'rm src/index.js src/clamp.js && node types.mjs',
      'npx svelte-check --output machine-verbose',
    ],
    fails: true,
  },
);

below('package-json');

for (const [packageName, result, tools] of [
  ['css-files-pure', 'wrong', ['webpack/build', 'rspack/build', 'parcel/build']],
  ['css-files-glob', 'works', ['webpack/development build', 'parcel']],
  ['css-files-glob', 'wrong', ['webpack/build', 'rsbuild/build']],
] as const) {
  consumed('`sideEffects` stops webpack, Rspack, and Parcel', packageName, result, tools);
}

/** An application with the compiler, and one without it. */
const application = {
  'app.js': "export { default } from 'kit';\n",
  'node_modules/kit/package.json':
    '{ "name": "kit", "type": "module", "exports": { "svelte": "./Stars.svelte", "default": "./compiled.js" } }',
  'node_modules/kit/Stars.svelte': '<p>from the source</p>\n',
  'node_modules/kit/compiled.js': "export default 'compiled file';\n",
  'vite.config.mjs': `import { svelte } from '@sveltejs/vite-plugin-svelte';
const plugins = process.env.WITHOUT ? [] : [svelte()];
export default { plugins, ssr: { noExternal: true }, build: { minify: false, rollupOptions: { input: 'app.js', preserveEntrySignatures: 'strict', external: /^svelte/ } } };\n`,
};
const withVite = {
  install: ['@sveltejs/vite-plugin-svelte@7.3.1', 'vite@8.4.0', 'svelte@5.57.3'],
  run: [
    'npx vite build --outDir client && echo CLIENT && cat client/assets/*.js',
    'npx vite build --ssr app.js --outDir server && echo SERVER && cat server/*.js',
    'WITHOUT=1 npx vite build --outDir without && echo WITHOUT && cat without/assets/*.js',
  ],
};
for (const [heading, words] of [
  ['package-json', 'The condition `svelte` tells SvelteKit'],
  ['sources', 'Svelte applications compile `.svelte` files anyway.'],
  ['sources', 'If you publish yours as they are, the application'],
  ['sources', 'both | both | the condition `svelte`'],
] as const) {
  below(heading);
  statement(
    words,
    application,
    undefined,
    ({ output }) => {
      const [, client = '', server = '', without = ''] = output.split(
        /^(?:CLIENT|SERVER|WITHOUT)$/m,
      );
      expect(client).toMatch(/from_html|template/);
      expect(client).toContain('from the source');
      expect(server).toMatch(/\.push\([`'"].*from the source/);
      expect(without).toContain('compiled file');
    },
    withVite,
  );
}

below('sources');

consumed('compiled files | bundlers that load CSS', 'css-files', 'works', [
  'vite/build',
  'parcel',
  'webpack',
]);
consumed('compiled files | bundlers that load CSS', 'css-files', 'fails', ['node-26/import']);
recorded('compiled files | bundlers that load CSS', 'svelte-stars/server', ({ output }) => {
  expect(output).toContain('stars');
});
