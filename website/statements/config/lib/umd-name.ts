import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const source = { 'src/index.js': 'export const a = 1;\nexport default 2;\n' };

below('forms');

statement(
  "A string with a dot isn't nested",
  source,
  { lib: [{ format: 'umd', umdName: 'Weather.Units' }], output: { target: 'web' } },
  ({ text, output }) => {
    expect(text('dist/index.js')).toContain('root["Weather.Units"] = ');
    expect(output).not.toContain('warn');
  },
);

statement(
  'If your library has a default export',
  source,
  {
    lib: [{ format: 'umd', umdName: 'Weather' }],
    output: { target: 'web', filename: { js: 'umd.txt' } },
  },
  async ({ node }) => {
    const code = `
      import { readFileSync } from 'node:fs';
      import { runInNewContext } from 'node:vm';
      const page = {};
      page.globalThis = page.self = page;
      runInNewContext(readFileSync('dist/umd.txt', 'utf8'), page);
      console.log(page.Weather.a, page.Weather.default);`;
    expect(await node(code)).toBe('1 2');
  },
);
