import type { Judged } from './judged.ts';

/** What authors of libraries ask on issue trackers of such tools, in English, written down before any result was looked at. */
export const asked: Judged[] = [
  [
    "Cannot find module 'lodash/debounce' Did you mean to import lodash/debounce.js",
    '/guide/advanced/third-party-deps',
  ],
  [
    'TS2742 The inferred type of cannot be named without a reference to .pnpm',
    '/guide/advanced/dts',
  ],
  ['d.ts not generated second build incremental tsbuildinfo', '/config/lib/dts'],
  [
    "TS6059 is not under 'rootDir' monorepo path alias to another package source",
    '/guide/advanced/dts',
  ],
  [
    'Dynamic require of "fs" is not supported',
    '/guide/advanced/third-party-deps',
    '/config/lib/shims',
  ],
  ['build index.js and index.min.js', '/config/lib/', '/config/rsbuild/output'],
  ['package.json exports wildcard ./components/*', '/guide/advanced/publish'],
  [
    'dynamic import with a variable in the path, one file per locale',
    '/guide/basic/output-structure',
  ],
  ['exclude *.stories.tsx from dist', '/config/lib/bundle', '/guide/advanced/storybook'],
  [
    'Invalid hook call when using npm link to test my library',
    '/guide/solution/react',
    '/guide/advanced/publish',
  ],
  ['emitDecoratorMetadata nestjs library', '/config/rsbuild/source', '/guide/basic/typescript'],
  ['styled-components babel plugin', '/config/rsbuild/plugins'],
  ['bundle analyzer what is in my bundle', '/config/rsbuild/performance'],
  [
    'chalk is ESM only, cjs build throws ERR_REQUIRE_ESM',
    '/guide/advanced/third-party-deps',
    '/guide/basic/output-format',
  ],
  ['scss variables in every file additionalData', '/guide/advanced/css'],
  ['run script after every rebuild in watch mode', '/guide/basic/cli', '/config/rsbuild/plugins'],
  ['drop debugger statements', '/config/rsbuild/performance'],
  [
    'jest cannot use import statement outside a module my esm library',
    '/guide/basic/output-format',
  ],
  ['types only package emit only d.ts', '/config/lib/dts', '/guide/advanced/dts'],
  ['how to test my library with rstest', '/guide/basic/configure-rslib'],
  [
    "Type 'RsbuildPlugin' is not assignable to type two versions of @rsbuild/core",
    '/guide/start/npm-packages',
    '/config/rsbuild/plugins',
  ],
  ['build a css file as its own entry theme.css', '/guide/advanced/css'],
  ['import glsl shader or html template as string', '/guide/advanced/static-assets'],
  ['different code for browser and node conditional exports browser condition', '/guide/solution/'],
  ['development and production builds index.development.js', '/guide/advanced/env-vars'],
  ['tailwind css component library', '/guide/advanced/css'],
  [
    'whole library ends up in consumer bundle tree shaking not working',
    '/guide/advanced/publish',
    '/guide/start/glossary',
  ],
  [
    'css modules typed class names generate .d.ts',
    '/guide/advanced/css',
    '/config/rsbuild/plugins',
  ],
  ['parallel builds in turborepo cache outputs', '/config/rsbuild/performance'],
  ["Cannot find namespace 'JSX'", '/guide/advanced/dts'],
  ['inline web worker in single file', '/guide/advanced/static-assets'],
  ['vitest', '/guide/basic/configure-rslib'],
  ['unit test', '/guide/basic/configure-rslib'],
  ['esm or cjs', '/guide/basic/output-format'],
];
