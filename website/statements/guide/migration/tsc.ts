import { expect } from 'vitest';
import { jsx } from '../../migration-sources.ts';
import { below, statement } from '../../statement.ts';

const fields = (options: object) => ({
  'src/index.ts': [
    "class Base { set v(x: number) { console.log('set', x); } }",
    'class A extends Base { v = 1; }',
    'new A();',
  ].join('\n'),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      rootDir: 'src',
      outDir: 'tsc',
      module: 'ESNext',
      moduleResolution: 'bundler',
      strict: false,
      ...options,
    },
    include: ['src'],
  }),
});
const older = [{ target: 'ES2020' }, { target: 'ES2022', useDefineForClassFields: false }];

below('defaults');

for (const options of older) {
  statement(
    'Class fields | from `target`',
    fields(options),
    {},
    async ({ node, output }) => {
      expect(output).toContain('set 1');
      expect(await node("import './dist/index.js';")).toBe('');
    },
    { run: ['npx tsc --ignoreDeprecations 6.0; node tsc/index.js', 'npx rslib'] },
  );
}

statement(
  'Class fields | from `target`',
  fields({ experimentalDecorators: true }),
  {},
  async ({ node }) => {
    expect(await node("import './dist/index.js';")).toBe('set 1');
  },
);

below('options');

statement('`jsx` |', jsx, {}, ({ text }) => {
  expect(text('dist/index.js')).toContain('React.createElement("div"');
  expect(text('dist/index.js')).not.toContain('import');
});
