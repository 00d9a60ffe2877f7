import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const source = {
  'src/index.js':
    "import { dep } from 'dep';\nexport const get = (longName) => longName?.b ?? dep;\n",
  'package.json': '{ "type": "module", "dependencies": { "dep": "1" } }',
  'node_modules/dep/index.js': "export const dep = 'bundled dependency';\n",
};

below('stale-cache');

for (const [flag, kept] of [
  ['--syntax es2015', 'longName?.b'],
  ['--no-auto-external', 'from "dep"'],
] as const) {
  statement(
    "The build cache doesn't notice flags such as",
    source,
    undefined,
    ({ text }) => {
      expect(text('dist/index.js')).toContain(kept);
    },
    { run: ['npx rslib', `npx rslib ${flag}`] },
  );
}

statement(
  "The build cache doesn't notice flags such as",
  source,
  undefined,
  ({ text }) => {
    expect(text('dist/index.js')).not.toContain('longName');
    expect(text('dist/index.js')).toContain('dep');
  },
  { run: ['npx rslib', 'npx rslib --minify'] },
);
