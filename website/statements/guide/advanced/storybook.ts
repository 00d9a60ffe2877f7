import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

below('install');

statement(
  'The range of `@rsbuild/core` is that of `@rslib/core`',
  {},
  undefined,
  async ({ node }) => {
    const code =
      "import { readFileSync } from 'node:fs';\nconsole.log(JSON.parse(readFileSync('node_modules/@rslib/core/package.json')).dependencies['@rsbuild/core']);";
    expect(await node(code)).toBe('~2.2.6');
  },
  { run: [] },
);
