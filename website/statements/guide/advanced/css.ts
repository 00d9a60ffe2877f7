import type { RslibConfig } from '@rslib/core';
import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const web = { target: 'web' } as const;
const lazy = {
  'src/index.js': "import './a.css';\nglobalThis.load = () => import('./b.js');\n",
  'src/b.js': "import './b.css';\nexport const b = 1;\n",
  'src/a.css': '.a { color: red }',
  'src/b.css': '.b { color: red }',
};
const address = {
  'src/index.js': "import url from './base.css?url';\nexport default url;\n",
  'src/base.css': '.a { color: red }',
};
const sass = (file: string) => ({
  'src/index.js': "import './a.scss';\n",
  'src/a.scss': '.a { color: $brand }',
  [`src/${file}`]: '$brand: red;',
  'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
});
const sassConfig = `
import { pluginSass } from '@rsbuild/plugin-sass';
export default {
  bundle: false,
  output: { target: 'web' },
  source: { entry: { index: ['./src/**', '!./src/**/_*.scss'] } },
  plugins: [pluginSass({ sassLoaderOptions: { additionalData: "@use '@/vars' as *;" } })],
};`;
const postcss = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.a { color: red }',
  'postcss.config.mjs':
    "export default { plugins: [{ postcssPlugin: 'x', Declaration(d) { d.value = 'blue'; } }] };",
};
const recolor = "sed -i 's/blue/green/' postcss.config.mjs";
const listed: RslibConfig = {
  output: web,
  performance: { buildCache: { buildDependencies: ['./postcss.config.mjs'] } },
};
const tailwind = (css: string) => ({
  'src/index.js':
    "import './a.css';\nexport const names = 'tw:p-4 tw:text-red-500 tw:flex p-4 text-red-500 flex';\n",
  'src/a.css': css,
});
const tailwindConfig = `
import { pluginTailwindcss } from '@rsbuild/plugin-tailwindcss';
export default { output: { target: 'web' }, plugins: [pluginTailwindcss()] };`;
const install = ['tailwindcss@4.3.5', '@rsbuild/plugin-tailwindcss@2.0.3'];

below('bundle-imports');

for (const [format, sheets] of [
  ['esm', ['dist/b.css', 'dist/index.css']],
  ['cjs', ['dist/a.css', 'dist/index.css']],
  ['umd', ['dist/index.css']],
  ['iife', ['dist/index.css']],
] as const) {
  statement(
    'In ESM and CJS, styles behind an `import()`',
    lazy,
    { format, output: web },
    ({ files }) => {
      expect(files.filter((file) => file.endsWith('.css'))).toEqual(sheets);
    },
  );
}

below('preprocessors');

statement(
  'In bundleless mode, name the file `_vars.scss`',
  sass('_vars.scss'),
  sassConfig,
  ({ files }) => {
    expect(files).toEqual(['dist/a.css', 'dist/index.js']);
  },
  { packages: ['@rsbuild/plugin-sass'] },
);

statement(
  'In bundleless mode, name the file `_vars.scss`',
  sass('vars.scss'),
  sassConfig,
  ({ output }) => {
    expect(output).toContain('Module loop');
  },
  { packages: ['@rsbuild/plugin-sass'], fails: true },
);

below('tailwind');

statement(
  "Don't import `tailwindcss/utilities.css` alone",
  tailwind("@import 'tailwindcss/utilities.css';"),
  tailwindConfig,
  ({ text }) => {
    expect(text('dist/index.css')).toContain('.flex');
    expect(text('dist/index.css')).not.toMatch(/\.p-4|\.text-red-500/);
  },
  { install },
);

statement(
  'If you only want the classes, import the theme',
  tailwind(
    "@import 'tailwindcss/theme.css' layer(theme) theme(inline) prefix(tw);\n@import 'tailwindcss/utilities.css' layer(utilities);",
  ),
  tailwindConfig,
  ({ text }) => {
    expect(text('dist/index.css')).toMatch(/\.tw\\:p-4/);
    expect(text('dist/index.css')).toMatch(/\.tw\\:text-red-500/);
    expect(text('dist/index.css')).not.toContain(':root');
  },
  { install },
);

statement(
  'If you edit `postcss.config.mjs` and your styles stay',
  postcss,
  { output: web },
  ({ text }) => {
    expect(text('dist/index.css')).toMatch(/#00f|blue/);
  },
  { run: ['npx rslib', recolor, 'npx rslib'] },
);

statement(
  'Delete `node_modules/.cache`, or list the file',
  postcss,
  listed,
  ({ text }) => {
    expect(text('dist/index.css')).toMatch(/green|#008000/);
  },
  { run: ['npx rslib', recolor, 'npx rslib'] },
);

below('limits');

for (const output of [web, { ...web, assetPrefix: 'https://cdn.example.org/' }, {}]) {
  statement(
    "`?url` doesn't give you the address of a style sheet",
    address,
    { output },
    async ({ node }) => {
      const code = "import url from './dist/index.js'; console.log(url);";
      expect(await node(code)).toBe('undefinedbase.css');
    },
  );
}

statement(
  "`?url` doesn't give you the address of a style sheet",
  address,
  { output: web, format: 'umd' },
  ({ output }) => {
    expect(output).toContain("'import.meta' cannot be used outside of module code");
  },
  { fails: true },
);

statement(
  "`new URL('./base.css', import.meta.url)` copies the file",
  {
    'src/index.js': "export default new URL('./base.css', import.meta.url);\n",
    'src/base.css': '.a { background: url(./a.png) } .b { .c { color: red } }',
    'src/a.png': 'a',
  },
  { output: web, syntax: 'es2015' },
  ({ text, files }) => {
    expect(text('dist/static/assets/base.css')).toContain('.b { .c {');
    expect(files).toHaveLength(2);
  },
);
