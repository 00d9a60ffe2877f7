import { expect } from 'vitest';
import { consumed } from '../../consumed.ts';
import { below, recorded, statement, unproven } from '../../statement.ts';

below('package-json');

statement(
  'If you attach parts to a component',
  {
    'src/index.ts':
      'const MenuItem = () => null;\nexport const Menu = () => null;\nMenu.Item = MenuItem;\n',
  },
  { dts: { bundle: true } },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('namespace Menu');
    expect(text('dist/index.d.ts')).not.toContain('const MenuItem');
  },
  { packages: ['@microsoft/api-extractor'] },
);

statement(
  'Write a type for the component, or use',
  {
    'src/index.ts':
      'const MenuItem = () => null;\nexport const Menu = Object.assign(() => null, { Item: MenuItem });\n',
  },
  { dts: { bundle: true } },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('Item: () => null');
  },
  { packages: ['@microsoft/api-extractor'] },
);

const button = {
  'src/index.tsx':
    "import { useState } from 'react';\nimport './button.css';\nexport const Button = () => <button onClick={() => useState(1)}>a</button>;\n",
  'src/button.css': '.a { color: red }',
  'src/other.ts': 'export const other: number = 1;\n',
  'package.json': '{ "name": "demo", "type": "module", "peerDependencies": { "react": ">=18" } }',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      rootDir: 'src',
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      skipLibCheck: true,
      types: ['@rslib/core/types'],
    },
    include: ['src'],
  }),
};
const withReact = (options = '', plugin = '') =>
  `import { pluginReact } from '@rsbuild/plugin-react';
export default { plugins: [pluginReact(${plugin})], ${options} } as object;`;
const flat = "bundle: false, output: { target: 'web' }";
const react = { packages: ['react', 'react-dom', '@types/react', '@rsbuild/plugin-react'] };

below('build');

statement(
  '`bundle: false` compiles every source file to one',
  button,
  withReact(flat),
  ({ files }) => {
    expect(files).toEqual(['dist/button.css', 'dist/index.js', 'dist/other.js']);
  },
  react,
);
statement(
  '`dts` checks the types and writes declarations.',
  button,
  withReact(`${flat}, dts: true`),
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('Button');
  },
  react,
);
statement(
  '`dts` checks the types and writes declarations.',
  { ...button, 'src/other.ts': "export const other: number = 'a';\n" },
  withReact(`${flat}, dts: true`),
  ({ output }) => {
    expect(output).toContain('TS2322');
  },
  { ...react, fails: true },
);
for (const [heading, words] of [
  ['build', "`output.target` is `'web'`, because the default"],
  ['target', 'With the default, `node`, the build succeeds'],
] as const) {
  below(heading);
  statement(
    words,
    button,
    withReact('bundle: false'),
    ({ files, text }) => {
      expect(text('dist/index.js')).toContain('./button.css');
      expect(files.join()).not.toContain('.css');
    },
    react,
  );
}

below('build');

statement(
  '`pluginReact` compiles JSX.',
  button,
  withReact(flat),
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/jsx\("button"/);
  },
  react,
);
statement(
  'React is kept as an import.',
  button,
  withReact(flat),
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/from "react\/jsx-runtime"[\s\S]*from "react"/);
  },
  react,
);

below('package-json');

const twoCopies = {
  'node_modules/kit/index.js':
    "const { useState } = require('react');\nmodule.exports = () => useState(1)[0];\n",
  'index.cjs':
    "const { renderToString } = require('react-dom/server');\nrenderToString(require('react').createElement(require('kit')));\nconsole.log('rendered');\n",
};
for (const isCopied of [true, false]) {
  for (const words of [
    '`peerDependencies` lets the application provide',
    'If a page contains two copies of React',
  ]) {
    statement(
      words,
      twoCopies,
      undefined,
      ({ output }) => {
        expect(output).toContain(isCopied ? 'Invalid hook call' : 'rendered');
      },
      {
        ...react,
        run: [
          isCopied
            ? 'mkdir node_modules/kit/node_modules && cp -rL node_modules/react node_modules/kit/node_modules/react'
            : 'true',
          'node index.cjs',
        ],
        fails: isCopied,
      },
    );
  }
}
for (const [sideEffects, isKept] of [
  [['**/*.css'], false],
  [['**/*.css', './src/setup.ts'], true],
] as const) {
  statement(
    'In bundle mode, Rslib also drops an `import',
    {
      'src/index.ts': "import './setup';\nexport const a = 1;\n",
      'src/setup.ts': "(globalThis as { s?: string }).s = 'ready';\n",
      'package.json': JSON.stringify({ name: 'demo', type: 'module', sideEffects }),
    },
    {},
    ({ text }) => {
      expect(text('dist/index.js')).toContain('export');
      expect(text('dist/index.js').includes('ready')).toBe(isKept);
    },
  );
}
for (const [field, isBundled] of [
  ['peerDependencies', false],
  ['devDependencies', true],
] as const) {
  statement(
    'In bundle mode, `peerDependencies` also affects the size.',
    {
      ...button,
      'package.json': JSON.stringify({ name: 'demo', type: 'module', [field]: { react: '19' } }),
    },
    withReact("output: { target: 'web' }"),
    ({ text }) => {
      expect(text('dist/index.js')).toContain('export');
      expect(text('dist/index.js').length > 5000).toBe(isBundled);
    },
    react,
  );
}

