import { expect } from 'vitest';
import { below, statement, unproven } from '../../statement.ts';

below('package-json');

statement(
  '`engines` | the oldest Node.js version',
  {
    'package.json': '{ "type": "module", "engines": { "node": ">=12" } }',
    'src/index.js': 'export const get = (x) => x?.y;\n',
  },
  { lib: [{}, { output: { target: 'web', distPath: 'dist/web' } }] },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('void 0');
    expect(text('dist/web/index.js')).toContain('x?.y');
  },
);

const published = {
  'package.json': JSON.stringify({
    name: 'demo',
    version: '1.0.0',
    type: 'module',
    files: ['dist'],
    bin: { demo: './dist/index.js' },
    dependencies: { unit: 'workspace:*', other: 'catalog:' },
    publishConfig: { exports: './src/index.js' },
    scripts: { prepack: 'echo ran prepack', prepublishOnly: 'echo ran prepublishOnly' },
  }),
  'src/index.js': 'export const a = 1;\n',
};
const read = 'tar xOf demo-1.0.0.tgz package/package.json';
const pack = { run: ['npx rslib', 'npm pack', read] };
const publish = { run: ['npx rslib', 'npm publish --dry-run'] };

statement(
  '`prepublishOnly` | builds before each',
  published,
  {},
  ({ output }) => {
    expect(output).toContain('ran prepublishOnly');
  },
  publish,
);

for (const options of [pack, publish]) {
  statement(
    'npm, pnpm, Yarn, and Bun run it',
    published,
    {},
    ({ output }) => {
      expect(output).toContain('ran prepack');
    },
    options,
  );
}

unproven("Don't build in `prepare`", 'needs Yarn and Deno');

below('other');

statement(
  'Source maps |',
  { 'src/index.js': 'export const plus = (a, b) => a + b;\n' },
  {
    lib: [
      { output: { sourceMap: true } },
      { output: { sourceMap: { js: 'hidden-source-map' }, distPath: 'dist/hidden' } },
    ],
  },
  ({ text, has }) => {
    expect(text('dist/index.js.map')).toContain('"sourcesContent":["export const plus');
    expect(text('dist/index.js')).toContain('sourceMappingURL=');
    expect(has('dist/hidden/index.js.map')).toBe(true);
    expect(text('dist/hidden/index.js')).not.toContain('sourceMappingURL=');
  },
);

statement(
  'Command-line tool |',
  published,
  {},
  ({ output }) => {
    expect(output).toContain('"bin[demo]" script name dist/index.js was invalid and removed');
  },
  publish,
);

statement(
  'Command-line tool |',
  published,
  {},
  ({ output }) => {
    expect(output).toContain('"bin":{"demo":"./dist/index.js"}');
  },
  pack,
);

statement(
  'Command-line tool |',
  { ...published, 'package.json': published['package.json'].replace('./dist', 'dist') },
  {},
  ({ output }) => {
    expect(output).toContain('+ demo@1.0.0');
    expect(output).not.toContain('invalid and removed');
  },
  publish,
);

below('publish');

statement(
  '`npm pack` and `npm publish` leave them',
  published,
  {},
  ({ output }) => {
    expect(output).toContain('"unit":"workspace:*","other":"catalog:"');
  },
  pack,
);

unproven('pnpm, Yarn, and Bun replace', 'needs other package managers');
