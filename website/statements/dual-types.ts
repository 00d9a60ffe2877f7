import { expect } from 'vitest';
import { type ProbeOptions, statement } from './statement.ts';

/**
 * Proves what becomes of the `.d.ts` file if ESM and CommonJS write to one folder, and ESM finishes
 * first. Which one does is otherwise a matter of luck.
 */
export function dualTypes(
  words: string,
  dts: object,
  isKept: boolean,
  options: ProbeOptions = {},
): void {
  const written = Object.hasOwn(dts, 'isolated') ? 'dist/index.js' : 'dist/index.d.ts';
  statement(
    words,
    { 'src/index.ts': 'export const a: number = 1;\n' },
    `import { existsSync } from 'node:fs';
const dts = ${JSON.stringify({ autoExtension: true, ...dts })};
const waits = { name: 'waits', setup: (api) => api.onBeforeEnvironmentCompile({ order: 'pre', handler: async () => {
  while (!existsSync('${written}')) await new Promise((done) => setTimeout(done, 20));
} }) };
export default { lib: [{ dts }, { format: 'cjs', dts, plugins: [waits] }], output: { cleanDistPath: false } } as object;`,
    ({ has, files }) => {
      expect(files).toContain('dist/index.d.cts');
      expect(has('dist/index.d.ts')).toBe(isKept);
    },
    options,
  );
}
