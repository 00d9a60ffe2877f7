import type { Library, Use } from '../define.ts';

const counter = `import { createElement, useState } from 'react';
export function Counter() {
  const [count, setCount] = useState(0);
  return createElement('button', { onClick: () => setCount(count + 1) }, 'count ' + count);
}
`;

const component: Use = {
  code: "export { Counter as default } from 'PKG';\n",
  sees: 'count 0, then count 1',
};

const peer = { peerDependencies: { react: '*' } };
const esm = { lib: [{ format: 'esm' as const }], output: { target: 'web' as const } };
const client = `'use client';\n${counter}`;
const barrel = "export * from './counter.js';\n";

export const react: Library[] = [
  {
    name: 'client-entry',
    title: { en: "`'use client'` in the entry, bundle", zh: "入口含 `'use client'`，bundle" },
    files: { 'src/index.js': client },
    config: esm,
    manifest: peer,
    uses: { component },
  },
  {
    name: 'client-module',
    title: {
      en: "`'use client'` in a module behind the entry, bundle",
      zh: "入口引用的模块含 `'use client'`，bundle",
    },
    files: { 'src/index.js': barrel, 'src/counter.js': client },
    config: esm,
    manifest: peer,
    uses: { component },
  },
  {
    name: 'client-files',
    title: { en: 'The same, bundleless', zh: '同上，bundleless' },
    files: { 'src/index.js': barrel, 'src/counter.js': client },
    config: { lib: [{ format: 'esm', bundle: false }], output: { target: 'web' } },
    manifest: peer,
    uses: { component },
  },
  {
    name: 'client-barrel',
    title: {
      en: "Bundleless; `export *` in a file with `'use client'`",
      zh: "bundleless，含 `'use client'` 的文件使用 `export *`",
    },
    files: { 'src/index.js': `'use client';\n${barrel}`, 'src/counter.js': client },
    config: { lib: [{ format: 'esm', bundle: false }], output: { target: 'web' } },
    manifest: peer,
    uses: { component },
  },
  {
    name: 'client-entries',
    title: {
      en: "Two entries, one with `'use client'`",
      zh: "两个入口，其中一个含 `'use client'`",
    },
    files: { 'src/index.js': "export const title = 'Counter';\n", 'src/client.js': client },
    config: {
      ...esm,
      source: { entry: { index: './src/index.js', client: './src/client.js' } },
    },
    manifest: { ...peer, exports: { '.': './dist/index.js', './client.js': './dist/client.js' } },
    uses: {
      component: {
        code: `import { createElement } from 'react';
import { title } from 'PKG';
import { Counter } from 'PKG/client.js';
export default () => createElement('section', { title }, createElement(Counter));
`,
        sees: 'count 0, then count 1',
      },
    },
  },
  {
    name: 'client-minified',
    title: {
      en: "`'use client'` in the entry, `minify: true`",
      zh: "入口含 `'use client'`，`minify: true`",
    },
    files: { 'src/index.js': client },
    config: { lib: [{ format: 'esm' }], output: { target: 'web', minify: true } },
    manifest: peer,
    uses: { component },
  },
];
