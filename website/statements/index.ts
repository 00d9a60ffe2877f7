import { expect } from 'vitest';
import { below, recorded, statement } from './statement.ts';

below('formats');

recorded('List the formats you want to ship', 'slug-kit/dual', ({ files }) => {
  expect(files).toContain('dist/index.js');
  expect(files).toContain('dist/index.cjs');
  expect(files.join()).toMatch(/\.d\.cts.*\.d\.ts/);
});

below('syntax');

const modern = (engines?: object) => ({
  'src/index.js': "import './a.css';\nexport const get = (x) => x?.y;\n",
  'src/a.css': '.a { .b { color: red } }',
  'package.json': JSON.stringify({ name: 'demo', type: 'module', engines }),
});
for (const [syntax, isKept] of [
  ['es2019', false],
  ['es2022', true],
  [['chrome 60'], false],
] as const) {
  for (const words of [
    "Write today's TypeScript",
    "Rslib rewrites only what the target doesn't support.",
  ]) {
    statement(words, modern(), { syntax: syntax as 'es2019' }, ({ text }) => {
      expect(text('dist/index.js')).toContain('export');
      expect(text('dist/index.js').includes('x?.y')).toBe(isKept);
    });
  }
}
statement("Write today's TypeScript", modern({ node: '>=12' }), {}, ({ text }) => {
  expect(text('dist/index.js')).toContain('void 0');
});
statement(
  'Styles follow the same target',
  modern(),
  { syntax: ['chrome 80'], output: { target: 'web' } },
  ({ text }) => {
    expect(text('dist/index.css')).toContain('.a .b {');
  },
);

below('dependencies');

for (const field of ['dependencies', 'peerDependencies', 'devDependencies']) {
  for (const format of ['esm', 'cjs'] as const) {
    statement(
      'Your `package.json` controls what is bundled',
      {
        'src/index.js': "export { a } from 'left';\n",
        'package.json': JSON.stringify({ name: 'demo', type: 'module', [field]: { left: '1' } }),
        'node_modules/left/package.json': '{ "name": "left", "type": "module" }',
        'node_modules/left/index.js': "export const a = 'from left';\n",
      },
      { format },
      ({ files, text }) => {
        expect(text(files[0] as string)).toMatch(
          field === 'devDependencies' ? /from left/ : /["']left["']/,
        );
      },
    );
  }
}
recorded('The component below is the same in both builds', 'deps-field/peer', ({ text }) => {
  expect(text('dist/index.js')).toContain('from "react');
});

below('ecosystem');

statement(
  "Rslib accepts Rsbuild's options and plugins",
  { 'src/index.js': 'export const a = MODE;\n' },
  {
    source: { define: { MODE: '"defined"' } },
    plugins: [
      {
        name: 'x',
        setup(api) {
          api.onAfterBuild(() => console.log('plugin ran'));
        },
      },
    ],
  },
  ({ text, output }) => {
    expect(text('dist/index.js')).toContain('defined');
    expect(output).toContain('plugin ran');
  },
);

below('structure');

statement(
  'One file is enough for most libraries with one entry.',
  {
    'src/index.js': "export { b } from './b.js';\n",
    'src/b.js': 'export const b = 1;\n',
  },
  {},
  ({ files }) => {
    expect(files).toEqual(['dist/index.js']);
  },
);
