import type { Library, Use } from '../define.ts';

const assertion: Use = {
  code: `import { add } from 'PKG';
export const sum: number = add(1, 2);
// @ts-expect-error A wrong type is an error, so the type is known.
export const text: string = add(1, 2);
`,
  sees: 'the types are right',
};

const files = {
  'src/index.ts': "export { add } from './math/add';\n",
  'src/math/add.ts': 'export const add = (a: number, b: number): number => a + b;\n',
};

const uses = { types: assertion };
const entry = { types: './dist/index.d.ts', default: './dist/index.js' };

export const types: Library[] = [
  {
    name: 'types-bundle',
    title: { en: 'ESM bundle with declarations', zh: 'ESM bundle 及声明文件' },
    files,
    config: { lib: [{ format: 'esm', dts: true }] },
    manifest: { exports: { '.': entry } },
    uses,
  },
  {
    name: 'types-files',
    title: { en: 'ESM, bundleless, with declarations', zh: 'ESM bundleless 及声明文件' },
    files,
    config: { lib: [{ format: 'esm', bundle: false, dts: true }] },
    manifest: { exports: { '.': entry } },
    uses,
  },
  {
    name: 'types-dual',
    title: { en: 'ESM and CommonJS, each with declarations', zh: 'ESM 与 CommonJS 各带声明文件' },
    files,
    config: {
      lib: [
        { format: 'esm', dts: { distPath: './dist/esm' } },
        { format: 'cjs', dts: { autoExtension: true, distPath: './dist/cjs' } },
      ],
    },
    manifest: {
      main: './dist/index.cjs',
      types: './dist/esm/index.d.ts',
      exports: {
        '.': {
          import: { types: './dist/esm/index.d.ts', default: './dist/index.js' },
          require: { types: './dist/cjs/index.d.cts', default: './dist/index.cjs' },
        },
      },
    },
    uses,
  },
  {
    name: 'types-dual-shared',
    title: {
      en: 'ESM and CommonJS that share `index.d.ts`',
      zh: 'ESM 与 CommonJS 共用 `index.d.ts`',
    },
    files,
    config: { lib: [{ format: 'esm', dts: true }, { format: 'cjs' }] },
    manifest: {
      main: './dist/index.cjs',
      types: './dist/index.d.ts',
      exports: {
        '.': { types: './dist/index.d.ts', import: './dist/index.js', require: './dist/index.cjs' },
      },
    },
    uses,
  },
  {
    name: 'types-main',
    title: { en: '`main` and `types`, no `exports`', zh: '只有 `main` 和 `types`，没有 `exports`' },
    files,
    config: { lib: [{ format: 'esm', dts: true }] },
    manifest: { exports: undefined, types: './dist/index.d.ts' },
    uses,
  },
  {
    name: 'types-no-condition',
    title: {
      en: '`exports` without `types`, declarations next to the file',
      zh: '`exports` 不写 `types`，声明文件与产物同名',
    },
    files,
    config: { lib: [{ format: 'esm', dts: true }] },
    uses,
  },
  {
    name: 'types-no-extension',
    title: {
      en: 'Bundleless with `redirect.dts.extension: false`',
      zh: 'bundleless，`redirect.dts.extension: false`',
    },
    files,
    config: {
      lib: [{ format: 'esm', bundle: false, dts: true, redirect: { dts: { extension: false } } }],
    },
    manifest: { exports: { '.': entry } },
    uses,
  },
];
