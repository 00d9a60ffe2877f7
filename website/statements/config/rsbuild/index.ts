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
