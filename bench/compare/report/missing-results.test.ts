import { expect, test } from 'vitest';
import { describeMissingResults } from './missing-results.ts';

const failures = [{ name: 'rspress', stage: 'installation', line: 'Error: no network' }] as const;

test('a full comparison is complete when nothing failed', () => {
  expect(describeMissingResults({ failures: [] }, false)).toBeUndefined();
  expect(describeMissingResults({ failures: [...failures] }, false)).toBe(
    'failed: Rspress (installation)',
  );
});

test('a partial comparison is never complete', () => {
  expect(describeMissingResults({ failures: [] }, true)).toBe('partial comparison');
});
