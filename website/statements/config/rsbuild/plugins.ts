import { expect } from 'vitest';
import {
  below,
  type Probe,
  type ProbeFiles,
  type ProbeOptions,
  statement,
} from '../../statement.ts';

const source = { 'src/index.js': 'export const a = 1;\n' };
const config = (body: string) => `
const hello = (text) => ({ name: text, setup: (api) => api.onAfterBuild(() => console.log(text)) });
export default ${body};`;

below('');

for (const format of ['esm', 'cjs', 'umd', 'iife']) {
  statement(
    'all formats, bundle and bundleless mode',
    { 'src/index.js': 'console.log(1);\n' },
    config(`{ format: '${format}', plugins: [hello('plugin runs')] }`),
    ({ output }) => {
      expect(output).toContain('plugin runs');
    },
  );
}

below('example');

statement(
  'A plugin at the top level runs for every output',
  source,
  config(`{
  plugins: [{ name: 'top', setup: (api) => api.onAfterEnvironmentCompile(({ environment }) => console.log('top ' + environment.name)) }],
  lib: [{}, { format: 'cjs', plugins: [{ name: 'item', setup: (api) => api.onAfterEnvironmentCompile(({ environment }) => console.log('item ' + environment.name)) }] }],
}`),
  ({ output }) => {
    expect(output).toContain('top esm');
    expect(output).toContain('top cjs');
    expect(output).toContain('item cjs');
    expect(output).not.toContain('item esm');
  },
);

below('types');

statement(
  'You can nest lists, and `false`, `null`',
  source,
  config("{ plugins: [[hello('nested')], false, null, undefined] }"),
  ({ output }) => {
    expect(output).toContain('nested');
  },
);

below('write');

for (const words of [
  'Rslib gives each output its own environment config',
  'Options such as `output.minify` and',
]) {
  statement(
    words,
    { 'src/index.js': 'export const longName = (parameter) => parameter;\n' },
    config(
      `{ plugins: [{ name: 'own', setup: (api) => api.modifyRsbuildConfig((found) => { found.output ??= {}; found.output.minify = true; found.output.filename = { js: 'own.js' }; }) }] }`,
    ),
    ({ text, output }) => {
      expect(text('dist/index.js')).toContain('parameter');
      expect(output).not.toContain('warn');
    },
  );
}

statement(
  'The `name` of an environment is the `id`',
  source,
  config(
    "{ lib: [{ id: 'mine' }], plugins: [{ name: 'n', setup: (api) => api.onAfterEnvironmentCompile(({ environment }) => console.log('name ' + environment.name)) }] }",
  ),
  ({ output }) => {
    expect(output).toContain('name mine');
  },
);

statement(
  'You get the types from the `rsbuild` export',
  {
    'src/index.ts':
      "import type { RsbuildPlugin } from '@rslib/core';\nexport const own: RsbuildPlugin = { name: 'own', setup: (api) => api.onAfterBuild(() => {}) };\n",
  },
  undefined,
  ({ output }) => {
    expect(output).toContain('no error');
  },
  { run: ['npx tsc --noEmit && echo no error'], packages: ['@types/node'] },
);

below('list');

