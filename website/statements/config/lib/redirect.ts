import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const json = {
  'src/index.js': "import data from './data.json';\nexport default data.a;\n",
  'src/data.json': '{ "a": 1 }',
};
const kept = { bundle: false, redirect: { asset: { extension: false } } };

below('asset');

statement('The option covers every file that is neither', json, { bundle: false }, ({ text }) => {
  expect(text('dist/index.js')).toContain('from "./data.js"');
});

statement('With `extension: false`, `import data', json, kept, ({ text, has }) => {
  expect(text('dist/index.js')).toContain('from "./data.json"');
  expect(has('dist/data.json')).toBe(false);
  expect(has('dist/data.js')).toBe(true);
});

statement('Exclude and copy your JSON files', json, kept, async ({ node }) => {
  expect(await node("import './dist/index.js';")).toContain('ERR_MODULE_NOT_FOUND');
});