below('mode');

statement(
  'If you ship a bundle, your users have to import the CSS',
  {
    ...button,
    'package.json':
      '{ "name": "demo", "type": "module", "exports": { "./index.css": "./dist/index.css" }, "peerDependencies": { "react": ">=18" } }',
  },
  withReact("output: { target: 'web' }"),
  async ({ text, node }) => {
    expect(text('dist/index.js')).toContain('export');
    expect(text('dist/index.js')).not.toContain('css');
    expect(await node("console.log(import.meta.resolve('demo/index.css'));")).toContain(
      'dist/index.css',
    );
  },
  react,
);

below('use-client');

const client = (directive = "'use client';\n") => ({
  ...button,
  'src/index.tsx': "export * from './inner';\n",
  'src/inner.tsx': `${directive}export const Inner = () => <i />;\n`,
});
for (const bundle of [true, false]) {
  statement(
    'A bundle: Rslib keeps only a directive in the entry',
    client(),
    withReact(`bundle: ${bundle}, output: { target: 'web' }`),
    ({ files, text, output }) => {
      expect(text('dist/index.js')).toContain('export');
      expect(files.map(text).join().includes('use client')).toBe(!bundle);
      expect(output).not.toContain('warn');
    },
    react,
  );
}
statement(
  'A bundle: Rslib keeps only a directive in the entry',
  { ...client(), 'src/index.tsx': "'use client';\nexport * from './inner';\n" },
  withReact("output: { target: 'web' }"),
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/^['"]use client['"]/);
  },
  react,
);
for (const bundle of [true, false]) {
  for (const [minify, isKept] of [
    ['true', false],
    ['{ jsOptions: { minimizerOptions: { compress: { directives: false } } } }', true],
  ] as const) {
    statement(
      '`minify: true`: The minifier drops every directive',
      { ...button, 'src/index.tsx': `'use client';\n${button['src/index.tsx']}` },
      withReact(`bundle: ${bundle}, output: { target: 'web', minify: ${minify} }`),
      ({ text }) => {
        expect(text('dist/index.js')).toContain('export');
        expect(text('dist/index.js').includes('use client')).toBe(isKept);
      },
      react,
    );
  }
}
unproven('Components that use state or events need', 'needs an application of Next.js');
unproven('Without the directive, Next.js 16.4 answers 500', 'needs an application of Next.js');
unproven('A file with `', 'needs an application of Next.js');

below('jsx-transform');

