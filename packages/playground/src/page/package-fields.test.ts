import { expect, test } from 'vitest';
import { describeFields } from './package-fields.ts';

const fields = (paths: string[], manifest = '{}', contents = ''): unknown =>
  JSON.parse(
    describeFields(
      paths.map((path) => ({ path, contents, bytes: 0, gzipBytes: 0 })),
      manifest,
    ),
  );

test('ESM, CommonJS and types of several entries', () => {
  const paths = ['index.js', 'index.cjs', 'index.d.ts', 'cli.js'].map((name) => `dist/${name}`);
  expect(fields(paths, '{ "type": "module" }')).toEqual({
    type: 'module',
    main: './dist/index.cjs',
    module: './dist/index.js',
    types: './dist/index.d.ts',
    exports: {
      '.': { types: './dist/index.d.ts', import: './dist/index.js', require: './dist/index.cjs' },
      './cli': { import: './dist/cli.js' },
    },
  });
});

test('without type, .js is CommonJS', () => {
  expect(fields(['dist/index.mjs', 'dist/index.js'])).toEqual({
    main: './dist/index.js',
    module: './dist/index.mjs',
    exports: { '.': { import: './dist/index.mjs', require: './dist/index.js' } },
  });
});

test('UMD is for scripts, and files below the entries are no entries', () => {
  expect(fields(['dist/index.js', 'dist/a/index.js'], '{}', 'define.amd')).toEqual({
    main: './dist/index.js',
    unpkg: './dist/index.js',
    exports: {},
  });
});

test('of many modules, only the index is an entry', () => {
  const paths = Array.from({ length: 20 }, (_, index) => `dist/m${index}.mjs`);
  expect(fields(['dist/index.mjs', ...paths])).toMatchObject({
    exports: { '.': { import: './dist/index.mjs' } },
  });
});

test('names that all objects have are entries like others', () => {
  expect(fields(['dist/constructor.mjs', 'dist/__proto__.mjs'])).toHaveProperty(
    ['exports', './constructor', 'import'],
    './dist/constructor.mjs',
  );
});
