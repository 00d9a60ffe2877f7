import type { Library } from '../define.ts';

/** The error is on line 5, which is another one in the built file. */
const files = {
  'src/index.js': "export { fail } from './fail.js';\n",
  'src/fail.js': `// The position of this error is looked for,
// in the stack or, in a page, through source maps.
// These comments are not in the built file.
export function fail() {
  throw new Error('located');
}
`,
};

const sees = /^the position is in src\/fail\.js, line 5$/;

const stack = {
  code: "import { fail } from 'PKG';\nexport default () => { try { fail(); } catch (error) { return error.stack; } };\n",
  sees,
};

const failing = {
  code: "import { fail } from 'PKG';\nexport default () => fail();\n",
  sees,
};

const uses = { browser: stack, program: stack, test: failing };

const config = {
  lib: [{ format: 'esm' as const }],
  output: { target: 'web' as const, sourceMap: true },
};

export const maps: Library[] = [
  {
    name: 'maps',
    title: {
      en: 'Source maps in the package; position of an error',
      zh: '包内含 source map，错误的位置',
    },
    files,
    config,
    uses,
  },
  {
    name: 'maps-src',
    title: { en: 'The same, with the sources', zh: '同上，并附带源码' },
    files,
    config,
    manifest: { files: ['dist', 'src'] },
    uses,
  },
];