for (const [row, runtime, pattern] of [
  ["`'automatic'` (default) |", undefined, /jsx\("button"[\s\S]*|from "react\/jsx-runtime"/],
  ["`'automatic'` (default) |", 'automatic', /from "react\/jsx-runtime"/],
  ["`'classic'` |", 'classic', /createElement\("button"/],
  ["`'preserve'` |", 'preserve', /<button onClick/],
] as const) {
  statement(
    row,
    {
      ...button,
      'src/index.tsx': `import * as React from 'react';\nexport const Button = () => <button onClick={() => React.useState(1)}>a</button>;\n`,
    },
    withReact(
      `${flat.replace("{ target: 'web' }", `{ target: 'web'${runtime === 'preserve' ? ", filename: { js: '[name].jsx' }" : ''} }`)}`,
      runtime && `{ swcReactOptions: { runtime: '${runtime}' } }`,
    ),
    ({ files, text }) => {
      expect(text(files.find((file) => /index\.jsx?$/.test(file)) as string)).toMatch(pattern);
    },
    react,
  );
}
for (const [words, runtime] of [
  ['For a UMD file with React as an external', 'classic'],
  ['For a UMD file with React as an external', 'automatic'],
  ['`automatic` bundles the `jsx-runtime` of your React', 'automatic'],
] as const) {
  statement(
    words,
    {
      ...button,
      'src/index.tsx':
        "import * as React from 'react';\nexport const Button = () => <button onClick={() => React.useState(1)}>a</button>;\n",
    },
    withReact(
      "format: 'umd', output: { target: 'web', externals: { react: 'React' } }",
      `{ swcReactOptions: { runtime: '${runtime}' } }`,
    ),
    ({ text }) => {
      expect(text('dist/index.js')).toContain('define');
      expect(text('dist/index.js').includes('react.transitional.element')).toBe(
        runtime === 'automatic',
      );
    },
    react,
  );
}
statement(
  'With `automatic`, you can set `importSource',
  button,
  withReact(flat, "{ swcReactOptions: { importSource: '@emotion/react' } }"),
  ({ text }) => {
    expect(text('dist/index.js')).toContain('from "@emotion/react/jsx-runtime"');
  },
  react,
);
statement(
  'In bundle mode, the build fails with `Bundle mode',
  button,
  withReact('', "{ swcReactOptions: { runtime: 'preserve' } }"),
  ({ output }) => {
    expect(output).toContain('Bundle mode does not support preserving JSX syntax');
  },
  { ...react, fails: true },
);
statement(
  'If a component fails with `React is not defined`',
  { ...button, 'src/index.tsx': 'export const Button = () => <button />;\n' },
  { output: { target: 'web' } },
  async ({ text, node }) => {
    expect(text('dist/index.js')).toContain('React.createElement("button"');
    expect(await node("(await import('./dist/index.js')).Button();")).toContain(
      'React is not defined',
    );
  },
);

below('preact');

recorded('For the types, `"jsxImportSource": "preact"`', 'preact-poll/bundleless', ({ files }) => {
  expect(files.join()).toContain('dist/index.d.ts');
});

below('react-compiler');

const compiled = {
  ...button,
  'src/index.tsx':
    "import { useState } from 'react';\nexport const Card = ({ name }: { name: string }) => { const [n] = useState(1); return <b title={name}>{n}</b>; };\n",
};
for (const [words, target, options, isCompiled] of [
  ['React Compiler memoizes your components at build time.', 'web', 'true', true],
  ['The compiler runs only when the target is `web`.', 'web', 'true', true],
  ['The compiler runs only when the target is `web`.', 'node', 'true', false],
  ['`reactCompiler: { compilationMode', 'web', "{ compilationMode: 'annotation' }", false],
] as const) {
  statement(
    words,
    compiled,
    withReact(`bundle: false, output: { target: '${target}' }`, `{ reactCompiler: ${options} }`),
    ({ text }) => {
      expect(text('dist/index.js')).toContain('Card');
      expect(text('dist/index.js').includes('react/compiler-runtime')).toBe(isCompiled);
    },
    react,
  );
}
statement(
  '`reactCompiler: { compilationMode',
  {
    ...compiled,
    'src/index.tsx': compiled['src/index.tsx'].replace('const [n]', "'use memo'; const [n]"),
  },
  withReact(flat, "{ reactCompiler: { compilationMode: 'annotation' } }"),
  ({ text }) => {
    expect(text('dist/index.js')).toContain('react/compiler-runtime');
  },
  react,
);
statement(
  '`react/compiler-runtime` exists since React 19.',
  {},
  undefined,
  async ({ node }) => {
    expect(await node("console.log(import.meta.resolve('react/compiler-runtime'));")).toContain(
      'compiler-runtime.js',
    );
  },
  { run: [], ...react },
);

below('build');

consumed('The import of the CSS file is kept, too', 'css-files', 'works', [
  'vite/build',
  'vite/dev',
  'next-turbopack',
  'parcel',
]);
consumed(
  'The Pages Router, React Router, and TanStack Start need',
  'css-files',
  'wrong',
  ['react-router/build, browser'],
  'with ssr: { noExternal',
);
consumed('The Pages Router, React Router, and TanStack Start need', 'css-files', 'fails', [
  'react-native',
]);

below('package-json');

for (const [packageName, result, tools] of [
  ['css-files-pure', 'wrong', ['webpack/build', 'rspack/build', 'parcel/build']],
  ['css-files-glob', 'works', ['webpack/development build', 'parcel']],
  ['css-files-glob', 'wrong', ['webpack/build', 'rsbuild/build']],
] as const) {
  consumed('`sideEffects` tells webpack, Rspack, and Parcel', packageName, result, tools);
}
