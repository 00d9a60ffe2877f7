import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const aliased = {
  'package.json': '{}',
  'src/index.ts': "import { round } from '@/round';\nexport const a = round(1.5);\n",
  'src/round.ts': 'export const round = (n: number) => Math.round(n);\n',
};
const paths = {
  'tsconfig.json': JSON.stringify({ compilerOptions: { paths: { '@/*': ['./src/*'] } } }),
};

below('npm-component');

statement(
  'Newer versions of Node.js detect the format',
  { 'package.json': '{}', 'src/index.js': 'export const a = 1;\n' },
  { bundle: false, autoExtension: false },
  async ({ node }) => {
    const seen = await node("import { a } from './dist/index.js'; console.log('loaded', a);");
    expect(seen).toContain('loaded 1');
  },
);

statement(
  'Newer versions of Node.js detect the format',
  { 'package.json': '{ "type": "commonjs" }', 'src/index.ts': 'export const a = 1;\n' },
  { bundle: false, autoExtension: false },
  async ({ node }) => {
    expect(await node("import './dist/index.js';")).toContain('SyntaxError');
  },
);

below('defaults');

statement('Alias `@` |', aliased, { bundle: false }, ({ text, output }) => {
  expect(text('dist/index.mjs')).toContain('from "@/round"');
  expect(output).not.toContain('warn');
});

statement('Alias `@` |', { ...aliased, ...paths }, { bundle: false }, ({ text }) => {
  expect(text('dist/index.mjs')).toContain('from "./round.mjs"');
});

statement(
  'Alias `@` |',
  {
    ...aliased,
    'package.json': '{ "name": "demo", "version": "1.0.0" }',
    'modern.config.ts': `import { defineConfig, moduleTools } from '@modern-js/module-tools';
export default defineConfig({
  plugins: [moduleTools()],
  buildConfig: { buildType: 'bundleless', format: 'esm', dts: false },
});`,
  },
  undefined,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('from "./round"');
  },
  { install: ['@modern-js/module-tools@2.70.4', 'typescript@5.9.3'], run: ['npx modern build'] },
);
