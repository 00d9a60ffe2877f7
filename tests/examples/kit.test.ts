import { expect, test } from 'vitest';
import { parseExample } from './kit.ts';

const label = 'examples/demo/example.json';

test('fills in the defaults of a run', () => {
  expect(parseExample('{ "runs": { "esm": { "commands": ["npx rslib"] } } }', label)).toEqual({
    esm: { commands: ['npx rslib'], files: {}, typescript: '7', exitCode: 0 },
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
])('names the field that is wrong in %s', (json, message) => {
  expect(() => parseExample(json, label)).toThrow(message);
});
