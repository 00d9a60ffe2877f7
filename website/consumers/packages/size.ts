import type { RslibConfig } from '@rslib/core';
import type { Library } from '../define.ts';

const value = 'export const value = () => 5;\n';

function unused(
  name: string,
  en: string,
  zh: string,
  code: string,
  rest: Partial<Library> = {},
): Library {
  const config: RslibConfig = { lib: [{ format: 'esm' }], output: { target: 'web' } };
  return {
    name,
    title: { en, zh },
    files: { 'src/index.js': `${code}${value}` },
    config,
    manifest: { sideEffects: false, peerDependencies: { react: '*' } },
    uses: {
      output: {
        code: "import { value } from 'PKG';\nexport default () => value();\n",
        sees: 'the unused code is gone',
      },
    },
    ...rest,
  };
}

const lazy = "export const load = () => import('./lazy.js');\n";

export const size: Library[] = [
  unused('unused-function', 'Function', '函数', "export const unused = () => 'UNUSED_MARK';\n"),
  unused(
    'unused-class',
    'Class with a static field',
    '含静态字段的类',
    "export class Unused {\n  static mark = 'UNUSED_MARK';\n}\n",
  ),
  unused(
    'unused-class-es2017',
    "The same with `syntax: 'es2017'`",
    "同上，`syntax: 'es2017'`",
    "export class Unused {\n  static mark = 'UNUSED_MARK';\n}\n",
    { config: { lib: [{ format: 'esm', syntax: 'es2017' }], output: { target: 'web' } } },
  ),
  unused(
    'unused-class-call',
    'Class with a static field that calls a function',
    '静态字段调用函数的类',
    "export class Unused {\n  static mark = Array.from(['UNUSED_MARK']);\n}\n",
  ),
  unused('unused-enum', 'Enum', '枚举', '', {
    files: { 'src/index.ts': `export enum Unused {\n  Mark = 'UNUSED_MARK',\n}\n${value}` },
  }),
  unused(
    'unused-component',
    '`memo(forwardRef())`',
    '`memo(forwardRef())`',
    "import { forwardRef, memo } from 'react';\nexport const Unused = memo(forwardRef(() => 'UNUSED_MARK'));\n",
  ),
  unused(
    'unused-display-name',
    'The same with `displayName`',
    '同上，并设置 `displayName`',
    "import { forwardRef, memo } from 'react';\nexport const Unused = memo(forwardRef(() => 'UNUSED_MARK'));\nUnused.displayName = 'Unused';\n",
  ),
  unused('unused-import', 'Function with `import()`', '含 `import()` 的函数', '', {
    files: {
      'src/index.js': `${lazy}${value}`,
      'src/lazy.js': "export const mark = 'UNUSED_MARK';\n",
    },
  }),
];
