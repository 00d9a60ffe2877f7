import { expect, test } from 'vitest';
import {
  BuildError,
  closestMatch,
  type Diagnostic,
  formatDiagnostic,
  throwIfErrors,
} from './diagnostics.ts';

const error: Diagnostic = {
  file: 'content/en/index.mdx',
  line: 3,
  column: 7,
  message: 'title is required',
  hint: 'Write a heading: # Title',
};
const warning: Diagnostic = { severity: 'warning', file: 'site.config.ts', message: 'old option' };

test('prints location, message and hint on separate lines', () => {
  expect(formatDiagnostic(error)).toBe(
    'content/en/index.mdx:3:7\n  error: title is required\n  Write a heading: # Title',
  );
});

test('writes what is known of the place', () => {
  expect(formatDiagnostic(warning)).toBe('site.config.ts\n  warning: old option');
  expect(formatDiagnostic({ ...warning, line: 2 })).toMatch(/^site\.config\.ts:2\n/);
});

test('a failure lists every error and leaves warnings to the reporter', () => {
  const printed: string[] = [];
  expect(() =>
    throwIfErrors([error, warning, error], { warn: (text) => printed.push(text) }),
  ).toThrow(BuildError);
  expect(printed).toEqual([formatDiagnostic(warning)]);
  expect(() => throwIfErrors([warning], { warn() {} })).not.toThrow();
});

test.each([
  ['titel', 'title'],
  ['Outline', 'outline'],
  ['descripton', 'description'],
  ['nav', 'nav'],
])('%s is close to %s', (name, expected) => {
  expect(closestMatch(name, ['title', 'outline', 'description', 'nav', 'logo'])).toBe(expected);
});

test.each(['foo', 'somethingelse', ''])('%j is close to nothing', (name) => {
  expect(closestMatch(name, ['title', 'outline', 'logo'])).toBeUndefined();
});
