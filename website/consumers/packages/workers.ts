import type { Library, Use } from '../define.ts';

const answer: Use = {
  code: `import { ask } from 'PKG';
export default async () => 'the worker answers ' + (await ask(21));
`,
  sees: 'the worker answers 42',
};

const source = (options: string) => `export const ask = (number) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url)${options});
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = (event) => reject(new Error('the worker does not start. ' + (event.message ?? '')));
    worker.postMessage(number);
  });
`;

const worker = 'self.onmessage = ({ data }) => self.postMessage(data * 2);\n';

export const workers: Library[] = [
  {
    name: 'worker-url',
    title: { en: '`new Worker(new URL())`', zh: '`new Worker(new URL())`' },
    files: { 'src/index.js': source(''), 'src/worker.js': worker },
    config: { lib: [{ format: 'esm' }], output: { target: 'web' } },
    uses: { browser: answer },
  },
  {
    name: 'worker-url-module',
    title: {
      en: "The same with `{ type: 'module' }`, bundleless",
      zh: "同上，写明 `{ type: 'module' }`，bundleless",
    },
    files: { 'src/index.js': source(", { type: 'module' }"), 'src/worker.js': worker },
    config: { lib: [{ format: 'esm', bundle: false }], output: { target: 'web' } },
    uses: { browser: answer },
  },
  {
    name: 'worker-inline',
    title: { en: '`?worker&inline`', zh: '`?worker&inline`' },
    files: {
      'src/index.js': `import Counter from './worker.js?worker&inline';
${source('').replace("new Worker(new URL('./worker.js', import.meta.url))", 'new Counter()')}`,
      'src/worker.js': worker,
    },
    config: { lib: [{ format: 'esm' }], output: { target: 'web' } },
    uses: { browser: answer },
  },
];
