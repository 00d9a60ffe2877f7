import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const wrong = { 'src/index.ts': "export const a: number = 'text';\n" };
const relaxed = { dts: { abortOnError: false } };

below('dist-path');

for (const typescript of ['6', '7'] as const) {
  statement(
    'Type `string` · Default `declarationDir`',
    {
      'app/src/index.ts': 'export const a = 1;\n',
      'app/package.json': '{ "type": "module" }',
      'app/tsconfig.json': JSON.stringify({
        compilerOptions: { rootDir: 'src', module: 'ESNext', moduleResolution: 'bundler' },
        include: ['src'],
      }),
      'app/rslib.config.mjs': 'export default { dts: true };',
    },
    undefined,
    ({ has }) => {
      expect(has('dist/index.d.ts')).toBe(typescript === '6');
      expect(has('app/dist/index.d.ts')).toBe(typescript === '7');
    },
    { run: ['npx rslib --root app'], typescript },
  );
}

below('abort-on-error');

statement(
  'The error is printed, and the exit code is 0',
  wrong,
  relaxed,
  ({ output }) => {
    expect(output).toMatch(/\[tsc\].*TS2322/);
  },
  { typescript: '6', run: ['npx rslib --log-level warn'] },
);

statement('With TypeScript 7, the lines of the errors begin', wrong, relaxed, ({ output }) => {
  expect(output).toMatch(/\[tsgo\].*TS2322/);
});

statement(
  'With TypeScript 7, the lines of the errors begin',
  wrong,
  relaxed,
  ({ output }) => {
    expect(output).toContain('Failed to generate declaration files');
    expect(output).not.toContain('TS2322');
  },
  { run: ['npx rslib --log-level warn'] },
);
