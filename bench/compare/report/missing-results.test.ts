import { expect, test } from 'vitest';
import { findGap } from './missing-results.ts';

const failures = [{ name: 'rspress', stage: 'installation', line: 'Error: no network' }] as const;

test('a run of everything is whole when nothing failed', () => {
  expect(findGap({ failures: [] }, false)).toBeUndefined();
  expect(findGap({ failures: [...failures] }, false)).toBe(
    'what failed is missing: Rspress (installation)',
  );
});

test('a part is never whole', () => {
  expect(findGap({ failures: [] }, true)).toBe('only a part was compared');
});