const versions = (names: string[]) => `
import { readFileSync } from 'node:fs';
for (const name of ${JSON.stringify(names)}) {
  const { peerDependencies = {} } = JSON.parse(readFileSync('node_modules/' + name + '/package.json'));
  console.log(peerDependencies['@rsbuild/core'] ?? 'none');
}`;
const installed = [
  '@rsbuild/plugin-react',
  '@rsbuild/plugin-vue',
  '@rsbuild/plugin-svelte',
  '@rsbuild/plugin-solid',
  '@rsbuild/plugin-babel',
  '@rsbuild/plugin-sass',
  '@rsbuild/plugin-svgr',
  '@rsbuild/plugin-yaml',
  '@rsbuild/plugin-toml',
  '@rsbuild/plugin-node-polyfill',
  '@rsbuild/plugin-less',
];
statement(
  'Choose a version whose peer range for `@rsbuild/core`',
  {},
  undefined,
  async ({ node }) => {
    for (const line of (await node(versions(installed))).split('\n'))
      expect(line).toMatch(/\^2|>=/);
  },
  { run: [], packages: installed },
);
const plug = (
  name: string,
  factory: string,
  options = '',
  rest = '',
) => `import { ${factory} } from '${name}';
export default { output: { target: 'web' }, plugins: [${factory}(${options})], ${rest} } as object;`;
const jsx = { 'src/index.jsx': 'export const a = <i />;\n' };
for (const [row, files, config, packages, pattern] of [
  [
    '`@rsbuild/plugin-react` |',
    jsx,
    plug('@rsbuild/plugin-react', 'pluginReact'),
    ['@rsbuild/plugin-react', 'react'],
    /jsx\("i"|"i"/,
  ],
  [
    '`@rsbuild/plugin-vue` |',
    {
      'src/index.js': "export { default } from './A.vue';\n",
      'src/A.vue': '<template><i>seen</i></template>\n',
    },
    plug(
      '@rsbuild/plugin-vue',
      'pluginVue',
      '',
      "externals: [], output: { target: 'web', externals: ['vue'] }",
    ),
    ['@rsbuild/plugin-vue', 'vue'],
    /seen/,
  ],
  [
    '`@rsbuild/plugin-svelte` |',
    { 'src/index.js': "export { default } from './A.svelte';\n", 'src/A.svelte': '<i>seen</i>\n' },
    plug('@rsbuild/plugin-svelte', 'pluginSvelte', '{ preprocessOptions: { typescript: false } }'),
    ['@rsbuild/plugin-svelte', 'svelte'],
    /seen/,
  ],
  [
    '`@rsbuild/plugin-yaml`, `-toml` |',
    { 'src/index.js': "export { default } from './a.yaml';\n", 'src/a.yaml': 'a: seen\n' },
    plug('@rsbuild/plugin-yaml', 'pluginYaml'),
    ['@rsbuild/plugin-yaml'],
    /seen/,
  ],
  [
    '`@rsbuild/plugin-yaml`, `-toml` |',
    { 'src/index.js': "export { default } from './a.toml';\n", 'src/a.toml': 'a = "seen"\n' },
    plug('@rsbuild/plugin-toml', 'pluginToml'),
    ['@rsbuild/plugin-toml'],
    /seen/,
  ],
  [
    '`@rsbuild/plugin-node-polyfill` |',
    { 'src/index.js': "export { Buffer } from 'node:buffer';\n" },
    plug('@rsbuild/plugin-node-polyfill', 'pluginNodePolyfill'),
    ['@rsbuild/plugin-node-polyfill'],
    /readUInt8/,
  ],
  [
    'Rsbuild plugins work without changes.',
    { 'src/index.js': "export { default } from './a.yaml';\n", 'src/a.yaml': 'a: seen\n' },
    plug('@rsbuild/plugin-yaml', 'pluginYaml'),
    ['@rsbuild/plugin-yaml'],
    /seen/,
  ],
] as [string, Record<string, string>, string, string[], RegExp][]) {
  statement(
    row,
    files,
    config,
    ({ text }) => {
      expect(text('dist/index.js')).toMatch(pattern);
    },
    { packages },
  );
}
statement(
  '`@rsbuild/plugin-solid` | Solid, together with',
  {
    'src/index.tsx': 'export const a = () => <i>seen</i>;\n',
    'package.json': '{ "type": "module", "dependencies": { "solid-js": "1" } }',
  },
  `import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';
export default { output: { target: 'web' }, plugins: [pluginBabel({ include: /\\.tsx$/ }), pluginSolid()] };`,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('template(');
  },
  { packages: ['@rsbuild/plugin-babel', '@rsbuild/plugin-solid', 'solid-js'] },
);
statement(
  '`@rsbuild/plugin-babel` | Babel plugins and presets',
  { 'src/index.js': 'export const a = BABEL;\n' },
  `import { pluginBabel } from '@rsbuild/plugin-babel';
const rename = () => ({ visitor: { Identifier(path) { if (path.node.name === 'BABEL') path.node.name = 'renamed'; } } });
export default { plugins: [pluginBabel({ babelLoaderOptions: { plugins: [rename] } })] } as object;`,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('renamed');
  },
  { packages: ['@rsbuild/plugin-babel'] },
);
for (const [name, extension] of [
  ['Sass', 'scss'],
  ['Less', 'less'],
]) {
  const plugin = `@rsbuild/plugin-${name?.toLowerCase()}`;
  statement(
    '`@rsbuild/plugin-sass`, `-less`, `-stylus` |',
    {
      'src/index.js': `import './a.${extension}';\n`,
      [`src/a.${extension}`]: '.a { .b { color: red } }',
    },
    plug(plugin, `plugin${name}`),
    ({ text }) => {
      expect(text('dist/index.css')).toContain('.a .b');
    },
    { packages: [plugin] },
  );
}
statement(
  '`@rsbuild/plugin-svgr` | SVG files as React components',
  {
    'src/index.jsx': "import A from './a.svg?react';\nexport const a = <A />;\n",
    'src/a.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0" /></svg>',
  },
  `import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
export default { output: { target: 'web' }, plugins: [pluginReact(), pluginSvgr()] };`,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('viewBox');
  },
  { packages: ['@rsbuild/plugin-react', '@rsbuild/plugin-svgr', 'react'] },
);
const published = (exports: string) => ({
  'src/index.js': 'export const a = 1;\n',
  'package.json': JSON.stringify({
    name: 'demo',
    version: '1.0.0',
    type: 'module',
    files: ['dist'],
    exports,
  }),
});
for (const [row, heading] of [
  ['`rsbuild-plugin-publint` | a check', 'list'],
  ['publint checks whether your `package.json`', 'example'],
] as const) {
  for (const path of ['./dist/index.js', './dist/none.js']) {
    below(heading);
    statement(
      row,
      published(path),
      `import { pluginPublint } from 'rsbuild-plugin-publint';
export default { plugins: [pluginPublint()] };`,
      ({ exitCode, output }) => {
        expect(output).toContain('Rslib');
        expect(exitCode).toBe(path.includes('none') ? 1 : 0);
      },
      { packages: ['rsbuild-plugin-publint', 'publint'], fails: path.includes('none') },
    );
  }
}

