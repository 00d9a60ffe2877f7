import { expect } from 'vitest';
import { below, recorded, statement, unproven } from '../../statement.ts';

const builtIn = { 'src/index.js': "export { sep } from 'node:path';\n" };
const styled = {
  'src/index.js': "import './a.css';\nexport const a = 1;\n",
  'src/a.css': '.a { color: red }',
};
const web = { target: 'web' } as const;
const dep = (field: string) => ({
  'src/index.js': "export { a } from 'left';\n",
  'package.json': JSON.stringify({ name: 'demo', type: 'module', [field]: { left: '1' } }),
  'node_modules/left/package.json':
    '{ "name": "left", "type": "module", "main": "main.js", "module": "module.js", "browser": "browser.js" }',
  'node_modules/left/main.js': "export const a = 'main';\n",
  'node_modules/left/module.js': "export const a = 'module';\n",
  'node_modules/left/browser.js': "export const a = 'browser';\n",
});

below('');

statement(
  'In most cases, `dts` generates your declaration files.',
  { 'src/index.ts': 'export const a: number = 1;\n' },
  { dts: true },
  ({ has }) => {
    expect(has('dist/index.d.ts')).toBe(true);
  },
);
for (const [row, recording, file] of [
  ['a package for Node.js |', 'log-kit/esm', 'dist/index.js'],
  ['React components |', 'react-button/bundleless', 'dist/button.css'],
  ['Vue 3 components |', 'vue-button/bundleless', 'dist/LikeButton.css'],
  ['Svelte components |', 'svelte-stars/bundleless', 'dist/Stars.css'],
  ['Solid components |', 'solid-gauge/bundleless', 'dist/Gauge.js'],
  ['web components with Lit |', 'lit-meter/bundle', 'dist/index.js'],
  ['a server or another Node.js application |', 'note-server/server', 'dist/index.js'],
  ['modules that applications load at runtime |', 'counter-kit/build', 'dist/index.js'],
  ['code for browsers, or for every runtime |', 'toast-kit/web', 'dist/index.css'],
] as const) {
  recorded(row, recording, ({ files }) => {
    expect(files).toContain(file);
  });
}
for (const format of ['umd', 'iife'] as const) {
  statement(
    'code for a script tag |',
    { 'src/index.js': 'globalThis.a = 1;\n' },
    { format, output: web },
    ({ text }) => {
      expect(text('dist/index.js')).not.toMatch(/^(?:import|export) /m);
      expect(text('dist/index.js')).toContain('globalThis');
    },
  );
}
recorded('There are three exceptions: Vue components', 'svelte-stars/dts', ({ files }) => {
  expect(files.join()).not.toContain('Stars.svelte.d.ts');
  expect(files).toContain('dist/index.d.ts');
});
recorded('For `mf`, the plugin also adds types', 'counter-kit/build', ({ output }) => {
  expect(output).toContain('@mf-types.zip');
});
unproven('The templates of `create-rslib`', 'needs the network');

below('target');

for (const words of [
  '`output.target` sets where your code runs.',
  "The default is `'node'` for every format",
  '`node:fs`, `path`, and other built-in modules',
]) {
  for (const target of [undefined, 'web'] as const) {
    statement(
      words,
      builtIn,
      { output: { target } },
      ({ output, exitCode }) => {
        expect(output).toContain('Rslib');
        expect(exitCode).toBe(target === 'web' ? 1 : 0);
      },
      { fails: target === 'web' },
    );
  }
}
for (const words of [
  'Imported CSS | not written',
  'If you set the wrong target, the build rarely fails',
]) {
  for (const target of ['node', 'web'] as const) {
    statement(words, styled, { output: { target } }, ({ files }) => {
      expect(files).toContain('dist/index.js');
      expect(files.includes('dist/index.css')).toBe(target === 'web');
    });
  }
}
for (const [engines, target, isKept] of [
  [{ node: '>=12' }, 'node', false],
  [{ node: '>=12' }, 'web', true],
  [undefined, 'node', true],
] as const) {
  statement(
    'Default `syntax` | from `engines.node`',
    {
      'src/index.js': 'export const get = (x) => x?.y;\n',
      'package.json': JSON.stringify({ name: 'demo', type: 'module', engines }),
    },
    { output: { target } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('export');
      expect(text('dist/index.js').includes('x?.y')).toBe(isKept);
    },
  );
}
for (const [target, field] of [
  ['node', 'module'],
  ['web', 'browser'],
] as const) {
  statement(
    'Fields that pick the file of a bundled package',
    dep('devDependencies'),
    { output: { target } },
    ({ text }) => {
      expect(text('dist/index.js')).toMatch(new RegExp(`['"]${field}['"]`));
    },
  );
}

