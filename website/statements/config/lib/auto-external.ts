import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

below('limits');

statement(
  '`output.externals` | `externals` wins',
  {
    'package.json': '{ "type": "module", "dependencies": { "left": "1" } }',
    'src/index.js': "export { a } from 'left';\nexport { b } from 'left/sub.js';\n",
    'node_modules/left/package.json': '{ "name": "left", "version": "1.0.0", "type": "module" }',
    'node_modules/left/index.js': 'export const a = "main";\n',
    'node_modules/left/sub.js': 'export const b = "subpath";\n',
  },
  { output: { target: 'web', externals: { left: 'right' } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('from "right"');
    expect(text('dist/index.js')).toContain('"subpath"');
  },
);
