import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { dts } from 'rollup-plugin-dts';

const input = 'src/index.ts';
const external = ['picocolors'];

export default [
  {
    input,
    external,
    output: [
      { file: 'dist/index.js', format: 'es' },
      { file: 'dist/index.cjs', format: 'cjs' },
    ],
    plugins: [
      resolve(),
      commonjs(),
      replace({ __VERSION__: "'1.0.0'", preventAssignment: true }),
      typescript(),
    ],
  },
  {
    input,
    external,
    output: [
      { file: 'dist/index.d.ts', format: 'es' },
      { file: 'dist/index.d.cts', format: 'es' },
    ],
    plugins: [resolve(), dts()],
  },
];
