import { afterEach, expect, test, vi } from 'vitest';
import { runInTimeSlices } from './time-slices.ts';

afterEach(() => vi.restoreAllMocks());

/** A clock that advances with each id. */
function runSlowly(count: number) {
  const order: number[] = [];
  vi.spyOn(performance, 'now').mockImplementation(() => order.length * 5);
  return { order, slices: runInTimeSlices(count, (id) => order.push(id)) };
}

test('each id runs once, those with priority first', async () => {
  const { order, slices } = runSlowly(6);
  await slices.prioritize([4, 2, 4]);
  expect(order).toEqual([4, 2]);
  await slices.done;
  expect(order).toEqual([4, 2, 0, 1, 3, 5]);
});

test('other events are handled after 8 ms', async () => {
  const { order, slices } = runSlowly(6);
  const counts: number[] = [];
  for (let at = 0; at < 9 && order.length < 6; at += 1) {
    counts.push(order.length);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await slices.done;
  expect(new Set(counts).size).toBeGreaterThan(2);
});

test('a later priority replaces an earlier one', async () => {
  const { order, slices } = runSlowly(9);
  const first = slices.prioritize([8, 7, 6, 5, 4]);
  await slices.prioritize([0]);
  await first;
  await slices.done;
  expect(order.indexOf(0)).toBeLessThan(order.indexOf(4));
});
