import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const source = { 'src/index.ts': 'export const a = 1;\n' };
const withOptions = (options: object, include = ['src']) => ({
  ...source,
  'tsconfig.json': JSON.stringify({
    compilerOptions: { rootDir: 'src', module: 'ESNext', moduleResolution: 'bundler', ...options },
    include,
  }),
});

below('read');

statement(
  '`Rspack build failed.` |',
  { 'src/index.js': "import './missing.js';\n" },
  {},
  ({ output }) => {
    expect(output).toMatch(/Build error:[\s\S]*Can't resolve[\s\S]*Rspack build failed\./);
  },
  { fails: true },
);

for (const words of ['`Panic occurred at runtime.` |', '`failed to parse targets` below']) {
  below(words.startsWith('`Panic') ? 'read' : 'formats');
  statement(
    words,
    source,
    { syntax: ['node12'] },
    ({ output, has }) => {
      expect(output).toContain('Panic occurred at runtime.');
      expect(output).toMatch(
        /Panic occurred at runtime\.[\s\S]*panicked at .*\n.*failed to parse targets/,
      );
      expect(has('dist/index.js')).toBe(false);
    },
    { fails: true },
  );
}

statement(
  '`failed to parse targets` below',
  source,
  'export default { syntax: { node: 12 } } as object;',
  ({ output }) => {
    expect(output).toContain('TypeError: syntaxItem.toLowerCase is not a function');
  },
  { fails: true },
);

statement(
  '`failed to parse targets` below',
  source,
  { syntax: ['node 12', 'chrome 80'] },
  ({ has }) => {
    expect(has('dist/index.js')).toBe(true);
  },
);

below('typescript');

for (const [module, typescript] of [
  ['CommonJS', '5'],
  ['AMD', '7'],
  ['UMD', '6'],
  ['System', '7'],
] as const) {
  statement(
    "`TS5095: Option 'bundler' can only be used",
    withOptions({ module }),
    { dts: true },
    ({ output }) => {
      expect(output).toContain("TS5095: Option 'bundler' can only be used when 'module' is set to");
    },
    { typescript, fails: true },
  );
}

for (const typescript of ['6', '7'] as const) {
  statement(
    "`TS5095: Option 'bundler' can only be used",
    withOptions({ module: 'CommonJS' }),
    { dts: true },
    ({ has }) => {
      expect(has('dist/index.d.ts')).toBe(true);
    },
    { typescript },
  );
}

statement(
  "`TS5103: Invalid value for '--ignoreDeprecations'.`",
  withOptions({ ignoreDeprecations: '6.0' }),
  { dts: true },
  ({ output }) => {
    expect(output).toContain("TS5103: Invalid value for '--ignoreDeprecations'.");
  },
  { typescript: '5', fails: true },
);

const removed = [
  ['6', "TS5107: Option 'target=ES5' is deprecated"],
  ['7', "TS5108: Option 'target=ES5' has been removed."],
] as const;

for (const [typescript, message] of removed) {
  statement(
    "`TS5107: Option 'target=ES5' is deprecated`",
    withOptions({ target: 'ES5' }),
    { dts: true },
    ({ output }) => {
      expect(output).toContain(message);
    },
    { typescript, fails: true },
  );
}

for (const [option, value] of Object.entries({
  esModuleInterop: false,
  alwaysStrict: false,
  module: 'AMD',
})) {
  for (const [typescript, message] of [
    ['6', `TS5107: Option '${option}=${value}' is deprecated`],
    ['7', `TS5108: Option '${option}=${value}' has been removed.`],
  ] as const) {
    statement(
      "`TS5107: Option 'target=ES5' is deprecated`",
      withOptions({ [option]: value }),
      { dts: true },
      ({ output }) => {
        expect(output).toContain(message);
      },
      { typescript, fails: true },
    );
  }
}

statement(
  "`TS5055: Cannot write file '…'",
  withOptions({ rootDir: '.' }, ['.']),
  { dts: true, output: { cleanDistPath: false } },
  ({ output }) => {
    expect(output).toContain(
      "TS5055: Cannot write file 'dist/src/index.d.ts' because it would overwrite input file.",
    );
  },
  { typescript: '6', run: ['npx rslib', 'npx rslib'], fails: true },
);
