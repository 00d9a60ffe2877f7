import { afterEach, expect, test, vi } from 'vitest';
import { runInTimeSlices } from './time-slices.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

let order: number[];

/** A clock that advances with each id. */
function runSlowly(count: number) {
  order = [];
  vi.spyOn(performance, 'now').mockImplementation(() => order.length * 5);
  return runInTimeSlices(count, (id) => order.push(id));
}

test('each id runs once, those with priority first', async () => {
  const slices = runSlowly(6);
  await slices.prioritize([4, 2, 4]);
  expect(order).toEqual([4, 2]);
  await slices.done;
  expect(order).toEqual([4, 2, 0, 1, 3, 5]);
});

test('other events are handled after 8 ms', async () => {
  const yielded: number[] = [];
  vi.stubGlobal(
    'MessageChannel',
    class {
      port1 = { onmessage: () => {}, close: () => {} };
      port2 = {
        postMessage: () => {
          yielded.push(order.length);
          queueMicrotask(() => this.port1.onmessage());
        },
      };
    },
  );
  const slices = runSlowly(6);
  await slices.done;
  expect(yielded).toEqual([0, 2, 4]);
});

test('a later priority replaces an earlier one', async () => {
  const slices = runSlowly(9);
  const first = slices.prioritize([8, 7, 6, 5, 4]);
  await slices.prioritize([0]);
  await first;
  await slices.done;
  expect(order.slice(0, 3)).toEqual([8, 7, 0]);
  expect(order.indexOf(5)).toBeGreaterThan(order.indexOf(4));
});
