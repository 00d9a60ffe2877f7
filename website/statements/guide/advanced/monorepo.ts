import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

below('sources');

statement(
  "Don't use `publishConfig.exports` for this",
  {
    'package.json': JSON.stringify({
      name: 'demo',
      version: '1.0.0',
      type: 'module',
      exports: './src/index.js',
      publishConfig: { exports: './dist/index.js' },
    }),
    'src/index.js': 'export const a = 1;\n',
  },
  {},
  ({ output }) => {
    expect(output).toContain('"exports":"./src/index.js"');
  },
  { run: ['npx rslib', 'npm pack', 'tar xOf demo-1.0.0.tgz package/package.json'] },
);
