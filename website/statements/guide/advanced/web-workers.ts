import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const worker = { 'src/work.js': 'self.onmessage = () => self.postMessage(1);\n' };
const forms = [
  "export const start = () => new Worker(new URL('./work.js', import.meta.url));\n",
  "import Work from './work.js?worker';\nexport const start = () => new Work();\n",
];

below('start');

statement(
  "Leave the options out: with your own `{ type: 'module' }`",
  {
    ...worker,
    'src/index.js':
      "export const start = () => new Worker(new URL('./work.js', import.meta.url), { type: 'module' });\n",
  },
  { bundle: false, output: { target: 'web' } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('Object.assign({}, {');
  },
);

below('forms');

for (const source of forms) {
  statement(
    'UMD | a file, requested from the root of the site',
    { ...worker, 'src/index.js': source },
    { format: 'umd', output: { target: 'web' } },
    ({ text, files }) => {
      expect(files).toHaveLength(2);
      expect(text('dist/index.js')).toContain('__webpack_require__.p = "/"');
    },
  );
  statement(
    'With UMD, upload the second file of `dist`',
    { ...worker, 'src/index.js': source },
    { format: 'umd', output: { target: 'web', assetPrefix: 'https://cdn.example.org/lib/' } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('"https://cdn.example.org/lib/"');
    },
  );
}
