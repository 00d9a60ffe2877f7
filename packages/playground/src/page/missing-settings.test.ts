import { expect, test } from 'vitest';
import { addSettings, findMissingSettings, type Settings } from './missing-settings.ts';

/** What a `tsconfig.json` lacks, by a log. */
function find(log: string, tsconfig: string): Settings {
  return findMissingSettings(log, { 'tsconfig.json': tsconfig })?.settings ?? new Map();
}

/** As TypeScript 6.0.3 prints them. */
const log = `
error   [tsc] TS5011: The common source directory of 'tsconfig.json' is './src'. The 'rootDir' setting must be explicitly set to this or another path to adjust your output's file layout.
error   [tsc] TS5101: Option 'baseUrl' is deprecated and will stop functioning in TypeScript 7.0. Specify compilerOption '"ignoreDeprecations": "6.0"' to silence this error.
error   [tsc] src/index.ts:1:26 - TS2591: Cannot find name 'process'. Do you need to install type definitions for node? Try \`npm i --save-dev @types/node\` and then add 'node' to the types field in your tsconfig.
`;

test('settings that a tsconfig for TypeScript 5 lacks', () => {
  const tsconfig = '{\n  // strict\n  "compilerOptions": {\n    "types": ["react"],\n  },\n}\n';
  const settings = find(log, tsconfig);
  expect(addSettings(tsconfig, settings)).toBe(`{
  // strict
  "compilerOptions": {
    "types": [
      "react",
      "node"
    ],
    "rootDir": "./src",
    "ignoreDeprecations": "6.0",
  },
}
`);
});

test('compiler options that are not there yet', () => {
  expect(JSON.parse(addSettings('{}', find(log, '{}')))).toEqual({
    compilerOptions: { rootDir: './src', ignoreDeprecations: '6.0', types: ['node'] },
  });
});

test('types by a namespace, and files that are only imported for their effect', () => {
  const messages = `
error   [tsc] src/client.ts:56:31 - TS2503: Cannot find namespace 'NodeJS'.
error   [tsc] src/client.test.ts:1:1 - TS2593: Cannot find name 'it'. Do you need to install type definitions for a test runner? Try \`npm i --save-dev @types/jest\` or \`npm i --save-dev @types/mocha\` and then add 'jest' or 'mocha' to the types field in your tsconfig.
error   [tsc] src/index.ts:2:17 - TS2591: Cannot find name 'process'. Do you need to install type definitions for node? Try \`npm i --save-dev @types/node\` and then add 'node' to the types field in your tsconfig.
error   [tsc] src/index.tsx:2:8 - TS2882: Cannot find module or type declarations for side-effect import of './index.css'.
`;
  expect([...find(messages, '{}')]).toEqual([
    ['types', ['node']],
    ['noUncheckedSideEffectImports', false],
  ]);
});

test.each([
  "TS2503: Cannot find namespace 'NodeJS'.",
  "TS2339: Property 'captureStackTrace' does not exist on type 'ErrorConstructor'.",
])('types of Node.js, which it does not name: %s', (message) => {
  const log = `error   [tsc] src/utils.ts:693:38 - ${message}`;
  expect([...find(log, '{}')]).toEqual([['types', ['node']]]);
});

test('TypeScript 6 is strict where nobody says so', () => {
  const messages =
    "error   [tsc] src/input.tsx:117:20 - TS18047: 'input' is possibly 'null'.\nerror   [tsc] src/a.ts:1:20 - TS7006: Parameter 'a' implicitly has an 'any' type.\n";
  const unnamed = `
error   [tsc] src/Emitter.ts:61:45 - TS2345: Argument of type 'Listener<any>[] | undefined' is not assignable to parameter of type 'any[]'.
`;
  for (const log of [messages, unnamed]) {
    expect([...find(log, '{}')]).toEqual([['strict', false]]);
  }
  for (const said of [
    '{ "compilerOptions": { "strict": true } }',
    '{ "extends": "./base.json" }',
  ]) {
    expect(find(messages, said).size).toBe(0);
  }
});

test('other messages ask for nothing', () => {
  expect(find('TS2322: Type string is not assignable', '{}').size).toBe(0);
  // They are named, and not installed.
  const named = '{ "compilerOptions": { "types": ["node"] } }';
  expect(find(log, named).has('types')).toBe(false);
  expect(find(log, 'broken').get('types')).toEqual(['node']);
});

test.each(['TS2322: ', 'TS2503: ', 'TS5011: is ', 'TS2580: add ', 'TS5101: "'])(
  'a long line of %s is read once',
  (part) => {
    expect(find(part.repeat(1_000_000), '{}').size).toBe(0);
  },
);

test('the tsconfig that the config names, with what it extends', () => {
  const nullable = "error   [tsc] src/a.ts:1:1 - TS2531: Object is possibly 'null'.\n";
  const files = {
    'rslib.config.ts': "export default { source: { tsconfigPath: './tsconfig.build.json' } };",
    'tsconfig.json': '{ "compilerOptions": { "types": ["a"] } }',
    'tsconfig.build.json': '{ "extends": "./tsconfig.json", "include": ["src"] }',
  };
  expect(findMissingSettings(log + nullable, files)).toEqual({
    file: 'tsconfig.build.json',
    settings: new Map<string, unknown>([
      ['rootDir', './src'],
      ['ignoreDeprecations', '6.0'],
      ['types', ['a', 'node']],
      ['strict', false],
    ]),
  });
  const strict = { ...files, 'tsconfig.json': '{ "compilerOptions": { "strict": true } }' };
  expect(findMissingSettings(nullable, strict)).toBeUndefined();
  expect(findMissingSettings(log, {})).toBeUndefined();
});
