import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const caught = '} catch (error) {\n  unit = error.code;\n}\nexport const a = unit;\n';
const load = "import { a } from './dist/index.js'; console.log(a);";

below('default');

statement(
  "A package that you don't list but import anyway",
  {
    'src/index.js': "export { hidden } from 'hidden';\n",
    'node_modules/hidden/index.js': "export const hidden = 'bundled';\n",
  },
  {},
  ({ text, output }) => {
    expect(text('dist/index.js')).toContain('bundled');
    expect(output).not.toContain('warn');
  },
);

below('unresolved');

statement(
  "`await import('left-unit')` without `try`",
  { 'src/index.js': "export const a = await import('left-unit');\n" },
  {},
  ({ output }) => {
    expect(output).toContain("Module not found: Can't resolve 'left-unit'");
  },
  { fails: true },
);

for (const [words, call] of [
  ["`await import('left-unit')` in `try`", "await import('left-unit')"],
  ["`require('left-unit')` in `try`", "require('left-unit')"],
] as const) {
  statement(
    words,
    {
      'src/index.ts': `declare const require: (name: string) => string;\nlet unit: unknown;\ntry {\n  unit = ${call};\n${caught}`,
    },
    {},
    async ({ output, node }) => {
      expect(output).toMatch(/warn.*[\s\S]*Can't resolve 'left-unit'/);
      expect(await node(load)).toBe('MODULE_NOT_FOUND');
    },
  );
}

statement(
  "`import 'left-unit'` |",
  { 'src/index.js': "import 'left-unit';\n" },
  {},
  ({ output }) => {
    expect(output).toContain("Module not found: Can't resolve 'left-unit'");
  },
  { fails: true },
);

for (const field of ['dependencies', 'peerDependencies', 'optionalDependencies']) {
  statement(
    'any | in `dependencies`, `peerDependencies`',
    {
      'package.json': `{ "type": "module", "${field}": { "left-unit": "1" } }`,
      'src/index.js': "import 'left-unit';\nexport const a = import('left-unit');\n",
    },
    {},
    ({ text }) => {
      expect(text('dist/index.js')).toContain('import "left-unit"');
      expect(text('dist/index.js')).toContain('import("left-unit")');
    },
  );
}

below('node');

for (const [code, printed] of [
  ['module.exports = create();\nfunction create() { return { named: 1 }; }', 'Named export'],
  ['exports.named = 1;', '1'],
]) {
  statement(
    "ESM: a name that Node.js doesn't detect",
    {
      'package.json': '{ "type": "module", "dependencies": { "common": "1" } }',
      'src/index.js': "import { named } from 'common';\nexport const a = named;\n",
      'node_modules/common/package.json': '{ "name": "common", "version": "1.0.0" }',
      'node_modules/common/index.js': `${code}\n`,
    },
    {},
    async ({ node }) => {
      expect(await node(load)).toContain(printed);
    },
  );
}