below('mode');

const two = {
  'src/index.js': "export { b } from './b.js';\n",
  'src/b.js': 'export const b = 1;\n',
};
statement('`bundle` is `true` by default', two, {}, ({ files }) => {
  expect(files).toEqual(['dist/index.js']);
});
statement(
  'Keep it for functions and for code with private parts',
  dep('devDependencies'),
  {},
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/['"]module['"]/);
  },
);
statement('With `bundle: false`, each source file becomes', two, { bundle: false }, ({ files }) => {
  expect(files).toEqual(['dist/b.js', 'dist/index.js']);
});
statement(
  'This suits component libraries, because every',
  styled,
  { bundle: false, output: web },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('import "./a.css"');
  },
);
statement(
  'Servers and some bundlers can',
  styled,
  { bundle: false, output: web },
  async ({ node }) => {
    expect(await node("import './dist/index.js';")).toContain('ERR_UNKNOWN_FILE_EXTENSION');
  },
);

below('browser');

statement(
  "Because the bundle doesn't import the CSS file",
  styled,
  { output: web },
  ({ text, has }) => {
    expect(has('dist/index.css')).toBe(true);
    expect(text('dist/index.js')).toContain('export');
    expect(text('dist/index.js')).not.toContain('css');
  },
);
statement(
  'It is then kept as an import, so that the bundler',
  dep('dependencies'),
  { output: web },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('from "left"');
  },
);

below('lit');

recorded('Lit needs no plugin, but its decorators', 'lit-meter/bundle', ({ text }) => {
  expect(text('dist/index.js')).toMatch(/decorate/);
});
statement('Keep `lit` in `dependencies`', dep('dependencies'), {}, ({ text }) => {
  expect(text('dist/index.js')).toContain('from "left"');
});

below('universal');

for (const target of ['node', 'web'] as const) {
  for (const words of [
    'Code that uses neither the DOM nor Node.js',
    'The target only changes the default.',
  ]) {
    statement(words, two, { output: { target } }, async ({ node, text }) => {
      expect(text('dist/index.js')).toContain('export');
      expect(await node("console.log((await import('./dist/index.js')).b);")).toBe('1');
    });
  }
}
for (const words of ['If browsers and Node.js need different code', 'Point to them in `exports`']) {
  statement(
    words,
    {
      'src/web.js': "export const a = 'web';\n",
      'src/node.js': "export const a = 'node';\n",
      'package.json':
        '{ "name": "demo", "type": "module", "exports": { "browser": "./dist/web/index.js", "default": "./dist/node/index.js" } }',
    },
    {
      lib: [
        {
          id: 'web',
          source: { entry: { index: './src/web.js' } },
          output: { target: 'web', distPath: 'dist/web' },
        },
        {
          id: 'node',
          source: { entry: { index: './src/node.js' } },
          output: { distPath: 'dist/node' },
        },
      ],
    },
    ({ output }) => {
      expect(output).toMatch(/^node\nweb$/m);
    },
    {
      run: [
        'npx rslib',
        `node -e "import('demo').then(({ a }) => console.log(a))" && node -C browser -e "import('demo').then(({ a }) => console.log(a))"`,
      ],
    },
  );
}

below('script-tag');

statement(
  'A page without a bundler loads a UMD file',
  two,
  { lib: [{ format: 'umd', umdName: 'Demo', output: web }] },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('Demo');
  },
);
for (const format of ['umd', 'iife'] as const) {
  statement(
    'Both formats bundle their dependencies',
    { ...dep('dependencies'), 'src/index.js': "import { a } from 'left';\nglobalThis.b = a;\n" },
    { format, output: web },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('browser');
    },
  );
}
