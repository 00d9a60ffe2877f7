import { expect, test } from 'vitest';
import { canRun, isRebuilt, parseExample } from './kit.ts';

const label = 'examples/demo/example.json';

test('fills in the defaults of a run', () => {
  expect(parseExample('{ "runs": { "esm": { "commands": ["npx rslib"] } } }', label)).toEqual({
    esm: { commands: ['npx rslib'], files: {}, typescript: '7', install: [], exitCode: 0 },
  });
});

test.each([
  ['{ "runs": ', /^examples\/demo\/example\.json: not valid JSON/],
  ['{ "runs": {} }', /- runs: expected at least one run/],
  ['{ "runs": { "esm": { "commands": [] } } }', /- runs\.esm\.commands: .*>=1 items/],
  [
    '{ "runs": { "esm": { "command": "a", "commands": ["a"] } } }',
    /- runs\.esm: unknown field "command"/,
  ],
  [
    '{ "runs": { "Esm Run": { "commands": ["a"] } } }',
    /- runs\.Esm Run: expected a kebab-case run name/,
  ],
  [
    '{ "runs": { "esm": { "config": "../a.ts", "commands": ["a"] } } }',
    /- runs\.esm\.config: expected a path inside/,
  ],
  [
    '{ "runs": { "esm": { "typescript": "8", "commands": ["a"] } } }',
    /- runs\.esm\.typescript: .*"5"\|"6"\|"7"\|"none"/,
  ],
  [
    '{ "runs": { "esm": { "node": "26", "commands": ["a"] } } }',
    /- runs\.esm\.node: expected a version such as "26\.10\.0"/,
  ],
  [
    '{ "runs": { "esm": { "install": ["rollup"], "commands": ["a"] } } }',
    /- runs\.esm\.install\.0: expected an exact version/,
  ],
])('reports the invalid field in %s', (json, message) => {
  expect(() => parseExample(json, label)).toThrow(message);
});

test('detects whether a run is for this version of Node.js', () => {
  expect(canRun({})).toBe(true);
  expect(canRun({ node: process.versions.node })).toBe(true);
  expect(canRun({ node: '125.7.0' })).toBe(false);
  expect(canRun({ node: '<125.7.0' })).toBe(true);
  expect(canRun({ node: `<${process.versions.node}` })).toBe(false);
  expect(canRun({ node: '<9.30.2' })).toBe(false);
});

test('does not repeat runs that download packages', () => {
  expect(isRebuilt({ install: [] })).toBe(true);
  expect(isRebuilt({ install: ['@scope/tool@1.0.0'] })).toBe(false);
});
