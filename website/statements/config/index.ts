import { expect } from 'vitest';
import { statement } from '../statement.ts';

const source = { 'src/index.js': 'export const a = MODE;\n' };
const options = { banner: { js: '/* banner */' }, source: { define: { MODE: '"defined"' } } };
const top = { ...options, lib: [{ format: 'esm' as const }, { format: 'cjs' as const }] };
const item = {
  lib: [{ format: 'esm' as const, ...options }, { format: 'cjs' as const }],
};
for (const [config, inBoth] of [
  [top, true],
  [item, false],
] as const) {
  statement('Most options of both kinds work at the top level', source, config, ({ text }) => {
    for (const part of ['/* banner */', '"defined"']) {
      expect(text('dist/index.js')).toContain(part);
      expect(text('dist/index.cjs').includes(part)).toBe(inBoth);
    }
  });
}
