import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

below('no-effect');

statement(
  'A config in JavaScript can set it there anyway',
  { 'src/index.js': 'const unused = 1;\nexport const a = 1;\n' },
  'export default { lib: [{ mode: "development" }] } as object;',
  ({ text, has }) => {
    expect(has('dist/index.js.map')).toBe(true);
    expect(text('dist/index.js')).toContain('unused');
  },
);

const source = { 'src/index.js': 'export const a = 1;\n' };

statement(
  '`environments`:',
  source,
  { environments: { own: { output: { distPath: 'own' } } } } as object,
  ({ files, output }) => {
    expect(files).toEqual(['dist/index.js']);
    expect(output).toContain('(esm)');
  },
);

for (const words of ['`mode`: a build runs in production mode']) {
  statement(
    words,
    source,
    {},
    ({ text }) => {
      expect(text('dist/.rsbuild/rspack.config.esm.mjs')).toContain("mode: 'production'");
    },
    { run: ['npx rslib inspect'] },
  );
}

statement(
  'In a `lib` item, it is a type error',
  {
    'src/index.ts':
      "import { defineConfig } from '@rslib/core';\ndefineConfig({ lib: [{ mode: 'development' }] });\n",
  },
  undefined,
  ({ output }) => {
    expect(output).toContain("'mode' does not exist");
  },
  { run: ['npx tsc --noEmit -p .'], fails: true, packages: ['@types/node'] },
);

statement(
  '`html`: no HTML is generated',
  source,
  { output: { target: 'web' }, html: { title: 'a' } },
  ({ files }) => {
    expect(files).toEqual(['dist/index.js']);
  },
);

below('example');

statement(
  'If you set an option in both places',
  source,
  {
    banner: { js: '/* top */' },
    output: { distPath: 'dist/top' },
    lib: [{ output: { distPath: 'dist/item' } }],
  },
  ({ text }) => {
    expect(text('dist/item/index.js')).toMatch(/^\/\* top/);
  },
);

below('');

statement(
  'Everything below the library options is Rsbuild',
  source,
  undefined,
  async ({ node }) => {
    expect(
      await node("import { rsbuild } from '@rslib/core'; console.log(rsbuild.version);"),
    ).toMatch(/^2\.2\./);
  },
  { run: [] },
);

below('limits');

statement(
  "You don't need to install `@rsbuild/core`",
  source,
  "import { rsbuild } from '@rslib/core';\nexport default { banner: { js: '/* ' + rsbuild.version + ' */' } };",
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/^\/\* 2\./);
  },
);

below('no-effect');

statement(
  '`customLogger`: the `rslib` command prints with its own logger.',
  source,
  "export default { customLogger: { ...console, greet() {}, ready() { console.log('custom ready'); } } } as object;",
  ({ output }) => {
    expect(output).toContain('built');
    expect(output).not.toContain('custom ready');
  },
);

below('limits');

statement(
  'In an item of `lib`, the options marked "no" are type errors.',
  {
    ...source,
    'rslib.config.ts':
      "import { defineConfig } from '@rslib/core';\nexport default defineConfig({ lib: [{ server: { port: 1 } }] });\n",
  },
  undefined,
  ({ output }) => {
    expect(output).toMatch(/TS2353|TS2322|TS2769/);
  },
  {
    run: [
      'npx tsc --noEmit --ignoreConfig --skipLibCheck --module ESNext --moduleResolution bundler rslib.config.ts',
    ],
    packages: ['@types/node'],
    fails: true,
  },
);

below('no-effect');

for (const [moduleFederation, target, plugins] of [
  ['undefined', 'web', 0],
  ["{ options: { name: 'other' } }", 'web', 1],
  ["{ options: { name: 'other' } }", 'node', 0],
] as const) {
  statement(
    "`moduleFederation`: don't set it",
    source,
    `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
export default { moduleFederation: ${moduleFederation}, lib: [{ format: 'mf', output: { target: '${target}' }, plugins: [pluginModuleFederation({ name: 'demo', exposes: { '.': './src/index.js' }, dts: false }, {})] }] } as object;`,
    ({ output }) => {
      expect(output).toContain(`plugins: ${plugins}\n`);
    },
    {
      packages: ['@module-federation/rsbuild-plugin'],
      run: [
        'npx rslib inspect --verbose && mv dist found',
        `echo "plugins: $(cat found/.rsbuild/rspack.config.*.mjs | grep -c 'new ModuleFederationPlugin')"`,
      ],
    },
  );
}
