import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const source = { 'src/index.js': 'export const a = process.env.PUBLIC_A;\n' };
const add = 'echo PUBLIC_A=added >> .env';
const kept = 'export const a';

below('files');

statement(
  'If you add a variable, though, neither this build',
  { ...source, '.env': 'PUBLIC_B=other\n' },
  {},
  ({ output, text }) => {
    expect(output).toContain('restarting build as .env changed');
    expect(text('dist/index.js')).toContain('process.env.PUBLIC_A');
  },
  {
    run: [
      `(npx rslib --watch & watching=$!; sleep 2; ${add}; sleep 2; kill $watching) 2>&1 | cat`,
      'npx rslib',
    ],
  },
);

statement(
  'The same happens after a build with `--no-env`',
  { ...source, '.env': 'PUBLIC_A=set\n' },
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('process.env.PUBLIC_A');
  },
  { run: ['npx rslib --no-env', 'npx rslib'] },
);

statement(
  'Delete `node_modules/.cache`, and build again',
  source,
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toContain('"added"');
  },
  { run: ['npx rslib', add, 'rm -r node_modules/.cache', 'npx rslib'] },
);

below('config');

for (const [run, value] of [
  [['npx rslib', 'echo PUBLIC_A=two > .env', 'npx rslib'], '"two"'],
  [['npx rslib', 'PUBLIC_A=shell npx rslib'], '"shell"'],
] as const) {
  statement(
    'A value that you pass to `source.define`',
    { ...source, '.env': 'PUBLIC_A=one\n' },
    {},
    ({ text }) => {
      expect(text('dist/index.js')).toContain(value);
    },
    { run },
  );
}

statement(
  'A value that you pass to `source.define`',
  {
    'src/index.js': `${kept} = VALUE;\n`,
    'rslib.config.mjs':
      'export default { source: { define: { VALUE: JSON.stringify(process.env.VALUE) } } };',
  },
  undefined,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('"two"');
  },
  { run: ['VALUE=one npx rslib', 'VALUE=two npx rslib'] },
);