below('list');

statement(
  '`@module-federation/rsbuild-plugin` | the `mf` format',
  source,
  `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
export default { lib: [{ format: 'mf', plugins: [pluginModuleFederation({ name: 'demo', exposes: { '.': './src/index.js' }, dts: false }, {})] }] } as object;`,
  ({ files }) => {
    expect(files.join()).toContain('mf-manifest.json');
  },
  { packages: ['@module-federation/rsbuild-plugin'] },
);

below('limits');

statement(
  'A plugin is the object that a function such as',
  source,
  `import { pluginReact } from '@rsbuild/plugin-react';
console.log('a plugin:', typeof pluginReact(), typeof pluginReact().setup);
export default { plugins: [pluginReact()] };`,
  ({ output }) => {
    expect(output).toContain('a plugin: object function');
  },
  { packages: ['@rsbuild/plugin-react', 'react'] },
);

below('list');

/** A project whose packages are installed for the probe. */
const added = (
  row: string,
  install: string[],
  files: ProbeFiles,
  config: string,
  see: Probe['see'],
  options: ProbeOptions = {},
) => statement(row, files, config, see, { install, ...options });

added(
  '`@rsbuild/plugin-vue-jsx` |',
  ['@rsbuild/plugin-vue-jsx@1.1.2', '@rsbuild/plugin-babel@2.1.0'],
  {
    'src/index.jsx': 'export const Box = () => <p>text</p>;\n',
    'package.json': '{ "type": "module", "dependencies": { "vue": "3" } }',
  },
  `import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginVueJsx } from '@rsbuild/plugin-vue-jsx';
export default { output: { target: 'web' }, plugins: [pluginBabel({ include: /\\.jsx$/ }), pluginVueJsx()] };`,
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/from ["']vue["']/);
    expect(text('dist/index.js')).toMatch(/createVNode|create\w*\("p"/);
  },
);
added(
  '`@rsbuild/plugin-preact` |',
  ['@rsbuild/plugin-preact@1.7.2', 'preact@11.2.0'],
  {
    'src/index.jsx': 'export const Box = () => <p>text</p>;\n',
    'package.json': '{ "type": "module", "dependencies": { "preact": "11" } }',
  },
  `import { pluginPreact } from '@rsbuild/plugin-preact';
export default { output: { target: 'web' }, plugins: [pluginPreact()] };`,
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/from ["']preact\/jsx-runtime["']/);
  },
);
added(
  '`@rsbuild/plugin-tailwindcss` |',
  ['@rsbuild/plugin-tailwindcss@2.0.3', 'tailwindcss@4.3.5'],
  {
    'src/index.js': "import './a.css';\nexport const names = 'underline';\n",
    'src/a.css': "@import 'tailwindcss';\n",
  },
  `import { pluginTailwindcss } from '@rsbuild/plugin-tailwindcss';
export default { output: { target: 'web' }, plugins: [pluginTailwindcss()] };`,
  ({ text }) => {
    expect(text('dist/index.css')).toContain('.underline');
  },
);
added(
  '`@rsbuild/plugin-typed-css-modules` |',
  ['@rsbuild/plugin-typed-css-modules@1.2.4'],
  {
    'src/index.js': "import styles from './a.module.css';\nexport const title = styles.title;\n",
    'src/a.module.css': '.title { color: red }',
  },
  `import { pluginTypedCSSModules } from '@rsbuild/plugin-typed-css-modules';
export default { output: { target: 'web' }, plugins: [pluginTypedCSSModules()] };`,
  ({ text }) => {
    expect(text('src/a.module.css.d.ts')).toContain('title');
  },
);
added(
  '`@rsbuild/plugin-styled-components` |',
  ['@rsbuild/plugin-styled-components@1.6.3', 'styled-components@6.6.0'],
  {
    'src/index.jsx':
      "import styled from 'styled-components';\nexport const Box = styled.p`color: red;`;\n",
    'package.json':
      '{ "type": "module", "dependencies": { "styled-components": "6", "react": "19" } }',
  },
  `import { pluginReact } from '@rsbuild/plugin-react';
import { pluginStyledComponents } from '@rsbuild/plugin-styled-components';
export default { output: { target: 'web' }, plugins: [pluginReact(), pluginStyledComponents()] };`,
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/displayName: ?["'](?:src__|index__)?Box["']/);
  },
  { packages: ['react', '@rsbuild/plugin-react'] },
);
for (const typescript of ['6', '7'] as const) {
  added(
    '`@rsbuild/plugin-type-check` |',
    ['@rsbuild/plugin-type-check@1.6.1'],
    { 'src/index.ts': "export const a: number = 'text';\n" },
    `import { pluginTypeCheck } from '@rsbuild/plugin-type-check';
export default { plugins: [pluginTypeCheck()] };`,
    ({ output }) => {
      expect(output).toMatch(/Type 'string' is not assignable to type 'number'|TS2322/);
    },
    { typescript, fails: true },
  );
  added(
    '`rsbuild-plugin-arethetypeswrong` |',
    ['rsbuild-plugin-arethetypeswrong@0.1.1'],
    {
      'src/index.ts': 'export const a: number = 1;\n',
      'package.json':
        '{ "name": "demo", "version": "1.0.0", "type": "module", "files": ["dist"], "exports": { "types": "./dist/none.d.ts", "default": "./dist/index.js" } }',
    },
    `import { pluginAreTheTypesWrong } from 'rsbuild-plugin-arethetypeswrong';
export default { dts: true, plugins: [pluginAreTheTypesWrong({ enable: true })] };`,
    ({ output }) => {
      expect(output).toMatch(
        typescript === '6' ? /arethetypeswrong/i : /arethetypeswrong|undefined|not a function/i,
      );
    },
    { typescript, fails: true },
  );
}
statement(
  "Vite and Rollup plugins don't work in Rslib",
  source,
  "export default { plugins: [{ name: 'own', transform: () => 'export const a = 2;' }] } as object;",
  ({ output }) => {
    expect(output).toContain('Expect the setup function of Rsbuild plugin to be a function');
  },
  { fails: true },
);
added(
  "Vite and Rollup plugins don't work in Rslib",
  ['unplugin-auto-import@21.1.0'],
  { 'src/index.js': 'export const a = join("a", "b");\n' },
  `import AutoImport from 'unplugin-auto-import/rspack';
export default { tools: { rspack: { plugins: [AutoImport({ imports: [{ 'node:path': ['join'] }], dts: false })] } } };`,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('node:path');
  },
);
