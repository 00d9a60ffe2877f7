import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

/** A module that exports the constant 2. */
const wasm =
  '\0asm\u0001\0\0\0\u0006\u0006\u0001\u007f\0A\u0002\u000b\u0007\u0007\u0001\u0003two\u0003\0';

below('declarations');

statement(
  "Rslib doesn't write this file to `dist`",
  {
    'src/index.ts': "export { two } from './two.wasm';\n",
    'src/two.wasm': wasm,
    'src/two.d.wasm.ts': 'export const two: WebAssembly.Global;\n',
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        module: 'ESNext',
        moduleResolution: 'bundler',
        allowArbitraryExtensions: true,
        rootDir: 'src',
      },
      include: ['src'],
    }),
  },
  { dts: true },
  ({ files, text }) => {
    expect(files.filter((file) => file.endsWith('.ts'))).toEqual(['dist/index.d.ts']);
    expect(text('dist/index.d.ts')).toContain("from './two.wasm'");
  },
);
