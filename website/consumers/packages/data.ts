import type { Library, Use } from '../define.ts';

const five: Use = {
  code: "import { value } from 'PKG';\nexport default async () => 'the value is ' + (await value());\n",
  sees: 'the value is 5',
};

const uses = { browser: five, server: five, program: five };

/** `add(a, b)`, 41 bytes. */
const addWasm = Buffer.from(
  '0061736d0100000001070160027f7f017f030201000707010361646400000a09010700200020016a0b',
  'hex',
);

const importing = (attribute: string) => ({
  'src/index.js': `import data from './data.json'${attribute};\nexport const value = () => data.rate;\n`,
  'src/data.json': '{ "rate": 5 }\n',
});

const adding = {
  'src/index.js': "import { add } from './add.wasm';\nexport const value = () => add(2, 3);\n",
  'src/add.wasm': addWasm,
};

export const json: Library[] = [
  {
    name: 'json-bundle',
    title: { en: 'JSON, bundle', zh: 'JSON，bundle' },
    files: importing(" with { type: 'json' }"),
    config: { lib: [{ format: 'esm' }] },
    uses,
  },
  {
    name: 'json-files',
    title: { en: 'JSON, bundleless', zh: 'JSON，bundleless' },
    files: importing(''),
    config: { lib: [{ format: 'esm', bundle: false }] },
    uses,
  },
  {
    name: 'json-attribute',
    title: {
      en: "JSON `with { type: 'json' }`, bundleless",
      zh: "JSON `with { type: 'json' }`，bundleless",
    },
    files: importing(" with { type: 'json' }"),
    config: { lib: [{ format: 'esm', bundle: false }] },
    uses,
  },
];

export const wasm: Library[] = [
  {
    name: 'wasm-compile',
    title: {
      en: 'Imported `.wasm`, default, target `web`',
      zh: '导入 `.wasm`，默认设置，target 为 `web`',
    },
    files: adding,
    config: { lib: [{ format: 'esm' }], output: { target: 'web' } },
    uses: { browser: five, server: five },
  },
  {
    name: 'wasm-compile-node',
    title: { en: 'The same, target `node`', zh: '同上，target 为 `node`' },
    files: adding,
    config: { lib: [{ format: 'esm' }], output: { target: 'node' } },
    uses: { server: five, program: five },
  },
  {
    name: 'wasm-preserve',
    title: { en: '`wasm.mode: "preserve"`', zh: '`wasm.mode: "preserve"`' },
    files: adding,
    config: { lib: [{ format: 'esm', bundle: false, wasm: { mode: 'preserve' } }] },
    uses,
  },
  {
    name: 'wasm-url',
    title: { en: '`fetch(new URL())` of a `.wasm` file', zh: '用 `fetch(new URL())` 加载 `.wasm`' },
    files: {
      'src/index.js': `export async function value() {
  const { instance } = await WebAssembly.instantiateStreaming(fetch(new URL('./add.wasm', import.meta.url)));
  return instance.exports.add(2, 3);
}
`,
      'src/add.wasm': addWasm,
    },
    config: { lib: [{ format: 'esm' }], output: { target: 'web' } },
    uses: { browser: five },
  },
  {
    name: 'wasm-inline',
    title: { en: '`.wasm` inlined as text', zh: '以文本内联的 `.wasm`' },
    files: {
      'src/index.js': `const bytes = '${addWasm.toString('base64')}';
export async function value() {
  const { instance } = await WebAssembly.instantiate(Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0)));
  return instance.exports.add(2, 3);
}
`,
    },
    config: { lib: [{ format: 'esm' }] },
    uses,
  },
];
