import { expect, test } from 'vitest';
import { sumBlocked } from './read-paint.ts';

test('blocking time sums task time beyond 50 ms after the first paint', () => {
  const before = { startTime: 100, duration: 300 };
  const across = { startTime: 450, duration: 130 };
  const short = { startTime: 600, duration: 40 };
  const long = { startTime: 700, duration: 90 };
  expect(sumBlocked([before, across, short, long], 500)).toBe(30 + 40);
  expect(sumBlocked([across], 540)).toBe(0);
});
