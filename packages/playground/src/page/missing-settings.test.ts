import { expect, test } from 'vitest';
import { addSettings, findMissingSettings } from './missing-settings.ts';

/** As TypeScript 6.0.3 prints them. */
const log = `
error   [tsc] TS5011: The common source directory of 'tsconfig.json' is './src'. The 'rootDir' setting must be explicitly set to this or another path to adjust your output's file layout.
error   [tsc] TS5101: Option 'baseUrl' is deprecated and will stop functioning in TypeScript 7.0. Specify compilerOption '"ignoreDeprecations": "6.0"' to silence this error.
error   [tsc] src/index.ts:1:26 - TS2591: Cannot find name 'process'. Do you need to install type definitions for node? Try \`npm i --save-dev @types/node\` and then add 'node' to the types field in your tsconfig.
`;

test('settings that a tsconfig for TypeScript 5 lacks', () => {
  const tsconfig = '{\n  // strict\n  "compilerOptions": {\n    "types": ["react"],\n  },\n}\n';
  const settings = findMissingSettings(log, tsconfig);
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
  expect(JSON.parse(addSettings('{}', findMissingSettings(log, '{}')))).toEqual({
    compilerOptions: { rootDir: './src', ignoreDeprecations: '6.0', types: ['node'] },
  });
});

test('other messages ask for nothing', () => {
  expect(findMissingSettings('TS2322: Type string is not assignable', '{}').size).toBe(0);
  expect(findMissingSettings(log, 'broken').get('types')).toEqual(['node']);
});
