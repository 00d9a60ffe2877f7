import { createPageSearch } from 'docs-search/index';
import { maxLength, shortenPasted } from 'docs-theme/components';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Search } from './judged.ts';
import { readRecords } from './read-records.ts';

const errors = '/guide/faq/errors';
const home = '/Users/maria.example/Documents/work/customers/acme/frontend/packages/design-system';

/** Messages as terminals show them, and the pages with their rows. */
const messages: [message: string, routes: readonly string[]][] = [
  [
    `${home}/src/index.ts:1:26 - error TS2591: Cannot find name 'process'. Do you need to install type definitions for node? Try \`npm i --save-dev @types/node\``,
    [errors, '/guide/basic/typescript'],
  ],
  [
    `${home}/src/App.tsx(3,18): error TS2307: Cannot find module './logo.svg' or its corresponding type declarations.`,
    [errors, '/guide/basic/typescript', '/guide/advanced/svgr-files'],
  ],
  [
    `${home}/tsconfig.json:4:5 - error TS5011: The common source directory of 'tsconfig.json' is './src'. The 'rootDir' setting must be explicitly set to this or another path to adjust your output's file layout.`,
    [errors, '/guide/basic/typescript'],
  ],
  [
    `Error [ERR_MODULE_NOT_FOUND]: Cannot find module '${home}/dist/utils' imported from ${home}/dist/index.js\n    at finalizeResolution (node:internal/modules/esm/resolve:283:11)\n    at moduleResolve (node:internal/modules/esm/resolve:952:10)`,
    [errors, '/config/lib/redirect'],
  ],
  [
    `node:internal/modules/cjs/loader:1408\nError [ERR_REQUIRE_ESM]: require() of ES Module ${home}/node_modules/chalk/source/index.js from ${home}/dist/index.cjs not supported.`,
    [errors, '/guide/advanced/third-party-deps', '/guide/basic/output-format'],
  ],
  [
    `  × Module not found: Can't resolve 'foo/utils' in '${home}/src/components/button'\n   ╭─[1:0]\n 1 │ import { x } from 'foo/utils';`,
    [errors],
  ],
  [
    `file://${home}/dist/index.js:3\nReferenceError: __dirname is not defined in ES module scope\n    at file://${home}/dist/index.js:3:21\n    at ModuleJob.run (node:internal/modules/esm/module_job:263:25)`,
    [errors, '/config/lib/shims', '/guide/solution/nodejs'],
  ],
  [
    `${home}/src/index.ts(1,34): error TS2742: The inferred type of 'useTheme' cannot be named without a reference to '.pnpm/@emotion+react@11.14.0/node_modules/@emotion/react'. This is likely not portable. A type annotation is necessary.`,
    [errors, '/guide/advanced/dts'],
  ],
  [
    `error   [tsc] ${home}/packages/a/tsconfig.json:1:1 - error TS6059: File '${home}/packages/b/src/index.ts' is not under 'rootDir' '${home}/packages/a/src'. 'rootDir' is expected to contain all source files.`,
    [errors, '/guide/advanced/monorepo', '/guide/advanced/dts'],
  ],
  [
    String.raw`C:\Users\Maria Example\source\repos\acme\design-system\dist\index.d.ts(1,27): error TS2834: Relative import paths need explicit file extensions in ECMAScript imports when '--moduleResolution' is 'node16' or 'nodenext'.`,
    [errors, '/config/lib/redirect'],
  ],
  [
    `Error: Cannot find module '@microsoft/api-extractor'\nRequire stack:\n- ${home}/node_modules/rsbuild-plugin-dts/dist/index.js`,
    [errors, '/config/lib/dts', '/guide/start/npm-packages'],
  ],
  [
    `ERROR in node:fs\n  × Module build failed:\n  ╰─▶   × Reading from "node:fs" is not handled by plugins (Unhandled scheme).\n        │ Rspack supports "data:" and "file:" URIs by default. (${home}/src/index.ts)`,
    [errors, '/config/rsbuild/output', '/guide/solution/nodejs'],
  ],
  [
    `Error [ERR_UNKNOWN_FILE_EXTENSION]: Unknown file extension ".css" for ${home}/node_modules/price-tag/dist/base.css`,
    [errors, '/guide/advanced/css'],
  ],
  [
    `./node_modules/price-tag/dist/base.css\nGlobal CSS cannot be imported from within node_modules.\nRead more: https://nextjs.org/docs/messages/css-npm`,
    [errors, '/guide/advanced/css'],
  ],
  [
    `Failed to parse source map from '${home}/node_modules/maplib/dist/index.js.map' file: Error: ENOENT: no such file or directory`,
    [errors, '/guide/advanced/publish'],
  ],
  [
    `SyntaxError: ${home}/node_modules/pkg/dist/index.js: Static class blocks are not enabled. Please add \`@babel/plugin-transform-class-static-block\` to your configuration.`,
    [errors, '/guide/advanced/output-compatibility'],
  ],
  [
    `2026-01-31T10:11:12.1234567Z ##[error]${home}/src/index.ts(3,18): error TS2742: The inferred type of 'useTheme' cannot be named without a reference to '.pnpm/a'.`,
    [errors, '/guide/advanced/dts'],
  ],
];

describe.each(['en', 'zh'] as const)('pasted messages (%s)', (lang) => {
  let search: Search;
  beforeAll(async () => {
    const records = await readRecords();
    search = await createPageSearch(
      lang,
      records[lang] ?? { pages: [], synonyms: [], variants: ['', ''] },
    );
  });

  test.each(messages)('%j is found', async (message, routes) => {
    const query = shortenPasted(message);
    expect(query.length).toBeLessThanOrEqual(maxLength);
    const pages = (await search(query))
      .slice(0, 3)
      .map((route) => route.replace(/^\/zh(?=\/)/, ''));
    expect(
      pages.filter((route) => routes.includes(route)),
      query,
    ).not.toEqual([]);
    expect(query).not.toContain('maria');
  });
});

test.each([
  ['dts.bundle', 'dts.bundle'],
  ['  two \n lines ', 'two lines'],
  [
    './src/index.ts:1:2 is kept while there is space',
    './src/index.ts:1:2 is kept while there is space',
  ],
  [`${home}/src`, `${home}/src`.slice(0, maxLength)],
  [
    `2026-01-31T10:11:12.123Z ##[error]10:11:12 AM (node:12345) TS2307: ${'name '.repeat(11)}`,
    `TS2307: ${'name '.repeat(11)}`.trim(),
  ],
  ['字'.repeat(70), '字'.repeat(64)],
  ['constructor', 'constructor'],
])('%j is pasted as %j', (pasted, query) => {
  expect(shortenPasted(pasted)).toBe(query);
});

test('text of any kind is cut in time, without half characters', () => {
  for (const unit of [
    '/',
    'a/',
    ' at (',
    '\u{1f600}',
    "'",
    'x.ts:1:',
    '[',
    '\\',
    'at at ',
    '((1,',
  ]) {
    const query = shortenPasted(unit.repeat(20_000));
    expect(query.length).toBeLessThanOrEqual(maxLength);
    expect(query).not.toMatch(/\p{Surrogate}/u);
  }
});
