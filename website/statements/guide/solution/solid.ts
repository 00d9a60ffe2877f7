import { expect } from 'vitest';
import { below, type Probe, recorded, statement } from '../../statement.ts';

const gauge = {
  'src/index.ts': "export { Gauge } from './Gauge';\n",
  'src/Gauge.tsx':
    "import { createSignal } from 'solid-js';\nexport function Gauge() {\n  const [get] = createSignal(1);\n  return <p>{get()}</p>;\n}\n",
  'package.json': '{ "name": "demo", "type": "module", "peerDependencies": { "solid-js": "1" } }',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      rootDir: 'src',
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'preserve',
      jsxImportSource: 'solid-js',
      strict: true,
      skipLibCheck: true,
      types: [],
    },
    include: ['src'],
  }),
};
const withSolid = (
  rest: string,
  options = '',
) => `import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';
export default { plugins: [pluginBabel({ include: /\\.tsx$/ }), pluginSolid(${options})], ${rest} } as object;`;
const flat = "bundle: false, output: { target: 'web' }";
const solid = { packages: ['solid-js', '@rsbuild/plugin-babel', '@rsbuild/plugin-solid'] };

below('build');

for (const words of [
  "Solid's compiler is a Babel preset",
  '`bundle: false` writes one file for each component.',
]) {
  statement(
    words,
    gauge,
    withSolid(flat),
    ({ text, has }) => {
      expect(has('dist/index.js')).toBe(true);
      expect(text('dist/Gauge.js')).toMatch(/template\(/);
    },
    solid,
  );
}
for (const typescript of ['5', '6', '7'] as const) {
  statement(
    '`dts: true` writes declaration files',
    gauge,
    withSolid(`${flat}, dts: true`),
    ({ text }) => {
      expect(text('dist/Gauge.d.ts')).toContain('Gauge');
    },
    { ...solid, typescript },
  );
}
statement(
  '`include` limits Babel to `.tsx` files',
  gauge,
  withSolid(flat),
  ({ text }) => {
    expect(text('dist/Gauge.js')).toMatch(/template\(/);
  },
  solid,
);

below('package-json');

statement(
  'Solid keeps track of signals in module variables.',
  {
    'index.mjs':
      "const path = await import('node:fs').then(({ realpathSync }) => realpathSync('node_modules/solid-js/dist/solid.js'));\nconst one = await import(path);\nconst two = await import(path + '?copy');\nconst run = (signals) => { let runs = 0; one.createRoot(() => { const [get, set] = signals.createSignal(0); one.createEffect(() => { get(); runs += 1; }); queueMicrotask(() => set(1)); }); return () => runs; };\nconst same = run(one);\nconst other = run(two);\nawait new Promise((resolve) => setTimeout(resolve, 50));\nconsole.log(same() > other());\n",
  },
  undefined,
  ({ output }) => {
    expect(output.trim()).toBe('true');
  },
  { run: ['node index.mjs'], ...solid },
);
statement(
  'If an application has two copies of Solid',
  {
    'index.mjs':
      "const path = await import('node:fs').then(({ realpathSync }) => realpathSync('node_modules/solid-js/dist/solid.js'));\nconst one = await import(path);\nconst two = await import(path + '?copy');\nlet runs = 0;\none.createRoot(() => { const [get, set] = two.createSignal(0); one.createEffect(() => { get(); runs += 1; }); queueMicrotask(() => set(1)); });\nawait new Promise((resolve) => setTimeout(resolve, 50));\nconsole.log('runs', runs);\n",
  },
  undefined,
  ({ output }) => {
    expect(output.trim()).toBe('runs 1');
  },
  { run: ['node index.mjs'], ...solid },
);

below('solid-condition');

recorded('`jsx: true` lets Rspack parse JSX', 'solid-gauge/source', ({ text }) => {
  expect(text('dist/source/Gauge.jsx')).toMatch(/<\w+/);
});

below('ssr');

recorded('`generate: ', 'solid-gauge/server', ({ text, output }) => {
  expect(text('dist/server/Gauge.js')).toContain('ssr');
  expect(output).toContain('<');
});

below('react');

recorded('`React is not defined` in a Solid component', 'solid-gauge/no-plugin', ({ text }) => {
  expect(text('dist/Gauge.js')).toContain('React.createElement');
});

below('solid-condition');

statement(
  'The compiled file above works in browsers only.',
  gauge,
  withSolid(flat),
  async ({ node, text }) => {
    expect(text('dist/Gauge.js')).toContain('template');
    const code = "import('./dist/index.js').catch(({ message }) => console.log(message));";
    expect(await node(code)).toContain('Client-only API called on the server side');
  },
  solid,
);
const usesKit = {
  'src/index.js': "export { Gauge } from 'kit';\n",
  'package.json': '{ "name": "demo", "type": "module", "peerDependencies": { "solid-js": "1" } }',
  'node_modules/kit/package.json':
    '{ "name": "kit", "type": "module", "exports": { "solid": "./gauge.jsx", "default": "./compiled.js" } }',
  'node_modules/kit/gauge.jsx': 'export function Gauge() {\n  return <p>from the source</p>;\n}\n',
  'node_modules/kit/compiled.js': "export const Gauge = () => 'compiled';\n",
};
const seesSource: Probe['see'] = ({ output }) => {
  expect(output).toMatch(/template\(|_\$\w*template|tmpl\$/);
  expect(output).toContain('from the source');
};
statement(
  'Tools for Solid, such as `vite-plugin-solid` and',
  usesKit,
  `import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';
export default { output: { target: 'web' }, plugins: [pluginBabel({ include: /\\.jsx$/ }), pluginSolid()] } as object;`,
  seesSource,
  { ...solid, run: ['npx rslib', 'cat dist/index.js'] },
);
statement(
  'Tools for Solid, such as `vite-plugin-solid` and',
  {
    ...usesKit,
    'vite.config.mjs': `import solid from 'vite-plugin-solid';
export default { plugins: [solid()], build: { minify: false, lib: { entry: 'src/index.js', formats: ['es'] } } };\n`,
  },
  undefined,
  seesSource,
  {
    install: ['vite-plugin-solid@2.11.14', 'vite@8.4.0', 'solid-js@1.9.20'],
    run: ['npx vite build', 'cat dist/*.js'],
  },
);
