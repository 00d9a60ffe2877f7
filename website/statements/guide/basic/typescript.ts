import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const withOptions = (options: object) => ({
  'src/index.ts': 'export const a = 1;\n',
  'tsconfig.json': JSON.stringify({
    compilerOptions: { rootDir: 'src', module: 'ESNext', moduleResolution: 'bundler', ...options },
    include: ['src'],
  }),
});
const rows: [row: string, options: object, six: string, seven: string][] = [
  ['`baseUrl` |', { baseUrl: '.' }, 'TS5101', 'TS5102'],
  ['`moduleResolution` set to', { moduleResolution: 'node' }, 'TS5107', 'TS5108'],
  ['`target: "es5"`', { target: 'es5' }, 'TS5107', 'TS5108'],
  ['`target: "es5"`', { module: 'amd' }, 'TS5107', 'TS5108'],
  ['`target: "es5"`', { esModuleInterop: false }, 'TS5107', 'TS5108'],
  ['`target: "es5"`', { alwaysStrict: false }, 'TS5107', 'TS5108'],
  ['`downlevelIteration`, `outFile`', { downlevelIteration: true }, 'TS5101', 'TS5102'],
  ['`downlevelIteration`, `outFile`', { outFile: 'a.js' }, 'TS5101', 'TS5102'],
];
const silenced = withOptions({ baseUrl: '.', ignoreDeprecations: '6.0' });

below('typescript-7');

for (const [row, options, six, seven] of rows) {
  for (const typescript of ['6', '7'] as const) {
    statement(
      row,
      withOptions(options),
      { dts: true },
      ({ output }) => {
        expect(output).toContain(typescript === '6' ? six : seven);
      },
      { typescript, fails: true },
    );
  }
}

statement(
  'TypeScript 6 suggests `"ignoreDeprecations": "6.0"`',
  silenced,
  { dts: true },
  ({ has }) => {
    expect(has('dist/index.d.ts')).toBe(true);
  },
  { typescript: '6' },
);

for (const [typescript, code] of [
  ['5', 'TS5103'],
  ['7', 'TS5102'],
] as const) {
  statement(
    'TypeScript 5 fails on this value with `TS5103`',
    silenced,
    { dts: true },
    ({ output }) => {
      expect(output).toContain(code);
    },
    { typescript, fails: true },
  );
}
